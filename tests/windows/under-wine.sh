#!/bin/sh
# Stands in for `goatherd-serve` in tests: the program for Windows, which GOATHERD_EXE names.
export WINEDEBUG=-all
exec wine64 "$GOATHERD_EXE" "$@"
