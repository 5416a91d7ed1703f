"""When the next edition is due and why, from the store. Reads only; on any thread with a connection."""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.model.messages import Message
from reader.model.planning import DAY_S
from reader.plan.days import local_date
from reader.plan.edition_hours import (
    DueEdition,
    FirstVisits,
    find_last,
    find_next,
    find_usual_visit,
    learn_first_visits,
    read_hours,
)
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.engine_state import list_planned
from reader.store.reading_log import list_visits
from reader.wording.edition_codes import EditionCode

MEMORY_S = 28 * DAY_S
"""How far back first visits are learned from."""
FETCHES_FOR_IT_S = 2 * 3_600.0
"""A wake-up this shortly before an edition fetches for it."""


class NextEdition(Struct, frozen=True):
    why: tuple[Message, ...]
    """Sentences: when it is due, why then, and what it costs."""
    usual_visit_min: int | None = None
    """The user's usual first visit on that day, in minutes after midnight; None if not known."""


def load_first_visits(conn: Connection, now: float, zone: tzinfo) -> FirstVisits:
    return learn_first_visits((visit.at for visit in list_visits(conn, now - MEMORY_S)), now, zone)


def find_due(conn: Connection, settings: Settings, now: float, zone: tzinfo) -> DueEdition | None:
    """The latest edition that should have been made by now; None if editions are off."""
    if not settings.editions:
        return None
    hours = read_hours(settings.edition_hours, settings.edition_days)
    return find_last(hours, load_first_visits(conn, now, zone), now, zone)


def find_next_at(conn: Connection, settings: Settings, now: float, zone: tzinfo) -> float | None:
    """The next hour of an edition, even if editions are off."""
    hours = read_hours(settings.edition_hours, settings.edition_days)
    due = find_next(hours, load_first_visits(conn, now, zone), now, zone)
    return due.at if due else None


def explain_next(conn: Connection, settings: Settings, now: float, zone: tzinfo) -> NextEdition:
    """Say when the next edition is due and why then, and what it costs."""
    visits = load_first_visits(conn, now, zone)
    due = find_next(read_hours(settings.edition_hours, settings.edition_days), visits, now, zone)
    if due is None:
        return NextEdition((EditionCode.EDITION_NO_DAY(),))
    usual = find_usual_visit(visits, local_date(due.at, zone))
    if not settings.editions:
        return NextEdition((EditionCode.EDITION_OFF(),), usual)
    return NextEdition((_say_when(due, now, zone), _say_cost(conn, due, now)), usual)


def _say_when(due: DueEdition, now: float, zone: tzinfo) -> Message:
    days = (local_date(due.at, zone) - local_date(now, zone)).days
    codes = {0: EditionCode.EDITION_TODAY_AT, 1: EditionCode.EDITION_TOMORROW_AT}
    when = codes.get(days, EditionCode.EDITION_DAY_AT)(at=due.at)
    if not due.is_learned:
        return EditionCode.EDITION_NEXT(when=when)
    if due.first_visit_min is None:
        return EditionCode.EDITION_NOT_LEARNED(when=when)
    return EditionCode.EDITION_NEXT_LEARNED(when=when, visit=say_minute(due.first_visit_min))


def say_minute(minute: int) -> str:
    return f"{minute // 60:02d}:{minute % 60:02d}"


def _say_cost(conn: Connection, due: DueEdition, now: float) -> Message:
    planned = list_planned(conn, max(now, due.at - FETCHES_FOR_IT_S))
    before = [poll.at for poll in planned if poll.at <= due.at]
    return EditionCode.EDITION_WAKE_UP(at=before[-1]) if before else EditionCode.EDITION_NO_WAKE_UP()
