"""The stage for pictures: the demo's profile at one moment of one morning, its pictures without a server."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.core.paths import Profile
from reader.features.demo.content import DemoContent, load_content
from reader.features.demo.service import fill_profile
from reader.store.db import open_store
from reader.store.feeds import list_feeds, set_choices
from reader.store.pictures import PictureCache
from tests.window.insights.demo_weeks import plan_rest_of_day

MOMENT = datetime(2026, 6, 11, 10, 24).astimezone()
NOW = MOMENT.timestamp()
SEED = 7


class DemoPictures(QObject):
    """Hands out the demo's pictures as our fetcher would, at once."""

    arrived = Signal(str)
    wanted = Signal(str, int)

    def __init__(self, content: DemoContent) -> None:
        super().__init__()
        self._pictures = content.pictures

    def expect(self, feed_id: int, urls: Iterable[str]) -> None:
        """Nothing to prepare: all of them are at hand."""

    def get(self, url: str) -> bytes | None:
        return self._pictures.get(url.rsplit("/", 1)[-1].removesuffix(".png"))

    read = get


@dataclass(frozen=True)
class Stage:
    filled: Path
    pictures: DemoPictures


def make_stage(folder: Path) -> Stage:
    content = load_content()
    fill(folder, content)
    return Stage(folder, DemoPictures(content))


def fill(folder: Path, content: DemoContent) -> None:
    offset = MOMENT.utcoffset()
    bases = {feed.slug: f"https://{feed.slug}.example" for feed in content.feeds}
    conn = open_store(Profile(folder).database, NOW)
    fill_profile(conn, content, bases, NOW, SEED, int(offset.total_seconds()) if offset else 0)
    for feed in list_feeds(conn):
        set_choices(conn, feed.id, replace(feed.choices, images=True))
    plan_rest_of_day(conn, NOW)
    conn.close()
    _keep_pictures(folder, content, list(bases.values()))


def _keep_pictures(folder: Path, content: DemoContent, bases: list[str]) -> None:
    """As if they had been fetched, for the list."""
    cache = PictureCache(Profile(folder).pictures)
    for name, data in content.pictures.items():
        for base in bases:
            cache.write(f"{base}/pictures/{name}.png", data)


def copy(filled: Path, folder: Path) -> Profile:
    shutil.copytree(filled, folder)
    return Profile(folder)
