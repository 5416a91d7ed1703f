"""The log of polls, the day ledger, posting times, and uptime with its gaps. The engine writes, everyone reads."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import apsw

from reader.core.records import logged
from reader.core.settings import Settings
from reader.store.db import fetch, fetch_column, find_value, transaction, write, write_many
from reader.store.rows import fetch_as, list_columns, make_values

QUARTER_S = 900
_POLL_COLUMNS = list_columns(logged.PollRecord, but=["id"])


def add_poll(conn: apsw.Connection, poll: logged.PollRecord) -> None:
    """Append to the log and charge the day's ledger, both or neither."""
    with transaction(conn):
        *values, _ = make_values(poll)
        conn.execute(f"INSERT INTO polls ({_POLL_COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)
        is_unchanged, failed = poll.outcome == "unchanged", poll.outcome == "failed"
        charged = (poll.local_day, poll.trigger, poll.wire_bytes, failed, is_unchanged, poll.new_count)
        conn.execute(_CHARGE, charged)


_CHARGE = """INSERT INTO days (day, trigger, fetches, wire_bytes, failed, unchanged, new_count)
    VALUES (?, ?, 1, ?, ?, ?, ?)
    ON CONFLICT (day, trigger) DO UPDATE SET fetches = fetches + 1, wire_bytes = wire_bytes + excluded.wire_bytes,
        failed = failed + excluded.failed, unchanged = unchanged + excluded.unchanged,
        new_count = new_count + excluded.new_count"""


def add_side_fetch(conn: apsw.Connection, day: str, trigger: str, wire_bytes: int, failed: bool) -> None:
    """Charge the day's ledger for a fetch that isn't a poll; see SIDE_TRIGGERS."""
    write(conn, _CHARGE, (day, trigger, wire_bytes, failed, 0, 0))


def add_effort(conn: apsw.Connection, day: str, cpu_s: float) -> None:
    """Add processor seconds of all processes to a day."""
    sql = "INSERT INTO effort (day, cpu_s) VALUES (?, ?) ON CONFLICT (day) DO UPDATE SET cpu_s = cpu_s + excluded.cpu_s"
    write(conn, sql, (day, cpu_s), survives_power_cut=False)


def list_effort(conn: apsw.Connection, since_day: str) -> dict[str, float]:
    """The processor seconds of each day."""
    return dict(fetch(conn, "SELECT day, cpu_s FROM effort WHERE day >= ? ORDER BY day", (since_day,)))


def list_polls(
    conn: apsw.Connection, limit: int, feed_id: int | None = None, since_at: float = 0.0
) -> list[logged.PollRecord]:
    """The polls of one feed or of all, newest first."""
    which = "" if feed_id is None else "feed_id = ?1 AND"
    sql = f"SELECT {_POLL_COLUMNS}, id FROM polls WHERE {which} at >= ?2 ORDER BY at DESC, id DESC LIMIT ?3"
    return fetch_as(conn, logged.PollRecord, sql, (feed_id, since_at, limit))


def note_next(conn: apsw.Connection, feed_ids: Iterable[int]) -> None:
    """Copy each feed's next poll and its reason into its last poll in the log."""
    sql = """UPDATE polls SET (next_at, next_reason) =
            (SELECT next_poll_at, next_reason FROM feed_state WHERE feed_id = ?1)
        WHERE id = (SELECT id FROM polls WHERE feed_id = ?1 ORDER BY at DESC, id DESC LIMIT 1)"""
    write_many(conn, sql, [(feed_id,) for feed_id in feed_ids], survives_power_cut=False)


def list_poll_times(conn: apsw.Connection, after_at: float, until_at: float) -> list[float]:
    """When polls between two instants were answered, in order."""
    return fetch_column(conn, "SELECT at FROM polls WHERE at > ? AND at <= ? ORDER BY at", (after_at, until_at))


def get_new_counts(conn: apsw.Connection, after_at: float) -> dict[int, int]:
    """How many new entries each feed brought after an instant."""
    return dict(fetch(conn, "SELECT feed_id, sum(new_count) FROM polls WHERE at > ? GROUP BY feed_id", (after_at,)))


def list_days(conn: apsw.Connection, since_day: str = "") -> list[logged.DayUse]:
    sql = f"SELECT {list_columns(logged.DayUse)} FROM days WHERE day >= ? ORDER BY day, trigger"
    return fetch_as(conn, logged.DayUse, sql, (since_day,))


def get_day(conn: apsw.Connection, day: str) -> list[logged.DayUse]:
    """What one day has spent so far, by trigger."""
    return [use for use in list_days(conn, day) if use.day == day]


def read_day_ledger(conn: apsw.Connection, day: str, settings: Settings) -> logged.DayLedger:
    return make_day_ledger(get_day(conn, day), settings)


def count_bound(uses: Sequence[logged.DayUse]) -> int:
    """The fetches that the budget counts."""
    return sum(use.fetches for use in uses if use.trigger in logged.BOUND)


def make_day_ledger(uses: Sequence[logged.DayUse], settings: Settings) -> logged.DayLedger:
    """What a day has used and has left, in fetches and, if the user limits them, in bytes."""
    polls = [use for use in uses if use.trigger not in logged.SIDE_TRIGGERS]
    made = sum(use.fetches for use in polls)
    used = count_bound(uses)
    wire_bytes = sum(use.wire_bytes for use in uses)
    most = logged.most_a_day(settings.daily_budget, limit_every_day=settings.limit_every_day)
    left = most - used
    per_fetch = max(sum(use.wire_bytes for use in polls) / made if made else logged.USUAL_BYTES, 1.0)
    bytes_left = None
    if settings.megabytes_per_day:
        limited = sum(use.wire_bytes for use in uses if use.trigger not in logged.UNLIMITED)
        bytes_left = max(settings.megabytes_per_day * 1e6 - limited, 0.0)
        left = min(left, int(bytes_left / per_fetch))
    return logged.DayLedger(
        settings.daily_budget, most, used, made - used, wire_bytes, max(left, 0), per_fetch, bytes_left
    )


WITHOUT_LIMIT = 250_000_000
"""The shares of images in lists, and of what is downloaded ahead, are of this many bytes if the user set no limit."""


def find_list_bytes_left(uses: Sequence[logged.DayUse], settings: Settings) -> float:
    """The bytes left today for images in lists."""
    return _find_left(uses, settings, {logged.LIST_PICTURE}, 0.1, 5_000_000)


def find_ahead_bytes_left(uses: Sequence[logged.DayUse], settings: Settings) -> float:
    """The bytes left today for articles and episodes that are downloaded ahead; the rest is kept for feeds."""
    return _find_left(uses, settings, {logged.PREFETCH, logged.PODCAST_AHEAD}, 0.8)


def _find_left(
    uses: Sequence[logged.DayUse], settings: Settings, triggers: set[str], share: float, most: float = math.inf
) -> float:
    of_all = make_day_ledger(uses, settings).bytes_left
    used = sum(use.wire_bytes for use in uses if use.trigger in triggers)
    left = min(share * (settings.megabytes_per_day * 1e6 or WITHOUT_LIMIT), most) - used
    return max(left if of_all is None else min(left, of_all), 0.0)


def list_posting_times(conn: apsw.Connection, feed_id: int, seen_since_at: float = 0.0) -> list[logged.PostingTime]:
    """When a feed's entries appeared, pruned ones included, in the order they were first seen."""
    sql = """SELECT coalesce(published_at, first_seen_at) AS at, published_at IS NOT NULL AS date_known,
            seen_after_at AS after_at, first_seen_at
        FROM entries INDEXED BY entries_by_feed WHERE feed_id = ? AND first_seen_at >= ?
        ORDER BY first_seen_at, published_at"""
    return fetch_as(conn, logged.PostingTime, sql, (feed_id, int(seen_since_at)))


def note_awake(conn: apsw.Connection, now: float, keep_s: float) -> None:
    """Note that the engine runs now; what is longer ago than `keep_s` is forgotten."""
    with transaction(conn, survives_power_cut=False):
        sql = """INSERT INTO awake (quarter, last_at) VALUES (?, ?)
            ON CONFLICT (quarter) DO UPDATE SET last_at = max(last_at, excluded.last_at)"""
        conn.execute(sql, (int(now // QUARTER_S), now))
        conn.execute("DELETE FROM awake WHERE quarter < ?", (int((now - keep_s) // QUARTER_S),))


def list_awake(conn: apsw.Connection) -> list[float]:
    """The starts of the quarters of an hour in which the engine ran, in order."""
    return [float(quarter * QUARTER_S) for quarter in fetch_column(conn, "SELECT quarter FROM awake ORDER BY quarter")]


def find_last_awake(conn: apsw.Connection) -> float | None:
    """When the engine is last known to have run."""
    return find_value(conn, float, "SELECT last_at FROM awake ORDER BY quarter DESC LIMIT 1")


def save_gap(conn: apsw.Connection, gap: logged.Gap, keep_s: float) -> None:
    """Add a gap or extend it; those that ended longer ago than `keep_s` are forgotten."""
    with transaction(conn, survives_power_cut=False):
        sql = """INSERT INTO gaps (started_at, kind, ended_at) VALUES (?, ?, ?)
            ON CONFLICT (started_at, kind) DO UPDATE SET ended_at = max(ended_at, excluded.ended_at)"""
        conn.execute(sql, (gap.started_at, gap.kind, gap.ended_at))
        conn.execute("DELETE FROM gaps WHERE ended_at < ?", (gap.ended_at - keep_s,))


def list_gaps(conn: apsw.Connection, since_at: float, until_at: float) -> list[logged.Gap]:
    """The gaps that touch a stretch of time, in order."""
    sql = "SELECT started_at, ended_at, kind FROM gaps WHERE started_at < ? AND ended_at > ? ORDER BY 1, 3"
    return fetch_as(conn, logged.Gap, sql, (until_at, since_at))
