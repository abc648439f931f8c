#!/bin/sh
# Flatpak gives each program a data folder of its own; the game keeps to the one that it has from source.
exec /app/lib/koloda/koloda --data-dir "$HOME/.local/share/Koloda" "$@"
