"""The form with the settings of editions: when, how long, from where, to where. Main thread only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from reader.engine.edition.gather import NO_FOLDER, STARRED
from reader.engine.edition.schedule import NextEdition, say_minute
from reader.gui.kit.controls import CheckBox, Choice, Segments
from reader.gui.kit.fonts import make_font
from reader.gui.kit.humanize import posts
from reader.gui.kit.layouts import STRETCH, hold_words, make_column, make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import CAPTION
from reader.gui.kit.translate import label_of, tr
from reader.settings import EPUB, LEARNED, SETTINGS, TO_FOLDER, TO_MAIL, Settings

MINUTES = (10, 20, 40, 60)
_INSET = (24, 0, 0, 4)


class FormFacts(Struct, frozen=True):
    """The settings, and what is shown with them."""

    settings: Settings
    folders: tuple[tuple[str, str], ...]
    """The outermost folders: id and name."""
    ahead: NextEdition
    folder: Path


class EditionForm(QWidget):
    changed = Signal()
    """The user chose something."""
    mail_try_wanted = Signal(str)
    """The mail server is to be tried, with this password."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._is_showing = False
        self._sources: dict[str, tuple[CheckBox, Label]] = {}
        self._other_minutes: int | None = None
        """A length that is not in MINUTES: it stays until another is chosen."""
        self._make_schedule()
        self._make_delivery()
        names = ("editions", "edition_again", "edition_mark_read", "edition_pages")
        self.boxes = {name: CheckBox(theme, label_of(name)) for name in names}
        self._from = QVBoxLayout()
        self._lay_out()
        self._wire()

    def _make_schedule(self) -> None:
        theme = self._theme
        whens = [(self.tr("Before I first look"), True), (self.tr("At"), False)]
        self.when = Choice(theme, self.tr("When"), whens)
        self.hours = QLineEdit()
        self.hours.setAccessibleName(label_of("edition_hours"))
        self.hours.setPlaceholderText(SETTINGS["edition_hours"].example)
        hold_words(self.hours, 110, self.hours.placeholderText())
        self.days = [_make_day(number) for number in range(1, 8)]
        self.minutes = Segments(label_of("edition_minutes"), [(str(one), one) for one in MINUTES])
        self.usual, self.effect = _quiet(), _quiet()
        self.usual.setWordWrap(True)

    def _make_delivery(self) -> None:
        theme = self._theme
        self.targets, self._forms = (
            {one: CheckBox(theme, tr(words)) for one, words in SETTINGS[name].choices.items()}
            for name in ("edition_to", "edition_forms")
        )
        self.folder = _make_line(label_of("edition_folder"))
        self._choose = QPushButton(self.tr("Choose…"))
        names = ("edition_mail_to", "edition_mail_from", "edition_mail_server", "edition_mail_user")
        self.lines = {name: _make_line(label_of(name), SETTINGS[name].example) for name in names}
        self.password = _make_line(self.tr("Password"))
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self._try, self.answer = QPushButton(self.tr("Try")), Label()
        self.answer.setWordWrap(True)
        self._folder_part, self._mail_part = QWidget(), QWidget()
        chosen = make_row(None, self.folder, self._choose, spacing=8)
        make_column(self._folder_part, chosen, margins=_INSET, spacing=6)
        tried = make_row(None, self._try, STRETCH)
        make_column(self._mail_part, *self.lines.values(), self.password, tried, self.answer, margins=_INSET, spacing=6)

    def _lay_out(self) -> None:
        self._from.setSpacing(4)
        by_itself, *boxes = self.boxes.values()
        make_column(
            self,
            *(_head(self.tr("When")), by_itself),
            make_row(None, self.when, self.hours, STRETCH, spacing=8),
            self.usual,
            make_row(None, *self.days, STRETCH, spacing=4),
            _head(self.tr("How long")),
            make_row(None, self.minutes, Label(self.tr("minutes")), STRETCH, spacing=8),
            self.effect,
            _head(self.tr("From")),
            self._from,
            *boxes,
            _head(self.tr("To")),
            make_row(None, Label(self.tr("as")), *self._forms.values(), STRETCH, spacing=12),
            *(self.targets[TO_FOLDER], self._folder_part, self.targets[TO_MAIL], self._mail_part),
            STRETCH,
            margins=(20, 12, 20, 16),
            spacing=8,
        )

    def _wire(self) -> None:
        for box in (*self.boxes.values(), *self.days, *self._forms.values(), *self.targets.values()):
            box.toggled.connect(self._note)
        for line in (*self.lines.values(), self.hours, self.folder, self.password):
            line.textEdited.connect(self._note)
        self.when.currentIndexChanged.connect(self._note)
        self.minutes.chosen.connect(self._choose_minutes)
        self._try.clicked.connect(lambda: self.mail_try_wanted.emit(self.password.text()))
        self._choose.clicked.connect(self._choose_folder)

    def _choose_minutes(self, minutes: int) -> None:
        if not self._is_showing:
            self._other_minutes = None
        self._note()

    def _note(self, *_: object) -> None:
        self._enable()
        if not self._is_showing:
            self.changed.emit()

    def _enable(self) -> None:
        self.hours.setVisible(not self.when.value())
        self._folder_part.setVisible(self.targets[TO_FOLDER].isChecked())
        self._mail_part.setVisible(self.targets[TO_MAIL].isChecked())

    def show_facts(self, facts: FormFacts) -> None:
        self._is_showing = True
        settings = facts.settings
        for name, box in self.boxes.items():
            box.setChecked(getattr(settings, name))
        for name, line in self.lines.items():
            line.setText(getattr(settings, name))
        for named, words in ((self.targets, settings.edition_to), (self._forms, settings.edition_forms)):
            for name, box in named.items():
                box.setChecked(name in words.split())
        is_learned = settings.edition_hours == LEARNED
        self.when.choose(is_learned)
        self.hours.setText("" if is_learned else settings.edition_hours)
        for number, day in enumerate(self.days, 1):
            day.setChecked(str(number) in settings.edition_days)
        nearest = min(MINUTES, key=lambda one: abs(one - settings.edition_minutes))
        self.minutes.choose(nearest)
        self._other_minutes = None if nearest == settings.edition_minutes else settings.edition_minutes
        if (minute := facts.ahead.usual_visit_min) is None:
            self.usual.setText(self.tr("Paperround does not know yet when you first look; until then it is 07:00."))
        else:
            self.usual.setText(self.tr("You usually look at {time}.").format(time=say_minute(minute)))
        self._show_sources(facts)
        self.folder.setText(str(facts.folder))
        self.password.clear()
        self._enable()
        self._is_showing = False

    def _show_sources(self, facts: FormFacts) -> None:
        wanted = set(facts.settings.edition_from.split())
        more = ((NO_FOLDER, self.tr("Feeds without a folder")), (STARRED, self.tr("Starred, not yet read")))
        for place in range(self._from.count() - 1, -1, -1):
            if (row := self._from.takeAt(place)) and (widget := row.widget()):
                widget.deleteLater()
        self._sources = {}
        before: QWidget = self.minutes.findChildren(QToolButton)[-1]
        for key, name in (*facts.folders, *more):
            box, effect = CheckBox(self._theme, name.replace("&", "&&")), _quiet()  # no mnemonic: a name
            box.setChecked(key in wanted or (not wanted and key != STARRED))
            box.toggled.connect(self._note)
            line = QWidget()
            make_row(line, box, STRETCH, effect)
            self._from.addWidget(line)
            self._sources[key] = (box, effect)
            self.setTabOrder(before, box)  # Qt would have what was made last come last
            before = box

    def values(self) -> dict[str, Any]:
        """What is chosen, as settings."""
        ticked = [key for key, (box, _) in self._sources.items() if box.isChecked()]
        everywhere = [key for key in self._sources if key != STARRED]
        hours = " ".join(self.hours.text().replace(",", " ").split())
        days = (str(number) for number, day in enumerate(self.days, 1) if day.isChecked())
        return {
            **{name: box.isChecked() for name, box in self.boxes.items()},
            **{name: line.text().strip() for name, line in self.lines.items()},
            "edition_hours": LEARNED if self.when.value() or not hours else hours,
            "edition_days": "".join(days),
            "edition_minutes": self._other_minutes or self.minutes.value(),
            "edition_from": "" if ticked == everywhere or not ticked else " ".join(ticked),
            "edition_to": _join(self.targets),
            "edition_forms": _join(self._forms) or EPUB,
            "edition_folder": self.folder.text().strip(),
        }

    def show_trial(self, per_source: dict[str, int]) -> None:
        """Show beside each choice how many posts it brings; fewer fit once their full texts are fetched."""
        total, may_shrink = sum(per_source.values()), self.boxes["edition_pages"].isChecked()
        about = self.tr("at most {posts}") if may_shrink else self.tr("about {posts}")
        self.effect.setText(about.format(posts=posts(total)) if total else self.tr("nothing new now"))
        for key, (box, effect) in self._sources.items():
            count = per_source.get(key, 0)
            effect.setText(posts(count) if box.isChecked() and count else "")

    def show_tried(self, words: str, is_good: bool) -> None:
        self.answer.setObjectName("good" if is_good else "problem")
        self.answer.style().polish(self.answer)
        self.answer.setText(words)

    def _choose_folder(self) -> None:
        if found := QFileDialog.getExistingDirectory(self, label_of("edition_folder"), self.folder.text()):
            self.folder.setText(found)
            self._note()


def _join(boxes: dict[str, CheckBox]) -> str:
    return " ".join(name for name, box in boxes.items() if box.isChecked())


def _make_day(number: int) -> QToolButton:
    button = QToolButton()
    button.setObjectName("chip")
    button.setCheckable(True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setText(QLocale().dayName(number, QLocale.FormatType.ShortFormat)[:2])
    hold_words(button, 42, button.text())
    button.setAccessibleName(QLocale().dayName(number, QLocale.FormatType.LongFormat))
    return button


def _make_line(name: str, example: str = "") -> QLineEdit:
    line = QLineEdit()
    line.setAccessibleName(name)
    line.setPlaceholderText(f"{name}: {example}" if example else name)
    return line


def _quiet() -> Label:
    label = Label()
    label.setProperty("quiet", True)
    return label


def _head(words: str) -> QWidget:
    label = Label(words)
    label.setFont(make_font(CAPTION))
    label.setProperty("secondary", True)
    label.setContentsMargins(0, 10, 0, 0)
    return label
