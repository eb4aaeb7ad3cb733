#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Longroad authors
# SPDX-License-Identifier: MIT
set -euo pipefail

usage="usage: app/run.sh [FILE]
       app/run.sh --build-only

Installs what is missing (through apt, with sudo when not root), builds Longroad
and opens its window on FILE, or on a sample layout. With --build-only it stops
before the window; the program is then build/release/bin/longroad."

source "$(dirname -- "${BASH_SOURCE[0]}")/prepare.sh"

# The folder is never changed, so a relative FILE stays what the caller meant.
file=$root/resources/boards/00-table-of-four.longroad
open=yes
case ${1-} in
    -h | --help) echo "$usage" && exit ;;
    --build-only) open=no ;;
    -*) echo "$usage" >&2 && exit 2 ;;
    ?*) file=$1 ;;
esac
if [[ $# -gt 1 ]]; then
    echo "$usage" >&2
    exit 2
fi

install_missing "to build and run Longroad" "${build_packages[@]}"
build release
[[ $open == no ]] || exec "$root/build/release/bin/longroad" "$file"
