"""Forgets everything that was noted or learned about the owner's reading. On the thread that owns the connection.

The terminal, the settings and Insights all come here, so that erasing means the same everywhere. What is learned
without being kept (reading times, interests) is gone with what it was learned from.
"""

from __future__ import annotations

from reader.engine.insights_replay import WHAT_IF
from reader.engine.planning import THRIFT
from reader.store.db import Connection, transaction
from reader.store.history import erase_reading
from reader.store.preferences import forget_rows

LEARNED = (WHAT_IF, THRIFT)
"""The replay of the owner's weeks, and the price that their looks gave a poll."""


def forget_reading(conn: Connection) -> None:
    with transaction(conn):
        erase_reading(conn)
        forget_rows(conn, LEARNED)
