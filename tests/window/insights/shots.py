"""Pictures of the pages of Insights over the demo's three weeks."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import asdict
from PySide6.QtGui import QCursor

from reader.core.paths import Profile
from reader.core.records.planning import DAY_S
from reader.core.settings import OURS
from reader.engine.strategy import STRATEGY_USE, StrategyUse
from reader.features.settings.service import change_settings
from reader.store.db import open_store
from reader.store.engine_state import save_state
from reader.window.insights.compare import ComparePage
from reader.window.insights.page import Page
from reader.window.insights.view import InsightsView
from reader.window.kit.theme import Theme
from tests.fake_clock import FakeClock
from tests.window.insights.demo_weeks import NOW, make_demo_profile
from tests.window.open_window import open_window

PAGES: dict[str, str] = {
    "insights-today": "today",
    "insights-budget": "budget",
    "insights-feeds": "feeds",
    "insights-feed": "feed",
    "insights-reading": "reading",
    "insights-savings": "savings",
    "insights-compare": "compare",
    "insights-compare-during": "compare",
    "insights-compare-after": "compare",
    "insights-budget-mb": "budget",
    "insights-away": "away",
}


def shoot_insights(
    theme: Theme, out: Path, only: list[str], settle: Callable[[int], None], save: Callable[..., None]
) -> None:
    wanted = [name for name in PAGES if not only or name in only]
    if not wanted:
        return
    with tempfile.TemporaryDirectory() as folder:
        profile = make_demo_profile(Path(folder) / "profile")
        opened = open_window(profile, FakeClock(NOW), theme)
        parts = opened
        QCursor.setPos(5_000, 5_000)
        parts.window.resize(1280, 800)
        parts.window.show()
        settle(400)
        for name in wanted:
            for width, suffix in ((1280, ""), (900, "-900")):
                parts.window.resize(width, 800 if width == 1280 else 700)
                view = parts.insights.open(PAGES[name] if name != "insights-feed" else "feeds")
                prepare(view, name, settle, profile)
                save(parts.window, out, f"{name}{suffix}")
        parts.window.close()
        opened.bridge.close()


def wait_for_facts(page: Page, settle: Callable[[int], None]) -> None:
    """Until the page has its figures; then a moment more for what is drawn in turn."""
    for _ in range(600):
        settle(100)
        if page.sentence.isEnabled() and not page.working.isVisible():
            break
    settle(600)


def use_a_strategy(page: ComparePage, profile: Profile, settle: Callable[[int], None], *, is_over: bool) -> None:
    """Poll by He & Parker's plan since yesterday, or for a week that is over."""
    conn = open_store(profile.database, NOW)
    strategy, until = (OURS, "") if is_over else ("he-parker", "2026-06-18")
    change_settings(conn, {"strategy": strategy, "strategy_until": until})
    since, end = (NOW - 8 * DAY_S, NOW - DAY_S) if is_over else (NOW - DAY_S, None)
    save_state(conn, STRATEGY_USE, asdict(StrategyUse("he-parker", since, end)))
    conn.close()
    page.load()
    settle(800)


def prepare(view: InsightsView, name: str, settle: Callable[[int], None], profile: Profile) -> None:
    if name == "insights-feed":
        wait_for_facts(view.page("feeds"), settle)
        facts = view.page("feeds").facts
        view.open_feed(next(one.feed.id for one in facts if one.feed.name == "Kernel Garden"))
    wait_for_facts(view.page(view.key), settle)
    if name.startswith("insights-compare"):
        page = view.page("compare")
        page.all.button.setChecked(True)
        if not page.rows:
            page.start()
        while page.process.is_running:
            settle(500)
        settle(200)
        if name != "insights-compare":
            use_a_strategy(page, profile, settle, is_over=name.endswith("after"))
    if name == "insights-budget":
        view.page("budget").switch.choose("fetches")
        view.page("budget").slider.choose(560)
        settle(100)
    if name == "insights-away":
        view.page("away").span.choose(7)
        settle(100)
        wait_for_facts(view.page("away"), settle)
    if name == "insights-budget-mb":
        view.page("budget").switch.choose("megabytes")
        view.page("budget").slider.choose(2)
        settle(100)
