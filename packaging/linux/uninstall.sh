#!/bin/sh
# Removes Paperround where install.sh put it. Your articles stay: they are in ~/.local/share/paperround.
set -eu

home=$(cd "$(dirname "$0")" && pwd)
prefix=$(cd "$home/../.." && pwd)
share=$prefix/share
[ -f "$home/installed-files" ] || { echo "Nothing is installed here; run the uninstall.sh in ~/.local/lib/paperround." >&2; exit 1; }

while read -r file; do
    rm -f "$file"
    folder=$(dirname "$file")
    while [ "$folder" != "$share" ] && [ "$folder" != "$prefix" ] && rmdir "$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
done <"$home/installed-files"
[ "$(readlink "$prefix/bin/paperround" 2>/dev/null)" = ../lib/paperround/paperround ] && rm -f "$prefix/bin/paperround"

# Starting at login is of no use any more.
autostart=${XDG_CONFIG_HOME:-$HOME/.config}/autostart/paperround.desktop
if [ -f "$autostart" ] && grep -q "$home/paperround" "$autostart"; then rm -f "$autostart"; fi
wanted=${XDG_CONFIG_HOME:-$HOME/.config}/systemd/user/graphical-session.target.wants/paperround.service
if [ "$(readlink "$wanted" 2>/dev/null)" = "$share/systemd/user/paperround.service" ]; then rm -f "$wanted"; fi

# What the desktop's tools made of our files: made anew where others are left, else removed.
refresh() { command -v "$1" >/dev/null 2>&1 && "$@" >/dev/null 2>&1 || true; }
if ls "$share"/applications/*.desktop >/dev/null 2>&1; then refresh update-desktop-database "$share/applications"
else rm -f "$share/applications/mimeinfo.cache"; rmdir "$share/applications" 2>/dev/null || true; fi
if [ -d "$share/mime/packages" ]; then refresh update-mime-database "$share/mime"
elif [ -f "$share/mime/mime.cache" ]; then rm -rf "$share/mime"; fi
if [ -d "$share/icons/hicolor" ] && [ -z "$(find "$share/icons/hicolor" -name '*.png' -o -name '*.svg' | head -1)" ]; then
    rm -f "$share/icons/hicolor/icon-theme.cache"; rmdir "$share/icons/hicolor" "$share/icons" 2>/dev/null || true
fi
rm -rf "$home"
rmdir "$prefix/lib" "$prefix/bin" "$share" "$prefix" 2>/dev/null || true
echo "Removed. Your articles and settings are still in ${XDG_DATA_HOME:-$HOME/.local/share}/paperround."
