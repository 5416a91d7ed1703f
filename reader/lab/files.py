"""Posts and visits from CSV files, plain or gzip. Every complaint names the file and the line."""

from __future__ import annotations

import csv
import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

import numpy as np

from reader.core.errors import UsageError
from reader.core.records.planning import FloatArray
from reader.lab.history import Feeds
from reader.planner.learning.evidence import USUAL_WINDOW

WINDOW_BY_KIND = {"video": 15, "reddit": 25}
_UNREADABLE = (OSError, EOFError, UnicodeDecodeError, csv.Error)


def read_feeds(posts_path: Path, window: int | None = None) -> Feeds:
    """Posts by feed. A feeds file beside the posts adds the silent feeds and their windows or kinds."""
    beside = _windows_beside(posts_path)
    times: dict[str, list[float]] = {feed_id: [] for feed_id in beside}
    for feed_id, at in _pairs(posts_path, "feed_id"):
        times.setdefault(feed_id, []).append(at)
    ids = tuple(sorted(times, key=numbers_first))
    windows = [window or beside.get(feed_id, USUAL_WINDOW) for feed_id in ids]
    posts = tuple(np.sort(np.array(times[feed_id], dtype=np.float64)) for feed_id in ids)
    return Feeds(ids, posts, np.array(windows, dtype=np.int64))


def read_users(access_path: Path) -> dict[str, FloatArray]:
    """The events of every user by name."""
    times: dict[str, list[float]] = {}
    for user_id, at in _pairs(access_path, "user_id"):
        times.setdefault(user_id, []).append(at)
    return {user_id: np.sort(np.array(values)) for user_id, values in times.items()}


def get_user(access_path: Path, user_id: str | None) -> FloatArray:
    """One user's events; `user_id` may be None if the file holds only one."""
    users = read_users(access_path)
    if not users:
        raise UsageError(f"There are no visits in {access_path}.")
    if user_id is None and len(users) == 1:
        return next(iter(users.values()))
    if user_id not in users:
        known = ", ".join(sorted(users, key=numbers_first)[:12])
        raise UsageError(f"There are several users in {access_path}. Choose one with --user: {known}.")
    return users[user_id]


def read_visits_by_feed(access_path: Path, user_id: str | None, ids: Sequence[str]) -> tuple[FloatArray, ...] | None:
    """Read one user's visits to each feed. None if the file has no column feed_id."""
    with open_text(access_path) as text:
        rows = csv.DictReader(text)
        if "feed_id" not in (rows.fieldnames or ()):
            return None
        times: dict[str, list[float]] = {feed_id: [] for feed_id in ids}
        try:
            for row in rows:
                if user_id in (None, row["user_id"]) and row["feed_id"] in times:
                    times[row["feed_id"]].append(parse_instant(row["unix_ts"]))
        except (TypeError, ValueError, *_UNREADABLE):
            raise UsageError(f"{access_path}, line {rows.line_num}: expected user_id, unix_ts and feed_id.") from None
    return tuple(np.sort(np.array(found)) for found in times.values())


def _windows_beside(posts_path: Path) -> dict[str, int]:
    """The windows in `name.feeds.csv`, if there is one beside `name.posts.csv.gz`."""
    stem = posts_path.name.split(".posts.csv")[0]
    path = posts_path.with_name(f"{stem}.feeds.csv")
    if ".posts.csv" not in posts_path.name or not path.exists():
        return {}
    with open_text(path) as text:
        rows = csv.DictReader(text)
        try:
            if "feed_id" not in (rows.fieldnames or ()):
                raise UsageError(f"{path} needs a column feed_id.")
            return {row["feed_id"]: _window_of(row) for row in rows if row["feed_id"]}
        except _UNREADABLE as error:
            raise UsageError(f"Can't read {path}: {error}.") from None


def _window_of(row: dict[str, str | None]) -> int:
    """The measured window, or the usual one of the feed's kind."""
    measured = row.get("window") or ""
    if measured.isdecimal() and int(measured) > 0:
        return int(measured)
    return WINDOW_BY_KIND.get(row.get("kind") or "", USUAL_WINDOW)


def _pairs(path: Path, id_column: str) -> Iterator[tuple[str, float]]:
    with open_text(path) as text:
        rows = csv.reader(text)
        try:
            header = [name.strip() for name in next(rows, [])]
        except _UNREADABLE as error:
            raise UsageError(f"Can't read {path}: {error}.") from None
        if id_column not in header or "unix_ts" not in header:
            raise UsageError(f"{path} needs the columns {id_column} and unix_ts in its first line.")
        id_at, time_at = header.index(id_column), header.index("unix_ts")
        try:
            for row in rows:
                if row:
                    yield row[id_at], parse_instant(row[time_at])
        except (ValueError, IndexError, csv.Error):
            raise UsageError(
                f"{path}, line {rows.line_num}: expected {id_column} and a unix time in seconds."
            ) from None
        except (OSError, EOFError, UnicodeDecodeError) as error:
            raise UsageError(f"Can't read {path} to the end: {error}.") from None


def parse_instant(text: str) -> float:
    at = float(text)
    if not 0 <= at < 1e11:
        raise ValueError(text)
    return at


def open_text(path: Path) -> TextIO:
    """Open a file as gzip or plain text, whichever it really is."""
    try:
        with path.open("rb") as file:
            packed = file.read(2) == b"\x1f\x8b"
        if packed:
            return gzip.open(path, "rt", encoding="utf-8-sig", newline="")
        return path.open(encoding="utf-8-sig", newline="")
    except OSError as error:
        raise UsageError(f"Can't open {path}: {error.strerror}. Check the name.") from None


def numbers_first(name: str) -> tuple[int, int, str]:
    digits = name.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return (0, int(digits), name) if digits.isdecimal() else (1, 0, name)
