"""Paths of the profile, the folder with everything that belongs to a user.

The default profile has its cache and its window state in the system's folders for those; a profile in a folder that
the user chose has everything there.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

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
        return _find_usual_folder("cache") if self.is_usual else self.folder / "cache"

    @property
    def state(self) -> Path:
        return _find_usual_folder("state") if self.is_usual else self.folder

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
    return Profile(_find_usual_folder() if override is None else Path(override).expanduser().absolute())


def _find_usual_folder(kind: str = "data") -> Path:
    import platformdirs  # not every process asks

    return Path(getattr(platformdirs, f"user_{kind}_dir")(_NAME, appauthor=False))


@cache
def get_resources() -> Path:
    """The folder of icons, themes and translations: inside an installed package, beside it in a checkout."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def get_guide() -> Path:
    """The folder of the user guide: inside an installed package, in docs of a checkout."""
    inside = get_resources() / "guide"
    return inside if inside.is_dir() else _PACKAGE.parent / "docs" / "guide"
