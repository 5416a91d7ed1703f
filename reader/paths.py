"""Paths of the profile: one folder holds everything that belongs to a user.

Of the usual profile, what can be made again is in the system's folder for caches, and how the window looked in its
folder for states. A profile that the user put somewhere is all there, so that it can be carried about.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import platformdirs
from msgspec import Struct

from reader.errors import StoreError
from reader.wording.catalogue import Code

_NAME = "paperround"
_PACKAGE = Path(__file__).resolve().parent


class Profile(Struct, frozen=True):
    """The files of one user. Nothing is created until something is written."""

    folder: Path

    @property
    def database(self) -> Path:
        return self.folder / "paperround.sqlite"

    @property
    def backups(self) -> Path:
        return self.folder / "backups"

    @property
    def cache(self) -> Path:
        """May be deleted at any time."""
        if self.is_usual:
            return Path(platformdirs.user_cache_dir(_NAME, appauthor=False))
        return self.folder / "cache"

    @property
    def state(self) -> Path:
        return Path(platformdirs.user_state_dir(_NAME, appauthor=False)) if self.is_usual else self.folder

    @property
    def is_usual(self) -> bool:
        """Whether it is where this system keeps such things."""
        return self.folder == _find_usual_folder()

    @property
    def window_state(self) -> Path:
        """How the window looked when it was closed."""
        return self.state / "window.json"

    @property
    def crash_report(self) -> Path:
        return self.state / "crash.txt"

    @property
    def pictures(self) -> Path:
        """A cache."""
        return self.cache / "pictures"

    @property
    def thumbnails(self) -> Path:
        """A cache of small pictures, made from those above."""
        return self.cache / "thumbnails"

    @property
    def podcasts(self) -> Path:
        """Episodes that were downloaded. No cache: who took them along offline must find them."""
        return self.folder / "podcasts"

    @property
    def kept_plan(self) -> Path:
        """The plan of the day, for the next start. A cache, too."""
        return self.cache / "plan"

    @property
    def editions(self) -> Path:
        """The last papers, as files."""
        return self.folder / "editions"

    @property
    def lock(self) -> Path:
        return self.folder / "lock"


def get_profile(override: str | Path | None = None) -> Profile:
    """The profile in `override`, or in the place this system keeps such things."""
    if override is not None:
        return Profile(Path(override).expanduser().absolute())
    return Profile(_find_usual_folder())


def _find_usual_folder() -> Path:
    return Path(platformdirs.user_data_dir(_NAME, appauthor=False))


def require_utf_8(path: Path) -> None:
    """SQLite, Qt and the desktop's files take no other name of a folder."""
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError as error:
        name = str(path).encode("utf-8", "backslashreplace").decode("utf-8")
        raise StoreError(Code.PATH_NOT_UTF_8(path=name)) from error


@cache
def get_resources() -> Path:
    """Icons, themes and translations: inside an installed package, beside it in a checkout."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
