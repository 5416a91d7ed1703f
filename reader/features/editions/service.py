"""When the next edition is due and why, and what became of those that were made. Reads only; on any thread with a
connection."""

from __future__ import annotations

from datetime import tzinfo

from reader.core.clock import show_at
from reader.core.records.messages import Message
from reader.core.records.planning import DAY_S
from reader.core.settings import TO_FOLDER, Settings
from reader.core.words.catalogue import EditionCode
from reader.features.editions.planning import DueEdition, EditionHours, read_hours
from reader.features.editions.records import MadeEdition
from reader.planner.days import local_date
from reader.planner.learning.usual_hours import learn_first_visits
from reader.store.db import Connection
from reader.store.engine_state import list_planned
from reader.store.reading_log import list_visits

MEMORY_S = 28 * DAY_S
"""How far back first visits are learned from."""
FETCHES_FOR_IT_S = 2 * 3_600.0
"""A wake-up this shortly before an edition fetches for it."""


def load_hours(conn: Connection, settings: Settings, now: float, zone: tzinfo) -> EditionHours:
    """The hours of editions, even if none are made by themselves."""
    visits = learn_first_visits((visit.at for visit in list_visits(conn, now - MEMORY_S)), now, zone)
    return read_hours(settings.edition_hours, settings.edition_days, visits, zone)


def explain_next(conn: Connection, settings: Settings, now: float, zone: tzinfo) -> tuple[Message, ...]:
    """Say when the next edition is due and why then, and what it costs."""
    due = load_hours(conn, settings, now, zone).find_next(now)
    if due is None:
        return (EditionCode.EDITION_NO_DAY(),)
    if not settings.editions:
        return (EditionCode.EDITION_OFF(),)
    return (_say_when(due, now, zone), _say_cost(conn, due, now))


def _say_when(due: DueEdition, now: float, zone: tzinfo) -> Message:
    days = (local_date(due.at, zone) - local_date(now, zone)).days
    codes = {0: EditionCode.EDITION_TODAY_AT, 1: EditionCode.EDITION_TOMORROW_AT}
    when = codes.get(days, EditionCode.EDITION_DAY_AT)(at=due.at)
    if not due.is_learned:
        return EditionCode.EDITION_NEXT(when=when)
    if due.first_visit_min is None:
        return EditionCode.EDITION_NOT_LEARNED(when=when)
    hour, minute = divmod(due.first_visit_min, 60)
    return EditionCode.EDITION_NEXT_LEARNED(when=when, visit=f"{hour:02d}:{minute:02d}")


def _say_cost(conn: Connection, due: DueEdition, now: float) -> Message:
    planned = list_planned(conn, max(now, due.at - FETCHES_FOR_IT_S))
    before = [poll.at for poll in planned if poll.at <= due.at]
    return EditionCode.EDITION_WAKE_UP(at=before[-1]) if before else EditionCode.EDITION_NO_WAKE_UP()


def describe(made: MadeEdition, now: float, zone: tzinfo) -> list[Message]:
    """Say what was made and when, why it is late, and where it was delivered or why not."""
    at, silent = made.made_at, made.silent_feeds
    if show_at(at, zone).date() != show_at(now, zone).date():
        said = [EditionCode.EDITION_MADE_ON(at=at)]
    elif silent:
        said = [EditionCode.EDITION_SILENT_ONE(at=at) if silent == 1 else EditionCode.EDITION_SILENT(at=at, n=silent)]
    else:
        said = [EditionCode.EDITION_MADE(at=at)]
    said += [made.late] if made.late else []
    for delivery in made.deliveries:
        is_folder = delivery.target == TO_FOLDER
        if delivery.done_at is not None and is_folder:
            said.append(EditionCode.EDITION_IN_FOLDER(path=delivery.path))
        elif delivery.done_at is not None:
            said.append(EditionCode.EDITION_MAILED(address=delivery.path, at=delivery.done_at))
        elif delivery.message is not None:
            target = EditionCode.EDITION_TARGET_FOLDER() if is_folder else EditionCode.EDITION_TARGET_MAIL()
            said.append(EditionCode.EDITION_WAITING(target=target, at=at, why=delivery.message))
    return said
