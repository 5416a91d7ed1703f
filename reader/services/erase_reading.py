"""Erases the reading history and what was learned from it. On the thread that owns the connection.

The terminal, the settings and Insights all come here, so that erasing means the same everywhere. What is learned
without being kept (reading times, interests) is gone with what it was learned from.
"""

from __future__ import annotations

from reader.engine.planning_inputs import PRICE_STATE
from reader.store.db import Connection, transaction
from reader.store.engine_state import forget_state
from reader.store.reading_log import erase_reading
from reader.store.settings import forget_row

WHAT_IF = "what_if"
"""The row in which the last replay of the owner's weeks is kept, with its instant."""


def forget_reading(conn: Connection) -> None:
    with transaction(conn):
        erase_reading(conn)
        forget_row(conn, WHAT_IF)
        forget_state(conn, PRICE_STATE)  # the price that their looks gave a poll
