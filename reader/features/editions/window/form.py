"""The settings of editions, in the sheet beside the pages: when, how long, from where, to where. Each applies right
away and can be undone. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QLocale, Qt, SignalInstance
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLineEdit, QToolButton, QWidget

from reader.core.clock import Clock, LocalZone
from reader.core.records.messages import Message
from reader.core.settings import EPUB, LEARNED, SETTINGS, TO_FOLDER, TO_MAIL, Settings
from reader.engine.messages import EditionMailTried, PasswordGiven, TryEditionMail
from reader.features.editions.records import Edition
from reader.features.editions.service import explain_next
from reader.features.editions.worker.deliver import find_folder, keep_password, safe_name
from reader.features.editions.worker.make import NO_FOLDER, STARRED, gather
from reader.features.settings.window.settings_fields import make_field
from reader.store.db import Connection
from reader.store.folders import list_folders
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Bridge, Topic
from reader.window.kit.controls import CheckBox, Choice, hold_words, make_form_button
from reader.window.kit.dialog import make_heading, make_quiet, make_rule
from reader.window.kit.fonts import make_headline_font
from reader.window.kit.humanize import feeds_in_words, number, posts
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import CAPTION
from reader.window.kit.translate import label_of, tr
from reader.window.kit.wording import say

_INSET, _SETTLE_MS = (24, 0, 0, 4), 300
_MAIL = ("edition_mail_to", "edition_mail_from", "edition_mail_server", "edition_mail_user", "edition_mail_plain")


class EditionContext(Struct, frozen=True):
    """What editions need of the window."""

    theme: Theme
    bridge: Bridge
    clock: Clock
    change_settings: Callable[..., None]
    mark_read: Callable[[list[int]], None]
    send: Callable[[object], None]
    """Sends a command to the engine."""
    leave: Callable[[], None]
    """Goes back to reading."""


class FormFacts(Struct, frozen=True):
    """The settings, and what is shown with them."""

    settings: Settings
    folders: tuple[tuple[str, str], ...]
    """The outermost folders: id and name."""
    ahead: tuple[Message, ...]


def read_form(conn: Connection, now: float) -> FormFacts:
    settings = load_settings(conn)
    top = tuple((str(one.id), one.name) for one in list_folders(conn) if one.parent_id is None)
    return FormFacts(settings, top, explain_next(conn, settings, now, LocalZone()))


class FirstEdition(QWidget):
    """Says before the first edition what one is, and makes it with one button."""

    def __init__(self, theme: Theme, change_settings: Callable[..., None]) -> None:
        super().__init__()
        title = Label(self.tr("Your feeds, as a newspaper"), wraps=True)
        title.setFont(make_headline_font())
        words = self.tr(
            "The best of your unread articles in one edition you can finish. Read it here, on an e-reader or on paper."
        )
        self.make_button = make_form_button("", kind="mainButton")
        self.contents, self.ahead = make_quiet(), make_quiet()
        self.daily = CheckBox(theme, self.tr("Every morning"))
        self.daily.clicked.connect(lambda is_on: change_settings(editions=is_on))
        self.settings = make_form_button(self.tr("Morning Paper settings"), kind="linkButton")
        make_column(
            self,
            *(STRETCH, title, Label(words, tone="secondary", wraps=True), 12),
            *(make_row(None, self.make_button, STRETCH), self.contents, 16, make_rule(), 16),
            *(make_row(None, self.daily, STRETCH), self.ahead, make_row(None, self.settings, STRETCH)),
            *(STRETCH, STRETCH),
            margins=(32, 24, 32, 24),
            spacing=8,
        )

    def show_preview(self, preview: Edition | None) -> None:
        self.make_button.setEnabled(preview is not None)
        if preview is None:
            self.contents.setText(self.tr("Not enough new articles yet"))
            return
        n, feeds = len(preview.all_articles), feeds_in_words(preview.feed_count)
        words = self.tr("{n} articles from {feeds}, about {minutes} minutes", n=n)
        self.contents.setText(words.format(n=number(n), feeds=feeds, minutes=number(preview.minutes)))


class EditionForm(QWidget):
    """What the user chooses about editions; other folders get a new form."""

    def __init__(self, context: EditionContext, facts: FormFacts) -> None:
        super().__init__()
        self._context, self._theme, self.folders = context, context.theme, facts.folders
        self._settings = facts.settings
        self._is_showing = False
        self._topic, self._asked = Topic(), 0
        self._settle = make_timer(self, self.show_effect, _SETTLE_MS)
        self._values: dict[str, Callable[[], Any]] = {}
        self._shows: dict[str, Callable[[Any], None]] = {}
        self.widgets: dict[str, QWidget] = {}
        self.effect, self.answer = Label(tone="quiet"), Label(wraps=True)
        self._lay_out(self._make_when(), self._make_days(), self._make_sources(), self._make_targets())
        self.show_settings(facts.settings)

    def _lay_out(self, when: QWidget, days: QWidget, sources: QWidget, targets: QWidget) -> None:
        make_column(
            self,
            *(make_heading(self.tr("When")), self._add("editions"), when, days, make_rule()),
            *(make_heading(self.tr("Length")), self._add("edition_minutes"), self.effect, make_rule()),
            *(make_heading(self.tr("From")), sources, make_rule()),
            *(make_heading(self.tr("Save or send to")), targets, make_rule()),
            make_heading(self.tr("Articles")),
            *map(self._add, ("edition_pages", "edition_again", "edition_mark_read")),
            STRETCH,
            margins=(20, 12, 20, 16),
            spacing=8,
        )

    def _add(self, name: str, hint: str = "") -> QWidget:
        """Add the field of a setting as it is declared, below its label unless it shows that itself."""
        field = make_field(self._theme, name, hint)
        field.widget.setAccessibleName(field.label)
        self._follow(name, field.widget, field.show, field.value, field.changed)
        if not field.has_label:
            return field.widget
        labelled = QWidget()
        make_column(labelled, Label(field.label, tone="secondary", size=CAPTION), field.widget, spacing=2)
        return labelled

    def _follow(
        self,
        name: str,
        widget: QWidget,
        show: Callable[[Any], None],
        value: Callable[[], Any],
        *changed: SignalInstance,
    ) -> None:
        """Apply a setting whenever its controls change."""
        self.widgets[name], self._shows[name], self._values[name] = widget, show, value
        for signal in changed:
            signal.connect(partial(self._apply, name))

    def _apply(self, name: str, *_: object) -> None:
        if self._is_showing:
            return
        value = self._values[name]()
        if value not in (None, getattr(self._settings, name)):
            self._context.change_settings(**{name: value})
        else:
            self.show_settings(self._settings)

    def show_settings(self, settings: Settings) -> None:
        """Show them, but for a text that is just typed."""
        self._settings, self._is_showing = settings, True
        for name, show in self._shows.items():
            if self._values[name]() != getattr(settings, name) and not self._is_typed(name):
                show(getattr(settings, name))
        for target, part in self._parts.items():
            part.setVisible(self.targets[target].isChecked())
        self._is_showing = False
        self._settle.start()

    def _is_typed(self, name: str) -> bool:
        widget = self.widgets[name]
        return isinstance(widget, QLineEdit) and widget.hasFocus() and widget.isModified()

    def _make_when(self) -> QWidget:
        row, hours = QWidget(), QLineEdit()
        when = self.when = Choice(
            self._theme, self.tr("When"), [(self.tr("Before I start reading"), True), (self.tr("At"), False)]
        )
        example = SETTINGS["edition_hours"].example
        hours.setAccessibleName(label_of("edition_hours"))
        hours.setPlaceholderText(example)
        hold_words(hours, 110, example)

        def show(value: str) -> None:
            when.choose(value == LEARNED)
            hours.setText("" if value == LEARNED else value)

        def value() -> str:
            typed = " ".join(hours.text().replace(",", " ").split()) or example.split()[0]
            return LEARNED if when.value() else typed

        when.currentIndexChanged.connect(lambda _: hours.setVisible(not when.value()))
        show(LEARNED)
        hours.hide()
        self._follow("edition_hours", hours, show, value, when.currentIndexChanged, hours.editingFinished)
        make_row(row, when, hours, STRETCH, spacing=8)
        return row

    def _make_days(self) -> QWidget:
        row, self.days = QWidget(), {str(number): self._make_day(number) for number in range(1, 8)}
        self._follow_boxes("edition_days", self.days, "")
        make_row(row, *self.days.values(), STRETCH, spacing=4)
        return row

    def _make_day(self, number: int) -> QAbstractButton:
        button = QToolButton()
        button.setObjectName("chip")
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setText(QLocale().dayName(number, QLocale.FormatType.ShortFormat)[:2])
        hold_words(button, 42, button.text())
        button.setAccessibleName(QLocale().dayName(number, QLocale.FormatType.LongFormat))
        return button

    def _follow_boxes(
        self, name: str, boxes: Mapping[str, QAbstractButton], between: str = " ", usual: Sequence[str] = ()
    ) -> None:
        """Follow boxes that together are one setting: the names of those that are on. Where it is empty for the usual
        ones, the last box stays on: an edition of nothing is none."""

        def show(value: str) -> None:
            for key, box in boxes.items():
                box.setChecked(key in ((value.split() if between else value) or usual))

        def value() -> str | None:
            on = [key for key, box in boxes.items() if box.isChecked()]
            return None if usual and not on else "" if on == usual else between.join(on)

        first, *others = boxes.values()
        self._follow(name, first, show, value, first.toggled, *(box.toggled for box in others))

    def _make_sources(self) -> QWidget:
        """Make a box for each source, with the number of articles that it brings beside it."""
        more = ((NO_FOLDER, self.tr("Feeds without a folder")), (STARRED, self.tr("Starred, not yet read")))
        names = dict((*self.folders, *more))
        self.sources = {key: CheckBox(self._theme, name.replace("&", "&&")) for key, name in names.items()}
        self._effects = {key: Label(tone="quiet") for key in names}
        self._follow_boxes("edition_from", self.sources, usual=[key for key in names if key != STARRED])
        rows = (make_row(None, box, STRETCH, self._effects[key]) for key, box in self.sources.items())
        part = QWidget()
        make_column(part, *rows, spacing=4)
        return part

    def _make_targets(self) -> QWidget:
        self.targets, forms = (
            {word: CheckBox(self._theme, tr(words)) for word, words in SETTINGS[name].choices.items()}
            for name in ("edition_to", "edition_forms")
        )
        self._follow_boxes("edition_to", self.targets)
        self._follow_boxes("edition_forms", forms, usual=[EPUB])
        choose = make_form_button(self.tr("Choose…"), self._choose_folder)
        try_ = make_form_button(self.tr("Test connection"), self.try_mail)
        self.password = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.password.setAccessibleName(self.tr("Password"))
        self.password.setPlaceholderText(self.tr("Password"))
        self.password.editingFinished.connect(self._keep_password)
        self._parts = {TO_FOLDER: QWidget(), TO_MAIL: QWidget()}
        folder = self._add("edition_folder", str(find_folder(Settings())))
        make_row(self._parts[TO_FOLDER], (folder, 1), (choose, Qt.AlignmentFlag.AlignBottom), margins=_INSET, spacing=8)
        *mail, plain = map(self._add, _MAIL)
        tried = make_row(None, try_, STRETCH)
        make_column(self._parts[TO_MAIL], *mail, self.password, plain, tried, self.answer, margins=_INSET, spacing=6)
        part = QWidget()
        make_column(
            part,
            *(one for target, box in self.targets.items() for one in (box, self._parts[target])),
            make_row(None, Label(self.tr("as")), *forms.values(), STRETCH, spacing=12),
            spacing=8,
        )
        return part

    def show_effect(self) -> None:
        """Show what an edition by these settings would hold."""
        settings, now = self._settings, self._context.clock.now()
        self._topic.renew()
        self._context.bridge.bound_to(self).study(
            lambda conn: gather(conn, settings, now).per_source, self._show_counts, self._topic
        )

    def _show_counts(self, per_source: dict[str, int]) -> None:
        """Show beside each source how many articles it brings; fewer fit once their full texts are fetched."""
        total = sum(per_source.values())
        about = self.tr("at most {posts}") if self._settings.edition_pages else self.tr("about {posts}")
        self.effect.setText(about.format(posts=posts(total)) if total else self.tr("nothing new"))
        for key, effect in self._effects.items():
            effect.setText(posts(per_source[key]) if per_source.get(key) else "")

    def _keep_password(self) -> None:
        settings, password = self._settings, self.password.text()
        if password and settings.edition_mail_server and settings.edition_mail_user:
            self._context.send(PasswordGiven(safe_name(settings), settings.edition_mail_user, password))
            self._context.bridge.bound_to(self).write(
                lambda conn: keep_password(settings, password),
                lambda kept: self._show_answer(say(kept.message), kept.for_good),
            )
            self.password.clear()

    def try_mail(self) -> None:
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
        before = str(find_folder(self._settings))
        if found := QFileDialog.getExistingDirectory(self, label_of("edition_folder"), before):
            self._context.change_settings(edition_folder=found)
