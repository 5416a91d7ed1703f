"""The files that every Linux package has in common, laid out below a prefix such as /usr or ~/.local."""

from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path

from common.changelog import CHANGELOG, find_changes, list_notes, list_releases
from common.icons import SVG, make_pngs
from common.project import APP_ID, BUILD, COMMAND, get_date, get_moment, get_version

from linux.completion import list_with_value, list_words, make_bash, make_fish, make_zsh
from linux.desktop_files import Release, make_desktop_entry, make_metainfo, make_mime_types, make_unit
from linux.manual import make_manual

_HICOLOR = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512)


def lay_out(prefix: Path, frozen: Path) -> None:
    """Everything below `prefix`: the program, its command and what a desktop reads."""
    shutil.copytree(frozen, prefix / "lib" / COMMAND, symlinks=True)
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / COMMAND).symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    share = prefix / "share"
    write(share / "applications" / f"{APP_ID}.desktop", make_desktop_entry())
    write(share / "systemd" / "user" / f"{COMMAND}.service", make_unit())
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", make_metainfo(find_releases()))
    write(share / "mime" / "packages" / f"{COMMAND}.xml", make_mime_types())
    write_zipped(share / "man" / "man1" / f"{COMMAND}.1.gz", make_manual(get_version(), get_date()))
    words = list_words(), list_with_value()
    write(share / "bash-completion" / "completions" / COMMAND, make_bash(*words))
    write(share / "zsh" / "site-functions" / f"_{COMMAND}", make_zsh(*words))
    write(share / "fish" / "vendor_completions.d" / f"{COMMAND}.fish", make_fish(*words))
    _lay_out_icons(share / "icons" / "hicolor")


def _lay_out_icons(hicolor: Path) -> None:
    drawn = make_pngs(BUILD / "icons")
    for size in _HICOLOR:
        _copy(drawn[size], hicolor / f"{size}x{size}" / "apps" / f"{COMMAND}.png")
    _copy(SVG, hicolor / "scalable" / "apps" / f"{COMMAND}.svg")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def find_releases() -> list[Release]:
    """This version and the released ones that CHANGELOG.md names as `## [0.1.0] - 2026-11-16`, newest first."""
    text = CHANGELOG.read_text(encoding="utf-8")
    named = list_releases(text)
    days = named if get_version() in dict(named) else [(get_version(), get_date()), *named]
    return [Release(version, day, list_notes(find_changes(text, version))) for version, day in days]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_zipped(path: Path, text: str) -> None:
    """Without the moment of zipping in it, so that two builds are alike."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def make_alike(tree: Path) -> None:
    """The same rights and times whoever builds, and whenever."""
    moment = get_moment()
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path.suffix == ".sh" or path.parts[-3:] == ("lib", COMMAND, COMMAND)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def get_size(tree: Path) -> int:
    """Bytes of all files."""
    return sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
