"""Posts and visits from CSV files, plain or gzip. Every complaint names the file and the line. A trial says which part
of them is used to learn and which to test."""

from __future__ import annotations

import csv
import gzip
from collections.abc import Iterator, Sequence
from datetime import tzinfo
from pathlib import Path
from typing import TextIO

import numpy as np
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.records.machine import PresenceSign, Sign
from reader.core.records.planning import DAY_S, WEEK_S, FloatArray, IntArray
from reader.planner.days import day_start
from reader.planner.learning.evidence import USUAL_WINDOW
from reader.planner.learning.reading import merge_events

ENOUGH_EVENTS_INSIDE = 30
IDLE_S = 900.0
"""After this long without a key or the pointer a desktop calls the user idle."""


class Feeds(Struct, frozen=True):
    ids: tuple[str, ...]
    posts: tuple[FloatArray, ...]
    windows: IntArray
    floors_s: FloatArray | None = None
    """How long each publisher wants to be left alone after a poll; None if no one does."""


class Trial(Struct, frozen=True):
    """One experiment: learn from `history_from` to `start_at`, test from there to `end_at`."""

    feeds: Feeds
    visits: FloatArray
    zone: tzinfo
    history_from: float
    start_at: float
    end_at: float
    budget_per_day: int
    limit_every_day: bool = False
    """Whether the budget binds on every day, or on average."""
    signs: tuple[PresenceSign, ...] = ()
    """Signs of presence, in order."""
    is_first_day: bool = False
    """Whether everything was subscribed to at `start_at` by an unknown user: then a policy begins with what the feeds'
    documents held."""
    visits_by_feed: tuple[FloatArray, ...] | None = None
    """Per feed, the visits that were to it, if that is known; else every visit is to all of them."""

    @property
    def days(self) -> float:
        return (self.end_at - self.start_at) / DAY_S


def first_post_at(feeds: Feeds) -> float:
    return min(float(times[0]) for times in feeds.posts if times.size)


def last_post_at(feeds: Feeds) -> float:
    return max(float(times[-1]) for times in feeds.posts if times.size)


def auto_shift_weeks(feeds: Feeds, events: FloatArray) -> int:
    """The weeks by which to move events so that they fall on the posts' days; 0 if they already do."""
    first, last = first_post_at(feeds), last_post_at(feeds)
    inside = np.count_nonzero((events >= first) & (events <= last))
    if inside >= ENOUGH_EVENTS_INSIDE or not events.size:
        return 0
    day = first - first % DAY_S
    return int(np.ceil((day - events.min()) / WEEK_S))


def make_trial(
    feeds: Feeds, events: FloatArray, zone: tzinfo, train_days: int, test_days: int, budget_per_day: int
) -> Trial:
    """The trial that starts on the local day of the first post."""
    if not any(times.size for times in feeds.posts):
        raise UsageError("There are no posts in this history. Give a file with at least one.")
    history_from = day_start(first_post_at(feeds), zone)
    start_at = _days_later(history_from, train_days, zone)
    end_at = _days_later(start_at, test_days, zone)
    last = last_post_at(feeds)
    if last - start_at < (end_at - start_at) / 2:
        covered = int((last - history_from) / DAY_S)
        raise UsageError(
            f"The posts cover only {covered} days: too few to learn from {train_days} and test {test_days}."
        )
    visits = merge_events(events)
    if not np.any((visits >= start_at) & (visits < end_at)):
        raise UsageError("There are no visits during the test days. Choose other days or --shift-weeks auto.")
    return Trial(feeds, visits, zone, history_from, start_at, end_at, budget_per_day)


def starts_of_use(activity: FloatArray) -> tuple[PresenceSign, ...]:
    """The signs of presence of somebody who used the machine at these instants, in order."""
    is_start = np.diff(activity, prepend=-np.inf) > IDLE_S
    return tuple(PresenceSign(at, Sign.IDLE_ENDED) for at in activity[is_start].tolist())


def _days_later(at: float, days: int, zone: tzinfo) -> float:
    """The midnight `days` local days later."""
    # By way of noon, which no change of the clocks leaves out.
    return day_start(at + (days + 0.5) * DAY_S, zone)


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
