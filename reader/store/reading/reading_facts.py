"""What is kept about the owner's reading, counted and listed for them. Any thread that owns its connection."""

from __future__ import annotations

import apsw

from reader.model.logged import ReadingFacts, ReadingSession
from reader.store.reading.presence_log import list_latest_signs
from reader.store.reading.ready import list_offline


def get_reading_facts(conn: apsw.Connection, latest: int = 50) -> ReadingFacts:
    """What is kept about the owner's reading: all counts, and the last of it, newest first."""
    looks, first_look = conn.execute("SELECT count(*), min(at) FROM looks").get
    count, first_session = conn.execute("SELECT count(*), min(started_at) FROM sessions").get
    rows = conn.execute(
        "SELECT id, started_at, ended_at FROM sessions ORDER BY started_at DESC, id DESC LIMIT ?", (latest,)
    )
    posts, first_post = conn.execute(
        "SELECT count(*) FILTER (WHERE seconds >= 0), min(last_at) FROM readings"
    ).get
    signs, first_sign = conn.execute("SELECT count(*), min(at) FROM signs").get
    offline = list_offline(conn, 0.0)
    first_offline = offline[0].started_at if offline else None
    firsts = (first_look, first_session, first_post, first_sign, first_offline)
    return ReadingFacts(
        looks,
        count,
        min((at for at in firsts if at is not None), default=None),
        tuple(ReadingSession(*row) for row in rows),
        posts,
        signs,
        list_latest_signs(conn, latest),
        len(offline),
        tuple(offline[::-1][:latest]),
    )
