"""The form with the settings of editions: when, how long, from where, to where. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLineEdit, QPushButton, QToolButton, QWidget

from reader.core.errors import UsageError
from reader.core.records.messages import Message
from reader.core.settings import EPUB, LEARNED, SETTINGS, TO_FOLDER, TO_MAIL, Range, Settings, make_settings
from reader.engine.messages import EditionMailTried, PasswordGiven, TryEditionMail
from reader.features.editions.window.pane import EditionContext
from reader.features.editions.worker.deliver import keep_password, safe_name
from reader.features.editions.worker.gather import NO_FOLDER, STARRED, gather
from reader.window.bridge.bridge import Topic
from reader.window.kit.controls import CheckBox, Choice, NumberBox, hold_words
from reader.window.kit.humanize import posts
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.tokens import CAPTION
from reader.window.kit.translate import label_of, tr
from reader.window.kit.wording import say

_INSET, _SETTLE_MS = (24, 0, 0, 4), 500
_SWITCHES = ("editions", "edition_again", "edition_mark_read", "edition_pages", "edition_mail_plain")
_MAIL = ("edition_mail_to", "edition_mail_from", "edition_mail_server", "edition_mail_user")


class FormFacts(Struct, frozen=True):
    """The settings, and what is shown with them."""

    settings: Settings
    folders: tuple[tuple[str, str], ...]
    """The outermost folders: id and name."""
    ahead: tuple[Message, ...]
    usual_folder: str
    """Where editions go if the user chose no folder."""


class EditionForm(QWidget):
    """What the user chooses about editions; other settings get a new form."""

    def __init__(self, context: EditionContext, facts: FormFacts, changed: Callable[[], None]) -> None:
        """`changed` is called when the user chose something."""
        super().__init__()
        self._context, self._theme, self.facts, self._changed = context, context.theme, facts, changed
        self._topic, self._asked = Topic(), 0
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self.show_effect)
        settings = facts.settings
        self.boxes = {name: self._make_box(label_of(name), getattr(settings, name)) for name in _SWITCHES}
        self.hours, self.password = self._make_line("edition_hours"), QLineEdit()
        self.lines = {name: self._make_line(name) for name in ("edition_folder", *_MAIL)}
        self.targets, self.forms = (
            {
                word: self._make_box(tr(words), word in getattr(settings, name).split())
                for word, words in SETTINGS[name].choices.items()
            }
            for name in ("edition_to", "edition_forms")
        )
        self.effect, self.answer = Label(tone="quiet"), Label(wraps=True)
        self._lay_out(self._make_when(), self._make_sources())
        self._enable()

    def _make_when(self) -> list[QWidget]:
        """Make what is chosen of hours, days and minutes."""
        settings = self.facts.settings
        whens = [(self.tr("Before I start reading"), True), (self.tr("At"), False)]
        self.when = Choice(self._theme, self.tr("When"), whens)
        is_learned = settings.edition_hours == LEARNED
        self.when.choose(is_learned)
        self.when.currentIndexChanged.connect(self._note)
        self.hours.setText("" if is_learned else settings.edition_hours)
        self.hours.setPlaceholderText(SETTINGS["edition_hours"].example)
        hold_words(self.hours, 110, self.hours.placeholderText())
        self.days = {str(number): self._make_day(number) for number in range(1, 8)}
        self.minutes = NumberBox(self._theme, SETTINGS["edition_minutes"].range or Range(5, 240))
        hold_words(self.minutes, 70, str(self.minutes.maximum()))
        self.minutes.setAccessibleName(label_of("edition_minutes"))
        self.minutes.setValue(settings.edition_minutes)
        self.minutes.valueChanged.connect(self._note)
        return list(self.days.values())

    def _make_sources(self) -> list[QWidget]:
        """Make a box for each source, with the number of posts that it brings beside it."""
        wanted = self.facts.settings.edition_from.split()
        more = ((NO_FOLDER, self.tr("Feeds without a folder")), (STARRED, self.tr("Starred, not yet read")))
        self._sources: dict[str, CheckBox] = {}
        self._effects: dict[str, Label] = {}
        rows: list[QWidget] = []
        for key, name in (*self.facts.folders, *more):
            is_wanted = key in wanted or (not wanted and key != STARRED)
            self._sources[key] = self._make_box(name.replace("&", "&&"), is_wanted)  # no mnemonic: a name
            self._effects[key] = Label(tone="quiet")
            rows.append(QWidget())
            make_row(rows[-1], self._sources[key], STRETCH, self._effects[key])
        return rows

    def _lay_out(self, days: list[QWidget], sources: list[QWidget]) -> None:
        choose, try_ = QPushButton(self.tr("Choose…")), QPushButton(self.tr("Test connection"))
        choose.clicked.connect(self._choose_folder)
        try_.clicked.connect(self.try_mail)
        folder, *mail = self.lines.values()
        folder.setPlaceholderText(self.facts.usual_folder)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.setAccessibleName(self.tr("Password"))
        self.password.setPlaceholderText(self.tr("Password"))
        self.password.textEdited.connect(self._note)
        self._parts = {TO_FOLDER: QWidget(), TO_MAIL: QWidget()}
        make_row(self._parts[TO_FOLDER], folder, choose, margins=_INSET, spacing=8)
        tried = make_row(None, try_, STRETCH)
        by_itself, *boxes, plain = self.boxes.values()
        make_column(self._parts[TO_MAIL], *mail, self.password, plain, tried, self.answer, margins=_INSET, spacing=6)
        make_column(
            self,
            *(_make_head(self.tr("When")), by_itself),
            make_row(None, self.when, self.hours, STRETCH, spacing=8),
            make_row(None, *days, STRETCH, spacing=4),
            _make_head(self.tr("Length")),
            make_row(None, self.minutes, Label(self.tr("minutes")), STRETCH, spacing=8),
            self.effect,
            _make_head(self.tr("From")),
            make_column(None, *sources, spacing=4),
            *boxes,
            _make_head(self.tr("To")),
            make_row(None, Label(self.tr("as")), *self.forms.values(), STRETCH, spacing=12),
            *(part for one in self.targets for part in (self.targets[one], self._parts[one])),
            STRETCH,
            margins=(20, 12, 20, 16),
            spacing=8,
        )

    def _note(self, *_: object) -> None:
        self._enable()
        self._settle.start()
        self._changed()

    def _enable(self) -> None:
        self.hours.setVisible(not self.when.value())
        for target, part in self._parts.items():
            part.setVisible(self.targets[target].isChecked())

    def agrees_with(self, facts: FormFacts) -> bool:
        """Whether it would look the same if it were made of these."""
        values = self._values()
        same = all(getattr(facts.settings, name) == value for name, value in values.items())
        return same and not self.password.text() and self.facts.folders == facts.folders

    def has_changes(self) -> bool:
        """Whether something is chosen that is not saved yet."""
        return bool(self.changes() or self.password.text())

    def changes(self) -> dict[str, Any]:
        """What is chosen and not saved yet, as settings."""
        before = asdict(self.facts.settings)
        return {name: value for name, value in self._values().items() if before[name] != value}

    def _values(self) -> dict[str, Any]:
        everywhere = [key for key in self._sources if key != STARRED]
        sources = _join(self._sources)
        hours = " ".join(self.hours.text().replace(",", " ").split())
        return {
            **{name: box.isChecked() for name, box in self.boxes.items()},
            **{name: line.text().strip() for name, line in self.lines.items()},
            "edition_hours": LEARNED if self.when.value() or not hours else hours,
            "edition_days": _join(self.days, ""),
            "edition_minutes": self.minutes.value(),
            "edition_from": "" if sources.split() == everywhere else sources,
            "edition_to": _join(self.targets),
            "edition_forms": _join(self.forms) or EPUB,
        }

    def _find_chosen(self) -> Settings | None:
        """The settings as they would be saved; None if the user typed something invalid."""
        try:
            return make_settings(asdict(self.facts.settings) | self.changes())
        except UsageError:
            return None

    def show_effect(self) -> None:
        """Show what an edition by these choices would hold, saved or not."""
        if (settings := self._find_chosen()) is None:
            return
        self._topic.renew()
        now = self._context.clock.now()
        self._context.bridge.bound_to(self).study(
            lambda conn: gather(conn, settings, now).per_source, self._show_counts, self._topic
        )

    def _show_counts(self, per_source: dict[str, int]) -> None:
        """Show beside each choice how many posts it brings; fewer fit once their full texts are fetched."""
        total, may_shrink = sum(per_source.values()), self.boxes["edition_pages"].isChecked()
        about = self.tr("at most {posts}") if may_shrink else self.tr("about {posts}")
        self.effect.setText(about.format(posts=posts(total)) if total else self.tr("nothing new"))
        for key, effect in self._effects.items():
            count = per_source.get(key, 0)
            effect.setText(posts(count) if self._sources[key].isChecked() and count else "")

    def save(self) -> None:
        password, settings = self.password.text(), self._find_chosen()
        if password and settings is not None:
            self._context.send(PasswordGiven(safe_name(settings), settings.edition_mail_user, password))
            self._context.bridge.bound_to(self).write(
                lambda conn: keep_password(settings, password),
                lambda kept: self._show_answer(say(kept.message), kept.for_good),
            )
            self.password.clear()
            self._changed()
        if changes := self.changes():
            self._context.change_settings(self.tr("Morning Paper settings saved"), **changes)

    def try_mail(self) -> None:
        """Try the mail server with the saved settings; ask to save first if there are changes."""
        if self.changes():
            self._show_answer(self.tr("Save first to test these settings."), False)
            return
        self._asked += 1
        self._show_answer(self.tr("Contacting the server…"), True)
        self._context.send(TryEditionMail(self._asked, self.password.text()))

    def show_tried(self, note: EditionMailTried) -> None:
        if note.number == self._asked:
            self._show_answer(say(note.message), note.ok)

    def _show_answer(self, words: str, is_good: bool) -> None:
        self.answer.setObjectName("good" if is_good else "problem")
        self.answer.style().polish(self.answer)
        self.answer.setText(words)

    def _choose_folder(self) -> None:
        line = self.lines["edition_folder"]
        before = line.text() or self.facts.usual_folder
        if found := QFileDialog.getExistingDirectory(self, label_of("edition_folder"), before):
            line.setText(found)
            self._note()

    def _make_box(self, words: str, is_on: bool) -> CheckBox:
        box = CheckBox(self._theme, words)
        box.setChecked(is_on)
        box.toggled.connect(self._note)
        return box

    def _make_line(self, name: str) -> QLineEdit:
        line, label, example = QLineEdit(getattr(self.facts.settings, name)), label_of(name), SETTINGS[name].example
        line.setAccessibleName(label)
        line.setPlaceholderText(f"{label}: {example}" if example else label)
        line.textEdited.connect(self._note)
        return line

    def _make_day(self, number: int) -> QToolButton:
        button = QToolButton()
        button.setObjectName("chip")
        button.setCheckable(True)
        button.setChecked(str(number) in self.facts.settings.edition_days)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setText(QLocale().dayName(number, QLocale.FormatType.ShortFormat)[:2])
        hold_words(button, 42, button.text())
        button.setAccessibleName(QLocale().dayName(number, QLocale.FormatType.LongFormat))
        button.toggled.connect(self._note)
        return button


def _join(boxes: Mapping[str, QAbstractButton], between: str = " ") -> str:
    return between.join(name for name, box in boxes.items() if box.isChecked())


def _make_head(words: str) -> Label:
    label = Label(words, tone="secondary", size=CAPTION)
    label.setContentsMargins(0, 10, 0, 0)
    return label
