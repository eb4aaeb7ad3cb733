# Who may include whom: core <- ui <- app, and inside core board <- position <- rules <- documents.
# Run with -D ROOT=<source directory>; fails with one line for each include that points the wrong
# way. Includes are written from the root, so the path says the layer.
cmake_minimum_required(VERSION 3.25)

set(faults "")

# The files in <folder> may include what matches one of the ALLOWED patterns (regular expressions
# for the whole path) and must not include what matches one of the FORBIDDEN ones.
function(check_layer folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "ALLOWED;FORBIDDEN")
    file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/${folder}/*.h ${ROOT}/${folder}/*.cpp)
    foreach(file IN LISTS files)
        file(STRINGS ${ROOT}/${file} lines REGEX "^[ \t]*#[ \t]*include")
        foreach(line IN LISTS lines)
            if(NOT line MATCHES "include[ \t]*[<\"]([^>\"]+)[>\"]")
                continue()
            endif()
            set(included ${CMAKE_MATCH_1})
            set(good TRUE)
            if(DEFINED arg_ALLOWED)
                set(good FALSE)
                foreach(pattern IN LISTS arg_ALLOWED)
                    if(included MATCHES "^(${pattern})$")
                        set(good TRUE)
                    endif()
                endforeach()
            endif()
            foreach(pattern IN LISTS arg_FORBIDDEN)
                if(included MATCHES "^(${pattern})$")
                    set(good FALSE)
                endif()
            endforeach()
            if(NOT good)
                list(APPEND faults "${file} must not include ${included}")
            endif()
        endforeach()
    endforeach()
    set(faults "${faults}" PARENT_SCOPE)
    list(LENGTH files count)
    math(EXPR all_files "${all_files} + ${count}")
    set(all_files ${all_files} PARENT_SCOPE)
endfunction()

set(all_files 0)
set(standard "[a-z_]+") # <vector>; headers of Qt and of ours have capitals, dots or slashes
# By its short name a header of QtGui is not found at all where only QtCore is linked.
set(gui "Qt(Gui|Widgets|Svg|SvgWidgets|PrintSupport)/.*")

# The rules: the standard library alone.
check_layer(core/support ALLOWED ${standard} core/support/.*)
check_layer(core/board ALLOWED ${standard} core/support/.* core/board/.*)
check_layer(core/position ALLOWED ${standard} core/support/.* core/board/.* core/position/.*)
check_layer(core/rules
    ALLOWED ${standard} core/support/.* core/board/.* core/position/.* core/rules/.*)

# Documents: of Qt only QtCore.
check_layer(core/format FORBIDDEN ui/.* app/.* core/report/.* ${gui})
check_layer(core/words FORBIDDEN ui/.* app/.* core/report/.* ${gui})
check_layer(core/report FORBIDDEN ui/.* app/.* ${gui})

# The window knows no program around it; what draws the board knows no document and no panel.
check_layer(ui FORBIDDEN app/.*)
check_layer(ui/board FORBIDDEN ui/document/.* ui/edit/.* ui/panels/.*)

if(all_files EQUAL 0)
    message(FATAL_ERROR "no files found below ${ROOT}")
endif()
if(faults)
    list(JOIN faults "\n  " text)
    message(FATAL_ERROR "Includes that point the wrong way:\n  ${text}")
endif()
