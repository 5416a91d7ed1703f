"""Holds and releases entries in digest mode. Any thread that writes marks.

Lists and counts leave out held entries (store/marks.py); a typed search finds them.
docs/developer/notes/how-does-digest-mode-work.md.
"""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.features.editions import service as schedule
from reader.store.db import Connection
from reader.store.poll_log import list_gaps
from reader.store.settings import load_settings
from reader.store.views import clear_held, count_waiting, find_held, find_last_seen, find_newest_id, hold_entries

GRACE_S = 1_200.0
"""What comes within this time after an edition's hour still belongs to it."""


class HeldState(Struct, frozen=True):
    waiting: int
    until_at: float | None
    upto_id: int = 0


def settle_held(conn: Connection, now: float, zone: tzinfo) -> HeldState | None:
    """Hold and release what is due at this hour; None if nothing is held. Writes only changes."""
    settings = load_settings(conn)
    held = find_held(conn)
    hours = schedule.load_hours(conn, settings, now, zone) if settings.hold else None
    following = hours.find_next(now) if hours is not None else None
    if hours is None or following is None:  # without a day for editions nothing would ever be shown
        if held is not None:
            clear_held(conn)
        return None
    if held is None:
        hold_entries(conn, find_newest_id(conn), now)  # what is here when digest mode begins is shown
    else:
        last = hours.find_last(now)
        if last is not None and last.at > held.shown_at - 86_400.0:
            upto_id = find_last_seen(conn, min(_find_cut(conn, last.at), now), held.upto_id)
            if upto_id > held.upto_id:
                hold_entries(conn, upto_id, now)
    held = find_held(conn)
    return None if held is None else HeldState(count_waiting(conn, held), following.at, held.upto_id)


def release_held(conn: Connection, now: float) -> int:
    """Show everything that is here; what comes later is held again. Return how many posts were released."""
    held = find_held(conn)
    if held is None:
        return 0
    waiting = count_waiting(conn, held)
    hold_entries(conn, find_newest_id(conn), now)
    return waiting


def _find_cut(conn: Connection, edition_at: float) -> float:
    """Find until when posts belong to an edition. If nothing could be fetched at its hour (asleep, closed, no network),
    that is shortly after the gap: the edition is late but complete."""
    gaps = list_gaps(conn, edition_at - 1.0, edition_at + 1.0)
    return max([edition_at, *(gap.ended_at for gap in gaps if gap.started_at <= edition_at < gap.ended_at)]) + GRACE_S
