"""Carries out what plan_ahead.py decides: rows of what is fetched ahead, files of what is let go."""

from __future__ import annotations

import sys
from contextlib import suppress
from datetime import datetime

from reader.clock import local_day
from reader.engine.podcasts.fetch_recording import DownloadTools
from reader.engine.podcasts.plan_ahead import Rules, choose_ahead, choose_let_go, find_left_bytes, find_size
from reader.engine.polls.day_ledger import make_day_ledger
from reader.learn.listening import find_next_time, find_usual_times
from reader.podcast_files import find_file, list_strangers
from reader.settings import Settings
from reader.store.podcasts import downloads as rows
from reader.store.podcasts.episodes import list_downloaded, list_newest_heard_of, list_queue
from reader.store.podcasts.listening import list_listening_times
from reader.store.polling.poll_log import get_day

LEARNED_FROM_S = 60 * 86_400.0


def make_rules(settings: Settings) -> Rules:
    return Rules(settings.podcast_ahead_mb, settings.podcast_kept_mb, settings.podcast_heard_days)


def find_next_listening(tools: DownloadTools, now: float) -> float | None:
    """When the owner will probably listen next; None while that is not known."""
    times = list_listening_times(tools.conn, now - LEARNED_FROM_S)
    return find_next_time(find_usual_times([one.begun_at for one in times], tools.zone), now, tools.zone)


def plan_ahead(tools: DownloadTools, settings: Settings, now: float) -> None:
    rules = make_rules(settings)
    if not rules.megabytes_a_day:
        return
    midnight = datetime.fromtimestamp(now, tools.zone).replace(hour=0, minute=0, second=0, microsecond=0)
    used = rows.count_ahead_bytes(tools.conn, midnight.timestamp())
    here = {one.entry_id: find_size(one) for one in list_downloaded(tools.conn)}
    left = min(find_left_bytes(rules, used, here), _find_line_left(tools, settings, now))
    newest = list_newest_heard_of(tools.conn, now - LEARNED_FROM_S)
    for one in choose_ahead(list_queue(tools.conn), newest, find_next_listening(tools, now), left, now):
        rows.plan_download(tools.conn, one.entry_id, one.for_at, now)


def _find_line_left(tools: DownloadTools, settings: Settings, now: float) -> int:
    """What the owner's bound for everything that is fetched leaves."""
    ledger = make_day_ledger(get_day(tools.conn, local_day(now, tools.zone)), settings)
    return sys.maxsize if ledger.bytes_left is None else int(ledger.bytes_left)


def sweep(tools: DownloadTools, settings: Settings, now: float) -> list[int]:
    """Lets go of what the rule says, and of files that belong to nothing; what somebody else removed is noted.
    Gives the ids of what went."""
    gone = choose_let_go(list_downloaded(tools.conn), make_rules(settings), now)
    rows.let_go(tools.conn, gone)
    known = rows.list_downloads(tools.conn)
    for path in list_strangers(tools.folder, {one.entry_id for one in known}):
        with suppress(OSError):  # another program has it open: the next sweep gets it
            path.unlink()
    missing = [
        one.entry_id for one in known if one.done_at is not None and not find_file(tools.folder, one.entry_id)
    ]
    rows.note_missing(tools.conn, missing, now)
    return gone
