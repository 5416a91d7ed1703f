"""Data of the Today page: how it is read, and the words for times without polls. Any thread."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from msgspec import Struct

from reader.clock import local_day
from reader.gui.insights import words
from reader.gui.kit.translate import tr
from reader.insights.day import DayPicture, read_day
from reader.insights.ready import ReadyReport, read_ready
from reader.insights.savings import read_fresh_share
from reader.model.logged import Gap, GapKind
from reader.model.planning import HOUR_S
from reader.store.accounts.account_state import AskTotals, sum_asks
from reader.store.accounts.accounts import list_accounts
from reader.store.db import Connection
from reader.store.feeds.feeds import list_feeds


class TodayFacts(Struct, frozen=True):
    day: DayPicture
    fresh_share: float | None
    """Of what was new at the owner's looks: how much was already here. None where nothing was."""
    is_first_day: bool = False
    """Whether the first feed was added on that day: what it brought along was not posted while anybody waited."""
    accounts: tuple[tuple[str, AskTotals], ...] = ()
    """The names of the owner's accounts, with how often each one's server was asked on this day."""
    ready: ReadyReport | None = None
    """What is here for hours without a line; of today alone."""


def today_operation(now: float, zone: tzinfo, days: int) -> Callable[[Connection], TodayFacts]:
    def run(conn: Connection) -> TodayFacts:
        day = read_day(conn, now, zone, days)
        began = min([feed.added_at for feed in list_feeds(conn)], default=now)
        name = local_day(day.start_at, zone)
        asked = [(account.name, sum_asks(conn, account.id, name)) for account in list_accounts(conn)]
        share = read_fresh_share(conn, day.start_at, min(now, day.end_at))
        ready = read_ready(conn, now, zone) if days == 0 else None
        return TodayFacts(day, share, day.start_at <= began < day.end_at, tuple(asked), ready)

    return run


def asked_in_words(facts: TodayFacts) -> list[str]:
    """A sentence for each account that was asked; hourly polling would have asked so often by then."""
    hours = max(1, round((min(facts.day.now, facts.day.end_at) - facts.day.start_at) / HOUR_S))
    form = tr("{name} was asked {times}, {size}; hourly would have been {hours}.")
    return [
        form.format(
            name=name,
            times=words.times(asked.asks),
            size=words.size(asked.wire_bytes),
            hours=words.count(hours),
        )
        for name, asked in facts.accounts
        if asked.asks
    ]


def gap_title(gap: Gap) -> str:
    form = {
        GapKind.OFFLINE: tr("Offline from {begin} to {end}"),
        GapKind.ASLEEP: tr("Asleep from {begin} to {end}"),
        GapKind.CLOSED: tr("Not running from {begin} to {end}"),
    }[gap.kind]
    return form.format(begin=words.clock(gap.started_at), end=words.clock(gap.ended_at))


def gap_text(gap: Gap) -> str:
    return {
        GapKind.OFFLINE: tr("There was no line, so nothing was fetched and nothing counts as an error."),
        GapKind.ASLEEP: tr("The computer slept, so nothing could be polled."),
        GapKind.CLOSED: tr("Paperround was closed or the computer was off, so nothing could be polled."),
    }[gap.kind]
