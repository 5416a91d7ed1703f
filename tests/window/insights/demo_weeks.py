"""The demo's three weeks in a real database, with the engine's plan for the rest of the day."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QWidget

from reader.core.clock import LocalZone
from reader.core.paths import Profile
from reader.core.settings import Settings
from reader.engine.conditions import FULL
from reader.engine.planning import Planner
from reader.features.demo.content import load_content
from reader.features.demo.service import fill_profile
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from reader.store.poll_log import read_day_ledger
from reader.store.reading_log import list_visits

# Thursday 11 June 2026, 10:24 on the wall, wherever the tests run.
NOW = datetime(2026, 6, 11, 10, 24).astimezone().timestamp()


def make_demo_profile(folder: Path) -> Profile:
    profile = Profile(folder)
    conn = open_store(profile.database, NOW)
    content = load_content()
    bases = {feed.slug: f"http://127.0.0.1:{20_000 + n}" for n, feed in enumerate(content.feeds)}
    offset = datetime.fromtimestamp(NOW).astimezone().utcoffset()
    fill_profile(conn, content, bases, NOW, 7, int(offset.total_seconds()) if offset else 0)
    plan_rest_of_day(conn, NOW)
    conn.close()
    return profile


def plan_rest_of_day(conn, now: float, budget: int = 400) -> None:
    """What the engine does when it has polled, without polling."""
    zone, feeds = LocalZone(), list_feeds(conn)
    planner = Planner(conn, zone)
    planner.prepare(feeds, budget, now)
    day = datetime.fromtimestamp(now, zone).date().isoformat()
    ledger = read_day_ledger(conn, day, Settings())
    state = planner.poll_state(feeds, now, list_visits(conn)[-1].at, ledger.left, {}, FULL)
    planner.forecast(state, feeds, now + 360, [])


def view_of(page):
    """Insights, once it is open."""
    return page.window().findChild(QWidget, "insights")
