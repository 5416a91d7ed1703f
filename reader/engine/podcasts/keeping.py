"""Carries out what plan_ahead.py decides: rows of what is fetched ahead, files of what is let go."""

from __future__ import annotations

import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from reader.clock import local_day
from reader.engine.podcasts.fetch_recording import DownloadTools
from reader.engine.podcasts.plan_ahead import Rules, choose_ahead, choose_let_go, find_left_bytes, find_size
from reader.engine.polls.day_ledger import make_day_ledger
from reader.engine.ready import learned
from reader.learn.listening import find_next_time, find_usual_times
from reader.model.ready import Need, ReadyFor
from reader.plan import ready_needs
from reader.podcast_files import find_file, list_strangers
from reader.settings import READY_OFF, Settings
from reader.store.podcasts import downloads as rows
from reader.store.podcasts.episodes import list_downloaded, list_newest_heard_of, list_queue
from reader.store.podcasts.listening import list_listening_times
from reader.store.polling.poll_log import get_day

LEARNED_FROM_S = 60 * 86_400.0
DROPPED_KEPT_S = 600.0
"""A file that nobody wants any more stays so long: an undo finds it."""


def make_rules(settings: Settings) -> Rules:
    return Rules(settings.podcast_ahead_mb, settings.podcast_kept_mb, settings.podcast_heard_days)


def find_next_listening(tools: DownloadTools, now: float) -> float | None:
    """When the owner will probably listen next; None while that is not known."""
    times = list_listening_times(tools.conn, now - LEARNED_FROM_S)
    return find_next_time(find_usual_times(times, tools.zone), now, tools.zone)


def plan_ahead(tools: DownloadTools, settings: Settings, now: float, asked_for: Need | None = None) -> None:
    """`asked_for`: the owner leaves now, whatever was learned."""
    rules = make_rules(settings)
    if not rules.megabytes_a_day:
        return
    midnight = datetime.fromtimestamp(now, tools.zone).replace(hour=0, minute=0, second=0, microsecond=0)
    used = rows.count_ahead_bytes(tools.conn, midnight.timestamp())
    here = {one.entry_id: find_size(one) for one in list_downloaded(tools.conn)}
    left = min(find_left_bytes(rules, used, here), _find_line_left(tools, settings, now))
    newest = list_newest_heard_of(tools.conn, now - LEARNED_FROM_S)
    need = asked_for or _find_offline(tools, settings, now)
    chosen = choose_ahead(
        list_queue(tools.conn),
        newest,
        find_next_listening(tools, now),
        left,
        now,
        offline_at=need.at if need else None,
    )
    for one in chosen:
        rows.plan_download(tools.conn, one.entry_id, one.for_at, now)


def _find_offline(tools: DownloadTools, settings: Settings, now: float) -> Need | None:
    """Learned hours without a line for which things are got ready at this moment."""
    if settings.ready == READY_OFF:
        return None
    hours = learned.learn_hours(tools.conn, now, tools.zone)
    need = ready_needs.find_need(hours, now, tools.zone)
    return need if need is not None and need.cause is ReadyFor.NO_LINE else None


def _find_line_left(tools: DownloadTools, settings: Settings, now: float) -> int:
    """What the owner's bound for everything that is fetched leaves."""
    ledger = make_day_ledger(get_day(tools.conn, local_day(now, tools.zone)), settings)
    return sys.maxsize if ledger.bytes_left is None else int(ledger.bytes_left)


def sweep(tools: DownloadTools, settings: Settings, now: float, dropped_at: dict[Path, float]) -> list[int]:
    """Lets go of what the rule says, and of files that belong to nothing; what somebody else removed is noted.
    Gives the ids of what went. `dropped_at`: since when each file belongs to nothing, kept from sweep to sweep."""
    gone = choose_let_go(list_downloaded(tools.conn), make_rules(settings), now)
    rows.let_go(tools.conn, gone)
    known = rows.list_downloads(tools.conn)
    strangers = list_strangers(tools.folder, {one.entry_id for one in known})
    for path in dropped_at.keys() - set(strangers):
        del dropped_at[path]
    for path in strangers:
        if not 0.0 <= now - dropped_at.setdefault(path, now) < DROPPED_KEPT_S:
            with suppress(OSError):  # another program has it open: the next sweep gets it
                path.unlink()
    missing = [
        one.entry_id for one in known if one.done_at is not None and not find_file(tools.folder, one.entry_id)
    ]
    rows.note_missing(tools.conn, missing, now)
    return gone
