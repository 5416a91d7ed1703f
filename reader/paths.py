"""Paths of the profile: one folder holds everything that belongs to an owner."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from msgspec import Struct

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


def get_resources() -> Path:
    """Icons, themes and translations: inside an installed package, beside it in a checkout."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
