"""What the window says in figures, held against the rows that it comes from, by SQL that shares no code with the pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtWidgets import QLabel, QWidget

from reader.store.db import Connection, fetch
from reader.window.app.window import Window
from reader.window.insights.feed_page import FeedPage
from reader.window.insights.feeds import FeedsPage
from reader.window.insights.page import Page
from reader.window.insights.savings import SavingsPage
from reader.window.insights.table import FactTable
from reader.window.insights.view import InsightsView
from reader.window.kit.humanize import local

PAGES = ("today", "feeds", "reading", "savings", "budget")
BOUND = "('planned', 'arrival', 'opened', 'account', 'server', 'mail')"
"""What the budget counts."""
Settle = Callable[[Callable[[], bool]], object]


class Claims:
    """The claims of one window at one moment; `untrue` collects those that no row bears out."""

    def __init__(self, window: Window, conn: Connection, now: float, settle: Settle) -> None:
        self.window, self.conn, self.now, self._settle = window, conn, now, settle
        self.untrue: list[str] = []
        self.texts: list[str] = []
        self.counted = 0
        """How many figures were compared."""

    def walk(self) -> list[str]:
        """Go through all pages of Insights and the status bar; returns what is untrue."""
        control = self.window.insights
        for key in PAGES:
            view = control.open(key)
            page = cast("AnyPage", view.page(key))
            before = page.facts
            page.load()
            self._settle(partial(is_new, page, before))
            self.texts += words_of(page)
            getattr(self, f"_check_{key}")(page, words_of(page))
            self._settle(partial(has_asides, view))
        self._check_asides(view.list.asides())
        self._check_status(" ".join(words_of(self.window.frame.status)))
        if ids := [feed_id for (feed_id,) in self._rows("SELECT id FROM feeds WHERE deleted_at IS NULL ORDER BY id")]:
            view.open_feed(ids[0])
            one = cast("FeedPage", view.page("feed"))
            self._settle(lambda: one.detail is not None and one.detail.now == self.now)
            self._check_feed(one, ids[0], words_of(one))
        control.leave()
        return self.untrue

    def _rows(self, sql: str, *parameters: object) -> list[tuple]:
        return fetch(self.conn, sql, parameters)

    def _one(self, sql: str, *parameters: object) -> float:
        return self._rows(sql, *parameters)[0][0] or 0

    def _claim(self, where: str, said: object, true: object, context: str = "") -> None:
        self.counted += 1
        if said != true:
            self.untrue.append(f"{where} says {said}, the rows {true}: {context}")

    # --- what the rows say ------------------------------------------------------------------------

    @property
    def _midnight(self) -> float:
        return local(self.now).replace(hour=0, minute=0, second=0, microsecond=0).timestamp()

    def _clock(self, at: float) -> str:
        return local(at).strftime("%H:%M")

    def _next_at(self, feed_id: int | None = None) -> str:
        one = "" if feed_id is None else f"AND feed_id = {feed_id}"
        at = self._one(f"SELECT min(at) FROM planned WHERE at >= ? {one}", self.now)
        return self._clock(at) if at else ""

    def _known_days(self) -> int:
        """Days before today of which it is known when the user read."""
        first = self._one("SELECT min(at) FROM (SELECT added_at AS at FROM feeds UNION SELECT at FROM visits)")
        erased = self._one("SELECT max(value) FROM settings WHERE name = 'reading_known_from'")
        return (local(self.now).date() - local(max(first, float(erased))).date()).days

    # --- the pages ----------------------------------------------------------------------------------

    def _check_today(self, page: Page, said: list[str]) -> None:
        text = " ".join(said)
        polls = self._one(
            "SELECT count(*) FROM polls WHERE at >= ? AND at < ?", self._midnight, self._midnight + 86_400
        )
        if found := re.search(r"([\d,]+|one|two|three|four|five) batch(?:es)?, ([\d,]+) fetch", text):
            self._claim("Schedule", number_of(found[2]), polls, found[0])
        until = self._midnight + 86_400
        planned = self._one("SELECT count(*) FROM planned WHERE at >= ? AND at < ?", self.now, until)
        if found := re.search(r"(\d+) batch(?:es)?, ([\d,]+) fetch(?:es)?\. Each batch", text):
            self._claim("Schedule, coming up", number_of(found[2]), planned, found[0])
        else:
            self._claim("Schedule, coming up", "nothing", planned if planned else "nothing")
        self._check_habits("Schedule", text)

    def _check_habits(self, where: str, text: str) -> None:
        """Usual times are said after three days only."""
        if "usually read around" in text or "usually read, around" in text:
            self._claim(f"{where}: usual times", "known", "known" if self._known_days() >= 3 else "not known", text)

    def _check_feeds(self, page: FeedsPage, said: list[str]) -> None:
        opened = self._one("SELECT count(*) FROM readings WHERE seconds >= 0")
        self._claim("Feeds, articles opened", page.seldom.opened, opened)
        named = "SELECT coalesce(nullif(name, ''), title), id FROM feeds JOIN feed_state ON feed_id = id"
        names = dict(self._rows(f"{named} WHERE deleted_at IS NULL"))
        for table in page.findChildren(FactTable):
            for row in table.texts():
                if row[0] in names and len(row) > 6 and ":" in row[6]:
                    self._claim(f"Feeds, {row[0]}", row[6][-5:], self._next_at(names[row[0]]))
                if row[0] in names and (found := re.fullmatch(r"([\d,]+) so far", row[2])):
                    count = self._one("SELECT count(*) FROM polls WHERE feed_id = ?", names[row[0]])
                    self._claim(f"Feeds, fetches of {row[0]}", number_of(found[1]), count)

    def _check_reading(self, page: Page, said: list[str]) -> None:
        self._check_habits("Reading times", " ".join(said))

    def _check_savings(self, page: SavingsPage, said: list[str]) -> None:
        text = " ".join(said)
        if found := re.search(r"Since .*?: ([\d,]+) fetch", text):
            self._claim("Savings", number_of(found[1]), self._one("SELECT count(*) FROM polls"), found[0])
        if page.facts is not None and (found := re.search(r"([\d,]+) a day, hourly ([\d,]+)", text)):
            span = page.facts.savings.span
            inside = "SELECT count(*) FROM polls WHERE at >= ? AND at < ?"
            polls = round(self._one(inside, span.since_at, span.until_at) / span.days)
            self._claim("Savings, fetches a day", number_of(found[1]), polls, found[0])

    def _check_budget(self, page: Page, said: list[str]) -> None:
        is_guess = any("estimate based on a typical day" in one for one in said)
        if self._known_days() < 3 and any("wait" in one for one in said if one.startswith("With ")):
            self._claim("Budget", "its own" if not is_guess else "a guess", "a guess")

    def _check_asides(self, asides: dict[str, str]) -> None:
        if found := re.fullmatch(r"Next fetch (\d\d:\d\d)", asides.get("today", "")):
            self._claim("The list of pages", found[1], self._next_at())

    def _check_status(self, text: str) -> None:
        if found := re.search(r"Next fetch (\d\d:\d\d)", text):
            self._claim("The status bar", found[1], self._next_at(), text)
        day = local(self.now).date().isoformat()
        asked = self._one("SELECT sum(fetches) FROM days WHERE day = ? AND trigger IN ('manual', 'added')", day)
        own = self._one(f"SELECT sum(fetches) FROM days WHERE day = ? AND trigger IN {BOUND}", day)
        if "Refreshing" not in text and (found := re.search(r"([\d,]+) of [\d,]+", text)):
            self._claim("The status bar, fetches", number_of(found[1]), own, text)
        if found := re.search(r"plus ([\d,]+) you requested", text):
            self._claim("The status bar, requested", number_of(found[1]), asked, text)

    def _check_feed(self, page: FeedPage, feed_id: int, said: list[str]) -> None:
        text = " ".join(said)
        if found := re.search(r"next at (\d\d:\d\d)|Next fetch: (\d\d:\d\d)", text):
            self._claim("The page of a feed", found[1] or found[2], self._next_at(feed_id), text)
        self._check_habits("The page of a feed", page.sentence.text())
        facts = page.detail.facts if page.detail else None
        if facts and facts.span.is_whole and (found := re.search(r"Fetched (\d+) times a day", text)):
            inside = "SELECT count(*) FROM polls WHERE feed_id = ? AND at >= ? AND at < ?"
            a_day = self._one(inside, feed_id, facts.span.since_at, facts.span.until_at) / facts.span.days
            self._claim("The page of a feed, fetches a day", int(found[1]), round(a_day), text)


class AnyPage(QWidget):
    facts: object
    working: QWidget
    load: Callable[[], None]


def is_new(page: AnyPage, before: object) -> bool:
    return page.facts is not before and not page.working.isVisible()


def has_asides(view: InsightsView) -> bool:
    return any(view.list.asides().values())


def words_of(widget: QWidget) -> list[str]:
    """All that is written in it."""
    labels = [one.text() for one in widget.findChildren(QLabel) if one.isVisible() and one.text()]
    return [re.sub("<[^>]+>", "", text) for text in labels]


def number_of(text: str) -> int:
    names = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
    return names.get(text) or int(text.replace(",", ""))
