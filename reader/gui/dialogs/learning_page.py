"""The settings page about what Paperround learns: all that is kept about the user's reading. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget

from reader.gui.dialogs.settings_pages import Page
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.dialog import make_heading
from reader.gui.kit.humanize import (
    clock_time,
    day_title,
    local,
    local_day,
    number,
    sentences,
    since_in_words,
    with_time,
)
from reader.gui.kit.theme import Theme
from reader.model.logged import ReadingFacts, ReadingSession
from reader.model.machine import Sign


class LearningPage(Page):
    erase_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.add(
            self.tr(
                "Paperround notes when you look and when you read, and when you come to this computer (unlock it, "
                "wake it, join a network), so that it can fetch just before; and when there is no line, so that posts "
                "are here before. "
                "It stays in your profile on this computer; nothing is sent anywhere."
            ),
            "note_reading",
        )
        self.kept = make_heading("")
        self.kept.setWordWrap(True)
        self.sessions = QListWidget()
        self.sessions.setObjectName("cardList")
        self.sessions.setAccessibleName(self.tr("What is kept of your reading, the latest first"))
        self.erase = make_form_button(self.tr("Erase all of it…"), self.erase_wanted)
        self.column.addWidget(self.kept)
        self.column.addWidget(self.sessions, 1)
        self.column.addWidget(self.erase, 0, Qt.AlignmentFlag.AlignLeading)

    def show_facts(self, facts: ReadingFacts, now: float) -> None:
        self.kept.setText(self._in_words(facts, now))
        self.sessions.clear()
        self.sessions.addItems(self._list_kept(facts, now))
        self.sessions.setVisible(self.sessions.count() > 0)
        self.erase.setEnabled(facts.first_at is not None)

    def _in_words(self, facts: ReadingFacts, now: float) -> str:
        if facts.first_at is None:
            return self.tr("Nothing is kept.")
        day = since_in_words(local_day(facts.first_at), local_day(now))
        sittings, read = self.tr("1 reading session"), self.tr("1 post read")
        if facts.sessions != 1:
            sittings = self.tr("{n} reading sessions", n=facts.sessions).format(n=number(facts.sessions))
        if facts.posts != 1:
            read = self.tr("{n} posts read", n=facts.posts).format(n=number(facts.posts))
        kept = self.tr("Kept: {sessions} and {posts}, {day}.").format(sessions=sittings, posts=read, day=day)
        return sentences((kept, self._signs_in_words(facts.signs), self._offline_in_words(facts.offline)))

    def _offline_in_words(self, count: int) -> str:
        if count == 1:
            return self.tr("Once without a line.")
        return self.tr("{n} times without a line.", n=count).format(n=number(count)) if count else ""

    def _signs_in_words(self, count: int) -> str:
        if count == 1:
            return self.tr("You came to this computer once.")
        return self.tr("You came to this computer {n} times.", n=count).format(n=number(count)) if count else ""

    def _list_kept(self, facts: ReadingFacts, now: float) -> list[str]:
        """Sessions, signs of presence and times offline in words, the latest first."""
        lines = [(one.started_at, session_in_words(one, now)) for one in facts.latest]
        for one in facts.latest_signs:
            when = with_time(day_title(local_day(one.at), local_day(now)), clock_time(local(one.at)))
            lines.append((one.at, self.tr("{when}: {what}").format(when=when, what=self._name_sign(one.sign))))
        for gap in facts.latest_offline:
            start, end = clock_time(local(gap.started_at)), clock_time(local(gap.ended_at))
            day = day_title(local_day(gap.started_at), local_day(now))
            lines.append(
                (gap.started_at, self.tr("{day}, {start} – {end}: no line").format(day=day, start=start, end=end))
            )
        return [words for _, words in sorted(lines, key=lambda line: -line[0])]

    def _name_sign(self, sign: Sign) -> str:
        return {
            Sign.UNLOCKED: self.tr("screen unlocked"),
            Sign.IDLE_ENDED: self.tr("back after a pause"),
            Sign.RESUMED: self.tr("computer woken"),
            Sign.LID_OPENED: self.tr("lid opened"),
            Sign.NETWORK_JOINED: self.tr("network joined"),
        }[sign]


def session_in_words(session: ReadingSession, now: float) -> str:
    day = day_title(local_day(session.started_at), local_day(now))
    start, end = clock_time(local(session.started_at)), clock_time(local(session.ended_at))
    return with_time(day, f"{start} – {end}" if start != end else start)
