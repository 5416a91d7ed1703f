from __future__ import annotations

from reader.store.engine_state import load_pauses, save_pauses
from tests.unit.store.made import NOW


def test_what_others_were_told_stays_and_the_later_wish_counts(conn):
    save_pauses(conn, {"a": NOW + 50, "b": NOW + 10}, NOW)
    save_pauses(conn, {"b": NOW + 90, "a": NOW + 20, "c": NOW + 5}, NOW)
    assert load_pauses(conn) == {"a": NOW + 50, "b": NOW + 90, "c": NOW + 5}
    save_pauses(conn, {}, NOW + 50)
    assert load_pauses(conn) == {"b": NOW + 90}
