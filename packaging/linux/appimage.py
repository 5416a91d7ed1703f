"""The AppImage: one file that runs on any desktop, the program's folder packed behind a small runtime.

The runtime is AppImage's own (https://github.com/AppImage/type2-runtime): it makes the packed folder visible and starts
`AppRun` in it. It is given as a file with its hash, because a build must not fetch and trust something at once.
"""

from __future__ import annotations

import hashlib
import platform
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from common.project import APP_ID, BUILD, COMMAND, NAME, get_version, run

from linux.tree import make_alike

APP_DIR = BUILD / f"{NAME}.AppDir"
MAGIC_AT, MAGIC = 8, b"AI\x02"
"""By which a desktop knows an AppImage of the second kind."""
_OF_EVERY_DESKTOP = re.compile(
    r"(?:ld-linux.*|lib(?:c|m|dl|rt|pthread|resolv|util|stdc\+\+|gcc_s|z|expat|GL|GLX|EGL|OpenGL|GLdispatch|drm|gbm"
    r"|X11|X11-xcb|xcb|fontconfig|freetype|glib-2\.0|gobject-2\.0|gio-2\.0|gmodule-2\.0|gthread-2\.0|wayland-\w+))\.so"
)
"""Libraries that are the desktop's own: drivers, themes and fonts load the same ones into our process, and two versions
of one in a process end in crashes. Everything else comes along."""
_OPTIONAL = re.compile(r"platformthemes/libqgtk3|printsupport/|wayland|Multimedia|mediaplugin")
"""Parts of Qt for desktops that have what they need."""


def build_appimage(tree: Path, runtime: Path, sha256: str, out: Path, *, quick: bool = False) -> Path:
    """`tree` is what the .tar.xz was packed from."""
    if hashlib.sha256(runtime.read_bytes()).hexdigest() != sha256.lower():
        raise SystemExit(f"{runtime} is not the runtime that --sha256 promises.")
    lay_out_app(tree)
    packed = BUILD / "appimage.squashfs"
    packed.unlink(missing_ok=True)
    level = ("-comp", "zstd", "-Xcompression-level", "3" if quick else "19")
    run("mksquashfs", APP_DIR, packed, "-root-owned", "-noappend", "-quiet", "-no-progress", *level)
    path = out / f"{NAME}-{get_version()}-{platform.machine()}.AppImage"
    path.write_bytes(join(runtime.read_bytes(), packed.read_bytes()))
    path.chmod(0o755)
    return path


def join(runtime: bytes, packed: bytes) -> bytes:
    """The runtime finds what follows it by its own length, so nothing may lie between."""
    if runtime[MAGIC_AT : MAGIC_AT + len(MAGIC)] != MAGIC:
        raise SystemExit("This is no runtime of an AppImage.")
    return runtime + packed


def lay_out_app(tree: Path) -> None:
    """The folder as AppImage wants it: AppRun, the menu entry and the icon on top, the rest below usr."""
    shutil.rmtree(APP_DIR, ignore_errors=True)
    for name in ("bin", "lib", "share"):
        shutil.copytree(tree / name, APP_DIR / "usr" / name, symlinks=True)
    shutil.rmtree(APP_DIR / "usr" / "share" / "systemd")  # the file lies elsewhere at every start
    share = APP_DIR / "usr" / "share"
    shutil.copyfile(share / "applications" / f"{APP_ID}.desktop", APP_DIR / f"{APP_ID}.desktop")
    shutil.copyfile(share / "icons" / "hicolor" / "scalable" / "apps" / f"{COMMAND}.svg", APP_DIR / f"{COMMAND}.svg")
    (APP_DIR / ".DirIcon").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{COMMAND}.png")
    (APP_DIR / "AppRun").symlink_to(f"usr/bin/{COMMAND}")
    inside = APP_DIR / "usr" / "lib" / COMMAND / "_internal"
    for library in find_brought(inside):
        shutil.copyfile(library, inside / library.name)
    make_alike(APP_DIR)


def find_brought(inside: Path) -> list[Path]:
    """Libraries of this machine that the program needs and a desktop need not have."""
    files = [
        path
        for path in inside.rglob("*.so*")
        if path.is_file() and not path.is_symlink() and not _OPTIONAL.search(path.as_posix())
    ]
    said = subprocess.run(
        ["ldd", *map(str, files)],
        env={"LD_LIBRARY_PATH": str(inside), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    return choose_brought(re.findall(r"=> (/\S+)", said), inside)


def choose_brought(found: Iterable[str], inside: Path) -> list[Path]:
    """Of what is linked with, what is neither the program's own already nor every desktop's."""
    chosen = {
        Path(path).name: Path(path)
        for path in found
        if not path.startswith(f"{inside}/") and not _OF_EVERY_DESKTOP.match(Path(path).name)
    }
    return [chosen[name] for name in sorted(chosen)]
