"""The pages of the settings dialog. A field is made only for a setting that exists, so none is dead. Main
thread only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from reader.gui.article.read_policy import MarkRead
from reader.gui.article.record import TextChoice
from reader.gui.dialogs.settings.fields import (
    Field,
    make_choice,
    make_hours,
    make_number,
    make_share,
    make_switch,
    make_text,
)
from reader.gui.kit.dialog import add_row, make_form, make_heading, make_quiet
from reader.gui.kit.humanize import clock_time, day_title, local, local_day, number, since_in_words
from reader.gui.kit.layouts import make_column
from reader.gui.kit.theme import Theme
from reader.gui.kit.window_state import NEWSPAPER, SYSTEM, THREE, WIDE
from reader.model.logged import ReadingFacts, ReadingSession
from reader.settings import ASK, BACKGROUND, QUIT, Settings

_KNOWN = set(Settings.__struct_fields__)


class Looks(Struct, frozen=True):
    """How the window shows and marks: kept by the window itself, not in the database."""

    mark_read: MarkRead
    text: TextChoice
    layout: str
    language: str = ""
    """Empty asks the system."""
    start_at_login: bool | None = None
    """None where there is no such choice."""
    fold_stories: bool = True
    colour_scheme: str = SYSTEM
    interface_percent: int = 100
    can_restart: bool = False
    """Whether another language or size can be had at once."""


class Page(QWidget):
    """A column of fields."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.fields: list[Field] = []
        self.column = make_column(self, margins=(24, 20, 24, 20), spacing=10)

    def add_fields(self, *made: Field) -> None:
        """Those whose setting exists."""
        form = make_form()
        for field in made:
            if field.label:
                add_row(form, field.label, field.widget)
            else:
                form.addRow(field.widget)
            self.fields.append(field)
        self.column.addLayout(form)

    def show_values(self, values: Mapping[str, Any]) -> None:
        for field in self.fields:
            field.show(values[field.name])

    def values(self) -> dict[str, Any]:
        return {field.name: field.value() for field in self.fields}


class ReadingPage(Page):
    """What the window remembers of the owner's ways."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        marks = [
            (self.tr("A moment after it was opened"), MarkRead.OPENED),
            (self.tr("Opened, or scrolled past"), MarkRead.SCROLLED),
            (self.tr("Only when I say so"), MarkRead.NEVER),
        ]
        layouts = [
            (self.tr("Three panes"), THREE),
            (self.tr("Wide list"), WIDE),
            (self.tr("Newspaper"), NEWSPAPER),
        ]
        self.add_fields(
            make_choice(theme, "mark_read", self.tr("A post is read"), marks),
            make_choice(theme, "layout", self.tr("Layout"), layouts),
            make_switch(theme, "fold_stories", self.tr("Show the same story from several feeds once")),
        )
        self.column.addStretch(1)


class DesktopPage(Page):
    """How Paperround lives on this computer. Some of it is kept by the window, some in the database."""

    def __init__(self, theme: Theme, looks: Looks) -> None:
        super().__init__(theme)
        closings = [
            (self.tr("Ask once"), ASK),
            (self.tr("Keep fetching in the background"), BACKGROUND),
            (self.tr("Quit"), QUIT),
        ]
        self.add_fields(
            make_hours(theme, "quiet_hours", self.tr("Quiet hours"), self.tr("No notifications between")),
            make_choice(theme, "closing", self.tr("Closing the window"), closings),
            make_switch(theme, "newer_version_check", self.tr("Tell me when a newer version exists")),
        )
        if looks.start_at_login is not None:
            self.add_fields(make_switch(theme, "start_at_login", self.tr("Start Paperround at login")))
        self.column.addStretch(1)


class SettingsPage(Page):
    """Fields of reader.settings."""

    def add_known(self, *made: Field) -> None:
        self.add_fields(*(field for field in made if field.name in _KNOWN))

    def add_note(self, words: str) -> None:
        self.column.addWidget(make_quiet(words))


class PicturesPage(SettingsPage):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        options = [
            (self.tr("Ask each time"), "ask"),
            (self.tr("Show them"), "always"),
            (self.tr("Leave them out"), "never"),
        ]
        self.add_known(make_choice(theme, "pictures", self.tr("Pictures in posts"), options))
        self.add_note(
            self.tr(
                "A picture is fetched from its publisher, who then knows that you read the post. "
                "Each feed can say otherwise in its own settings."
            )
        )
        self.column.addStretch(1)


class FetchingPage(SettingsPage):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.add_known(
            make_number(theme, "daily_budget", self.tr("Fetches a day"), 0, 1_000_000),
            make_number(
                theme,
                "megabytes_per_day",
                self.tr("Data a day"),
                0,
                1_000_000,
                self.tr(" MB"),
                self.tr("no limit"),
            ),
            make_share(theme, "battery_share", self.tr("On battery, of that")),
            make_share(theme, "metered_share", self.tr("On a metered line")),
            make_share(theme, "busy_share", self.tr("While the computer is busy")),
            make_number(theme, "wake_ups", self.tr("Times a day the computer is woken for it"), 1, 1_000),
            make_number(theme, "battery_wake_ups", self.tr("On battery or a metered line"), 1, 1_000),
            make_number(theme, "parallel_fetches", self.tr("Sites visited at once"), 1, 64),
            make_number(theme, "polls_per_minute", self.tr("Planned polls in a minute"), 1, 600),
            make_text("proxy", self.tr("Proxy"), self.tr("none, or http://proxy:3128")),
        )
        self.column.addStretch(1)


class KeepingPage(SettingsPage):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.add_known(
            make_number(
                theme,
                "keep_days",
                self.tr("Keep posts for"),
                0,
                36_500,
                self.tr(" days"),
                self.tr("for ever"),
            ),
            make_number(
                theme,
                "keep_per_feed",
                self.tr("Keep per feed at most"),
                0,
                1_000_000,
                self.tr(" posts"),
                self.tr("every post"),
            ),
        )
        self.add_note(self.tr("Starred and tagged posts are always kept, and so is what a feed still shows."))
        self.column.addStretch(1)


class TopicsPage(SettingsPage):
    """What is made of what feeds write and of what the owner opens."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.add_note(
            self.tr(
                "Paperround reads titles and first lines to find out what feeds are about. It notes which posts "
                "you read and for how long, to suggest others. All of it stays on this computer."
            )
        )
        self.add_known(
            make_switch(theme, "for_you", self.tr("Suggest unread posts in a view For you")),
            make_switch(
                theme, "mark_copies_read", self.tr("Reading a post marks the same story in other feeds read")
            ),
            make_switch(theme, "novelty_in_plan", self.tr("Poll feeds less that mostly repeat themselves")),
            make_switch(
                theme, "interest_in_plan", self.tr("Poll feeds more whose posts I often open, others less")
            ),
        )
        self.add_note(
            self.tr(
                "With For you and the last choice off, nothing is noted of what you read. "
                "“What it learns” erases what was noted before."
            )
        )
        self.column.addStretch(1)


class LearningPage(SettingsPage):
    """What Paperround learns: everything that is kept about the owner's reading, in words."""

    erase_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.add_note(
            self.tr(
                "Paperround notes when you look and when you read, so that it can fetch just before. "
                "It stays in your profile on this computer; nothing is sent anywhere."
            )
        )
        self.add_known(make_switch(theme, "note_reading", self.tr("Note when I read")))
        self.kept = make_heading("")
        self.kept.setWordWrap(True)
        self.sessions = QListWidget()
        self.sessions.setObjectName("cardList")
        self.sessions.setAccessibleName(self.tr("Reading sessions that are kept"))
        self.erase = QPushButton(self.tr("Erase all of it…"))
        self.erase.setAutoDefault(False)
        self.erase.clicked.connect(self.erase_wanted)
        self.column.addWidget(self.kept)
        self.column.addWidget(self.sessions, 1)
        self.column.addWidget(self.erase, 0, Qt.AlignmentFlag.AlignLeading)

    def show_facts(self, facts: ReadingFacts, now: float) -> None:
        self.kept.setText(self._in_words(facts, now))
        self.sessions.clear()
        self.sessions.addItems([session_in_words(one, now) for one in facts.latest])
        self.sessions.setVisible(bool(facts.latest))
        self.erase.setEnabled(bool(facts.looks or facts.sessions or facts.posts))

    def _in_words(self, facts: ReadingFacts, now: float) -> str:
        if facts.first_at is None:
            return self.tr("Nothing is kept.")
        words = self.tr("Kept: {sessions} and {posts}, {day}.")
        day = since_in_words(local_day(facts.first_at), local_day(now))
        sittings = self.tr("1 reading session") if facts.sessions == 1 else self.tr("{n} reading sessions")
        read = self.tr("1 post read") if facts.posts == 1 else self.tr("{n} posts read")
        return words.format(
            sessions=sittings.format(n=number(facts.sessions)),
            posts=read.format(n=number(facts.posts)),
            day=day,
        )


def session_in_words(session: ReadingSession, now: float) -> str:
    day = day_title(local_day(session.started_at), local_day(now))
    start, end = clock_time(local(session.started_at)), clock_time(local(session.ended_at))
    return f"{day}, {start} – {end}" if start != end else f"{day}, {start}"
