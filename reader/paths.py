"""Paths of the profile: one folder holds everything that belongs to an owner."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from msgspec import Struct

from reader.errors import StoreError
from reader.wording.catalogue import Code

_PACKAGE = Path(__file__).resolve().parent


class Profile(Struct, frozen=True):
    """The files of one owner. Nothing is created until something is written."""

    folder: Path

    @property
    def database(self) -> Path:
        return self.folder / "paperround.sqlite"

    @property
    def backups(self) -> Path:
        return self.folder / "backups"

    @property
    def pictures(self) -> Path:
        """A cache: may be deleted at any time."""
        return self.folder / "cache" / "pictures"

    @property
    def lock(self) -> Path:
        return self.folder / "lock"


def get_profile(override: str | Path | None = None) -> Profile:
    """The profile in `override`, or in the place this system keeps such things."""
    if override is not None:
        return Profile(Path(override).expanduser().absolute())
    return Profile(Path(platformdirs.user_data_dir("paperround", appauthor=False)))


def require_utf_8(path: Path) -> None:
    """SQLite, Qt and the desktop's files take no other name of a folder."""
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError as error:
        name = str(path).encode("utf-8", "backslashreplace").decode("utf-8")
        raise StoreError(Code.PATH_NOT_UTF_8(path=name)) from error


def get_resources() -> Path:
    """Icons, themes and translations: inside an installed package, beside it in a checkout."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
