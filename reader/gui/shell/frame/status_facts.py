"""Reads from the store what the status bar tells of the day. On the read thread."""

from __future__ import annotations

from collections.abc import Callable

from reader.engine.polls.day_ledger import make_day_ledger
from reader.gui.kit.humanize import local
from reader.gui.shell.frame.status_bar import StatusFacts
from reader.store.db import Connection
from reader.store.feeds.feeds import find_next_forecast_at
from reader.store.polling.poll_log import get_day
from reader.store.settings import load_settings


def status_operation(now: float) -> Callable[[Connection], StatusFacts]:
    """What the day has used and what comes next; on the read thread."""
    day = local(now).date().isoformat()

    def run(conn: Connection) -> StatusFacts:
        ledger = make_day_ledger(get_day(conn, day), load_settings(conn))
        return StatusFacts(
            next_poll_at=find_next_forecast_at(conn),
            fetches_today=ledger.used,
            asked_for=ledger.asked_for,
            bytes_today=ledger.wire_bytes,
            budget=ledger.budget,
        )

    return run
