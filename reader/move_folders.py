"""Move the cache and window state that earlier versions kept in the profile folder to the system's folders for them.

Call it while holding the profile's lock, before anything is opened. A file is moved whole or stays; one that is there
already is newer and wins; what cannot be moved is tried again at the next start.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

from reader.paths import Profile
from reader.private_files import close_to_others, make_private_folder


def move_folders(profile: Profile) -> None:
    """Move what is left, and keep other users out of the folders: the pictures there tell what was read."""
    if profile.is_usual:
        for folder in (profile.cache, profile.state):
            with suppress(OSError):
                make_private_folder(folder)
                close_to_others(folder)
    _move(profile.folder / "cache", profile.cache)
    _move(profile.folder / "window.json", profile.window_state)
    _move(profile.folder / "crash.txt", profile.crash_report)


def _move(old: Path, new: Path) -> None:
    if old == new or not old.exists():
        return
    with suppress(OSError):
        if new.exists() and old.samefile(new):
            return  # a case-insensitive file system
        make_private_folder(new.parent)
        for source in [path for path in (old, *old.rglob("*")) if path.is_file()]:
            _move_file(source, new / source.relative_to(old) if source != old else new)
        if old.is_dir():
            for inner in sorted((path for path in old.rglob("*") if path.is_dir()), reverse=True):
                inner.rmdir()
            old.rmdir()


def _move_file(source: Path, target: Path) -> None:
    if target.exists():
        source.unlink()
        return
    make_private_folder(target.parent)
    part = target.with_name(f"{target.name}.part")
    try:
        os.replace(source, target)
    except OSError:  # another file system: a copy takes its name once it is whole
        shutil.copy2(source, part)
        os.replace(part, target)
        source.unlink()
