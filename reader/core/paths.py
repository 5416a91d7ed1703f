"""Paths of the profile, the folder with everything that belongs to a user.

The default profile has its cache and its window state in the system's folders for those; a profile in a folder that
the user chose has everything there.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import platformdirs
from msgspec import Struct

from reader.core.errors import StoreError
from reader.core.words.catalogue import Code

_NAME = "paperround"
_PACKAGE = Path(__file__).resolve().parents[1]


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
        return self.folder == _find_usual_folder()

    @property
    def window_state(self) -> Path:
        return self.state / "window.json"

    @property
    def crash_report(self) -> Path:
        return self.state / "crash.txt"

    @property
    def pictures(self) -> Path:
        return self.cache / "pictures"

    @property
    def thumbnails(self) -> Path:
        return self.cache / "thumbnails"

    @property
    def podcasts(self) -> Path:
        """Downloaded episodes. Not a cache: they must be there offline."""
        return self.folder / "podcasts"

    @property
    def kept_plan(self) -> Path:
        return self.cache / "plan"

    @property
    def editions(self) -> Path:
        return self.folder / "editions"

    @property
    def lock(self) -> Path:
        return self.folder / "lock"


def get_profile(override: str | Path | None = None) -> Profile:
    """The profile in `override`, or the default one."""
    if override is not None:
        return Profile(Path(override).expanduser().absolute())
    return Profile(_find_usual_folder())


def _find_usual_folder() -> Path:
    return Path(platformdirs.user_data_dir(_NAME, appauthor=False))


def require_utf_8(path: Path) -> None:
    """Raise if a path is not UTF-8, which SQLite, Qt and desktop files need."""
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError as error:
        name = str(path).encode("utf-8", "backslashreplace").decode("utf-8")
        raise StoreError(Code.PATH_NOT_UTF_8(path=name)) from error


@cache
def get_resources() -> Path:
    """The folder of icons, themes and translations: inside an installed package, beside it in a checkout."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def get_guide() -> Path:
    """The folder of the user guide: inside an installed package, in docs of a checkout."""
    inside = get_resources() / "guide"
    return inside if inside.is_dir() else _PACKAGE.parent / "docs" / "guide"
