# SPDX-FileCopyrightText: 2026 The Longroad authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# shellcheck disable=SC2034 # the scripts that source this one use the lists
#
# What app/run.sh, tests/run.sh and .ci/run share: the packages and the build. Sourced, never run.

# Physical, so that a build made through a symbolic link is the same build.
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

# The names apt knows the packages by; README.md says what each is for. "a|b" is one need under
# two names: either will do, and of those that apt offers the first is installed. Qt's SVG
# development files have two names in Debian's and Ubuntu's history, and its SVG plugins, which
# draw the icons, have a package of their own only since Debian 13.
build_packages=(
    g++ cmake ninja-build
    qt6-base-dev "qt6-svg-dev|libqt6svg6-dev" "qt6-svg-plugins|libqt6svg6"
    qt6-tools-dev qt6-l10n-tools
    fonts-dejavu-core
)
test_packages=(libgtest-dev python3 python3-jsonschema)
check_packages=(git clang-format-14 shellcheck)
needs="Longroad needs a C++20 compiler, CMake 3.25, Ninja, Qt 6.4 with its SVG module, \
and for the tests GoogleTest and Python with jsonschema; Debian 12, Ubuntu 24.04 and anything newer \
have them."

has() { command -v "$1" >/dev/null 2>&1; }

# has_candidate PACKAGE: does apt have one to install? Reads local lists only.
has_candidate() { [[ $(LC_ALL=C apt-cache policy "$1" 2>/dev/null) == *"Candidate: "[!\(]* ]]; }

# name_of NEED: the name to install it by: the first that apt offers. Where it offers none (its
# lists may be empty still), the first at all, and a failure.
name_of() {
    local name
    for name in ${1//|/ }; do
        if has_candidate "$name"; then
            echo "$name"
            return
        fi
    done
    echo "${1%%|*}"
    return 1
}

# install_missing PURPOSE NEED...: asks dpkg what is there, and troubles apt (and the network, and
# sudo) only when something is not.
install_missing() {
    local purpose=$1 need name installed missing=() names=() apt=()
    shift
    has apt-get && has dpkg-query || return 0 # build() says what is needed
    # shellcheck disable=SC2016 # the ${...} are dpkg-query's
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n')
    for need in "$@"; do
        for name in ${need//|/ }; do
            grep -qxF "installed $name" <<<"$installed" && continue 2
        done
        missing+=("$need")
        names+=("$(name_of "$need" || true)")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0

    echo "Missing, $purpose: ${names[*]}"
    if [[ $EUID -eq 0 ]]; then
        echo "Installing that with apt-get."
    elif has sudo; then
        apt=(sudo)
        echo "Installing that with sudo apt-get, which may ask for your password."
    else
        echo "Installing needs root, and there is no sudo here. As root, run:" >&2
        echo "    apt-get update && apt-get install --no-install-recommends ${names[*]}" >&2
        return 1
    fi
    # A machine that has just started often holds apt's lock for its own updates: wait for it.
    apt+=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300)
    # A source that fails to update need not be one of ours, so that alone is not the end.
    "${apt[@]}" update </dev/null || echo "Not all package lists could be updated; going on." >&2
    names=()
    for need in "${missing[@]}"; do
        if ! name=$(name_of "$need"); then
            echo "apt has no package ${need//|/ or }. $needs" >&2
            echo "On Ubuntu, Qt is in the 'universe' part: sudo add-apt-repository universe" >&2
            return 1
        fi
        names+=("$name")
    done
    if ! "${apt[@]}" install --no-install-recommends "${names[@]}" </dev/null; then
        echo "The packages could not be installed. Once that is mended, or as root, run:" >&2
        echo "    apt-get update && apt-get install --no-install-recommends ${names[*]}" >&2
        return 1
    fi
}

# build PRESET [TARGET...]: configures if need be and builds; says nothing when all is up to date.
build() {
    local preset=$1 folder=$root/build/$1 home='' fresh=() command
    shift
    if [[ -e $folder/CMakeCache.txt ]]; then
        home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$folder/CMakeCache.txt")
        # The folder was moved or copied: the old build belongs to the old place.
        [[ $home -ef $root ]] || fresh=(--fresh)
    fi
    # Ninja sees a changed CMakeLists.txt by itself, changed presets it does not.
    if [[ ${#fresh[@]} -gt 0 || ! -e $folder/build.ninja ||
        $root/CMakePresets.json -nt $folder/build.ninja ]]; then
        has apt-get || echo "No apt here, so nothing is installed. $needs"
        echo "Configuring the $preset build"
        if ! cmake -S "$root" --preset "$preset" "${fresh[@]}" --log-level=WARNING >/dev/null; then
            echo "The $preset build could not be configured; the reason stands above." >&2
            return 1
        fi
    fi
    command=(cmake --build "$folder" --target "${@:-all}")
    # A look first, so that "nothing to do" is silent and the real build keeps Ninja's own
    # one-line progress.
    if ! "${command[@]}" -- -n 2>/dev/null | grep -q '^ninja: no work to do'; then
        echo "Building the $preset build"
        "${command[@]}"
    fi
}
