#!/bin/sh
# Paperround as an AppImage, from the frozen program of `packaging/build.py linux`: packaging/appimage/build.sh
# Needs appimagetool (https://github.com/AppImage/appimagetool) in PATH, which fetches its runtime by itself.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
command -v appimagetool >/dev/null || { echo "appimagetool is missing; see packaging/README.md." >&2; exit 1; }
tree=$(ls -d "$root"/build/archive/paperround-*-linux-* 2>/dev/null | tail -1)
[ -n "$tree" ] || { echo "Nothing is frozen yet; run first: python3 dev.py package linux" >&2; exit 1; }

app=$root/build/Paperround.AppDir
rm -rf "$app"
mkdir -p "$app/usr"
cp -R "$tree/lib" "$tree/bin" "$tree/share" "$app/usr/"
cp "$app/usr/share/applications/io.github.paperround.Paperround.desktop" "$app/usr/share/icons/hicolor/scalable/apps/paperround.svg" "$app/"
ln -s usr/share/icons/hicolor/256x256/apps/paperround.png "$app/.DirIcon"
ln -s usr/bin/paperround "$app/AppRun"

version=${tree##*/paperround-}
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct) \
    appimagetool --no-appstream "$app" "$root/dist/Paperround-${version%-linux-*}-${version##*-}.AppImage"
