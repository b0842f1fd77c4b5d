#!/bin/sh
# Stands in for `goatherd-serve` in tests: the program for Windows, which GOATHERD_EXE names.
export WINEDEBUG=-all
# Debian keeps it off the path unless the package `wine` is there, too.
PATH="$PATH:/usr/lib/wine"
exec wine64 "$GOATHERD_EXE" "$@"
