#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Longroad authors
# SPDX-License-Identifier: MIT
set -euo pipefail

usage="usage: tests/run.sh [PRESET [CTEST OPTION...]]

Installs what is missing (through apt, with sudo when not root), builds PRESET
(dev, or asan for the sanitizers; dev if none is named) and runs every test,
without a display. The exit status is 0 only if tests ran and all passed.
    tests/run.sh dev -R LongestRoute    only the tests with that name"

source "$(dirname -- "${BASH_SOURCE[0]}")/../app/prepare.sh"

preset=dev
case ${1-} in
    -h | --help) echo "$usage" && exit ;;
    -*) echo "$usage" >&2 && exit 2 ;;
    ?*) preset=$1 && shift ;;
esac

install_missing "to build and test Longroad" "${build_packages[@]}" "${test_packages[@]}"
if [[ $preset == dev ]]; then
    # dev also compiles every header alone, so that none leans on what others include.
    build "$preset" all all_verify_interface_header_sets
else
    build "$preset"
fi
# The preset sets the offscreen platform and makes a run without any test an error.
cd "$root"
ctest --preset "$preset" "$@"
