"""Marks entries read, with their copies in other feeds where the owner wants that. Whoever writes marks."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import tzinfo

from msgspec import Struct

from reader.engine.edition.schedule import load_first_looks
from reader.model.stored import Change
from reader.plan.edition_hours import find_cut, find_last, find_next, read_hours
from reader.settings import Settings
from reader.store.curtain import count_waiting, draw_curtain, find_curtain, find_last_seen, remove_curtain
from reader.store.db import Connection
from reader.store.marks import set_read
from reader.store.poll_log import list_gaps
from reader.store.settings import load_settings
from reader.store.stories import list_copies
from reader.store.views import find_newest_id

# The curtain of calm days, drawn and lifted: by the window at its hours, by the owner at any time, by
# commands.
#
# Lists and counts leave out what waits (store/curtain.py); a search that is typed finds it: who asks for a
# thing by name is not to be kept from it. docs/notes/how-does-calm-work.md.


class CurtainState(Struct, frozen=True):
    waiting: int
    """Unread posts behind it."""
    until_at: float | None
    """The next edition."""
    upto_id: int = 0


def settle_curtain(conn: Connection, now: float, zone: tzinfo) -> CurtainState | None:
    """Moves it to where it belongs at this hour; None where there is none. Writes only where it moves."""
    settings = load_settings(conn)
    curtain = find_curtain(conn)
    hours = read_hours(settings.edition_hours, settings.edition_days)
    looks = load_first_looks(conn, now, zone) if settings.calm else None
    following = find_next(hours, looks, now, zone) if looks is not None else None
    if looks is None or following is None:  # without a day for editions nothing would ever be shown
        if curtain is not None:
            remove_curtain(conn)
        return None
    if curtain is None:
        draw_curtain(conn, find_newest_id(conn), now)  # what is here when calm begins is shown
    else:
        last = find_last(hours, looks, now, zone)
        if last is not None and last.at > curtain.shown_at - 86_400.0:
            cut_at = find_cut(last.at, list_gaps(conn, last.at - 1.0, last.at + 1.0))
            upto_id = find_last_seen(conn, min(cut_at, now), curtain.upto_id)
            if upto_id > curtain.upto_id:
                draw_curtain(conn, upto_id, now)
    return find_state(conn, following.at)


def lift_curtain(conn: Connection, now: float) -> int:
    """Everything that is here is shown; what comes later waits again. Returns how many posts that were."""
    curtain = find_curtain(conn)
    if curtain is None:
        return 0
    waiting = count_waiting(conn, curtain)
    draw_curtain(conn, find_newest_id(conn), now)
    return waiting


def find_state(conn: Connection, until_at: float | None) -> CurtainState | None:
    curtain = find_curtain(conn)
    if curtain is None:
        return None
    return CurtainState(count_waiting(conn, curtain), until_at, curtain.upto_id)


def mark_read(conn: Connection, ids: Iterable[int], settings: Settings) -> Change:
    """The change holds everything that became read, so that undo takes all of it back."""
    return set_read(conn, list_copies(conn, ids) if settings.mark_copies_read else ids)
