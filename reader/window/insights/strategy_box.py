"""The strategy that fetches in place of Paperround's own, and what it changed: a box on Compare strategies. Main thread
only."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, tzinfo

from PySide6.QtWidgets import QWidget

from reader.core.settings import OURS, SETTINGS, Settings
from reader.insights.strategy import LivedDays, StrategyReport
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.kit import humanize as words
from reader.window.kit.controls import make_form_button
from reader.window.kit.humanize import sentences
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.text import SentenceLabel, strong
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr

ENOUGH_DAYS = 1.0
"""Fewer days say nothing yet."""


def find_choice(way: str) -> str:
    """The strategy that the user can choose for a policy of the lab; empty if there is none."""
    choices = SETTINGS["strategy"].choices
    return next((name for name in (way, f"{way}@budget") if name in choices and name != OURS), "")


def strategy_name(name: str) -> str:
    return tr(SETTINGS["strategy"].choices.get(name, name))


class StrategyBox(QWidget):
    def __init__(self, theme: Theme, on_stopped: Callable[[], None]) -> None:
        super().__init__()
        self.said = SentenceLabel()
        self.said.setWordWrap(True)
        self.stop = make_form_button(self.tr("Use Paperround’s own strategy"))
        self.stop.clicked.connect(lambda: on_stopped())
        columns = [
            Column("", 0),
            Column(tr("Before"), 120, right=True),  # before another strategy was used
            Column(self.tr("With it"), 120, right=True),  # with another strategy
        ]
        self.table = FactTable(theme, self.tr("Before and with the other strategy"), columns, 31)
        line = make_row(None, (self.said, 1), self.stop, spacing=12)
        make_column(self, line, self.table, margins=(0, 0, 0, 16), spacing=6)
        self.hide()

    def show_report(self, settings: Settings, report: StrategyReport | None, zone: tzinfo) -> None:
        is_running = settings.strategy != OURS
        has_enough = report is not None and report.during.days >= ENOUGH_DAYS
        said = [_say_running(settings)] if is_running else []
        if report is not None and has_enough:
            said.append(_say_days(report, zone))
            self.table.show_rows(_list_rows(report))
        self.said.setText(sentences(said))
        self.stop.setVisible(is_running)
        self.table.setVisible(has_enough)
        self.setVisible(bool(said))


def _say_running(settings: Settings) -> str:
    name = strong(strategy_name(settings.strategy))
    try:
        day = words.long_date(date.fromisoformat(settings.strategy_until))
    except ValueError:  # no day, or none that the terminal was given rightly
        return tr("Strategy in use: {name}.").format(name=name)
    return tr("Strategy in use: {name}, until {day}.").format(name=name, day=day)


def _say_days(report: StrategyReport, zone: tzinfo) -> str:
    use = report.use
    since = words.long_date(datetime.fromtimestamp(use.since_at, zone).date())
    if use.until_at is None:
        return tr("Since {day}, compared with as many days before:").format(day=since)
    until = words.long_date(datetime.fromtimestamp(use.until_at, zone).date())
    form = tr("{name} from {first} to {last}, compared with as many days before:")
    return form.format(name=strong(strategy_name(use.name)), first=since, last=until)


def _list_rows(report: StrategyReport) -> list[Row]:
    facts: list[tuple[str, Callable[[LivedDays], str]]] = [
        (tr("Average wait for a new article"), lambda days: words.if_known(days.wait_min, words.minutes)),
        (tr("Fetches per day"), lambda days: words.count(days.fetches_per_day)),
        (tr("Batches per day"), lambda days: words.count(days.wake_ups_per_day)),
        (tr("Missed articles per day"), lambda days: words.decimal(days.lost_per_day)),
    ]
    return [
        Row((Cell(name, ink="text_2"), Cell(say(report.before)), Cell(say(report.during), bold=True)))
        for name, say in facts
    ]
