#!/bin/sh
# Installs Paperround for one user: ./install.sh [PREFIX], which is ~/.local unless you say otherwise.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=${1:-$HOME/.local}
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
case $prefix in *[\"\`\$\\]*) echo "The folder $prefix has characters that a menu entry cannot hold; choose another." >&2; exit 1 ;; esac

say_missing() {
    missing=$(for file in "$here"/lib/paperround/_internal/libpython3*.so* \
        "$here"/lib/paperround/_internal/PySide6/QtWidgets*.so \
        "$here"/lib/paperround/_internal/PySide6/Qt/plugins/platforms/libqxcb.so; do
        LD_LIBRARY_PATH=$here/lib/paperround/_internal ldd "$file" 2>/dev/null
    done | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u)
    [ -z "$missing" ] && return
    echo "Paperround needs these libraries, which this system lacks:" $missing >&2
    echo "On Debian or Ubuntu: sudo apt install @PACKAGES@" >&2
    echo "On Fedora: sudo dnf install libglvnd-glx libglvnd-egl libxkbcommon-x11 xcb-util-cursor xcb-util-wm xcb-util-keysyms" >&2
}

# The program: beside the old one first, so that there is never half of it.
new=$prefix/lib/paperround.new
rm -rf "$new"
mkdir -p "$prefix/lib" "$prefix/bin"
cp -R "$here/lib/paperround" "$new"
cp "$here/uninstall.sh" "$new/uninstall.sh"
rm -rf "$prefix/lib/paperround"
mv "$new" "$prefix/lib/paperround"
ln -sf ../lib/paperround/paperround "$prefix/bin/paperround"

# What the desktop reads. Each file is noted, so that it can be removed.
share=$prefix/share
list=$prefix/lib/paperround/installed-files
: >"$list"
(cd "$here/share" && find . -type f) | while read -r file; do
    mkdir -p "$share/$(dirname "$file")"
    cp "$here/share/$file" "$share/$file"
    echo "$share/${file#./}" >>"$list"
done
entry=$share/applications/io.github.paperround.Paperround.desktop
rm -f "$share/applications/paperround.desktop" # what it was called once
sed "s|^Exec=paperround|Exec=\"$prefix/lib/paperround/paperround\"|" "$here/share/applications/${entry##*/}" >"$entry"
unit=$share/systemd/user/paperround.service
sed "s|^ExecStart=/usr/bin/paperround|ExecStart=\"$prefix/lib/paperround/paperround\"|" "$here/share/systemd/user/${unit##*/}" >"$unit"

refresh() { command -v "$1" >/dev/null 2>&1 && "$@" >/dev/null 2>&1 || true; }
refresh update-desktop-database "$share/applications"
refresh update-mime-database "$share/mime"
refresh gtk-update-icon-cache -f -t "$share/icons/hicolor"

say_missing
echo "Installed. Start Paperround from the menu, or as $prefix/bin/paperround."
case :$PATH: in *:"$prefix/bin":*) ;; *) echo "($prefix/bin is not in your PATH yet.)" ;; esac
