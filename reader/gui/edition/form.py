"""The settings of the paper, each as the answer to a question: when, how long, from where, to where. Main thread."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QToolButton, QVBoxLayout, QWidget

from reader.gui.edition.delivery_form import DeliveryForm
from reader.gui.edition.queries import FormFacts, Trial
from reader.gui.kit.controls import CheckBox, Choice, Segments
from reader.gui.kit.fonts import make_font
from reader.gui.kit.forms import hold_words
from reader.gui.kit.humanize import posts
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import CAPTION
from reader.settings import LEARNED

MINUTES = (10, 20, 40, 60)
STARRED, NO_FOLDER = "starred", "none"


class EditionForm(QWidget):
    changed = Signal()
    """Something was chosen that is not saved yet."""
    mail_try_wanted = Signal(str)
    """With what was typed as password."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._is_showing = False
        self._sources: dict[str, tuple[CheckBox, Label]] = {}
        self.by_itself = CheckBox(theme, self.tr("Make a paper by itself"))
        self.when = Choice(
            theme, self.tr("When"), [(self.tr("Before I first look"), True), (self.tr("At"), False)]
        )
        self.hours = QLineEdit()
        self.usual = _quiet()
        self.days = [self._make_day(number) for number in range(1, 8)]
        self.minutes = Segments(self.tr("Minutes to read"), [(str(one), one) for one in MINUTES])
        self._other_minutes: int | None = None
        """A length that is none of these: it stays until another is chosen."""
        self.effect = _quiet()
        self._from = QVBoxLayout()
        self.again = CheckBox(theme, self.tr("What stayed unread may come again"))
        self.mark_read = CheckBox(theme, self.tr("Mark read what is in it"))
        self.pages = CheckBox(theme, self.tr("Fetch whole texts of shortened posts"))
        self.delivery = DeliveryForm(theme)
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self.hours.setAccessibleName(self.tr("Hours, with spaces"))
        self.hours.setPlaceholderText("07:15 18:00")
        hold_words(self.hours, 110, self.hours.placeholderText())
        self.usual.setWordWrap(True)
        days = make_row(None, *self.days, STRETCH, spacing=4)
        self._from.setSpacing(4)
        make_column(
            self,
            _head(self.tr("When")),
            self.by_itself,
            make_row(None, self.when, self.hours, STRETCH, spacing=8),
            self.usual,
            days,
            _head(self.tr("How long")),
            make_row(None, self.minutes, Label(self.tr("minutes")), STRETCH, spacing=8),
            self.effect,
            _head(self.tr("From")),
            self._from,
            *(self.again, self.mark_read, self.pages),
            _head(self.tr("To")),
            self.delivery,
            STRETCH,
            margins=(20, 12, 20, 16),
            spacing=8,
        )

    def _make_day(self, number: int) -> QToolButton:
        button = QToolButton()
        button.setObjectName("chip")
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setText(QLocale().dayName(number, QLocale.FormatType.ShortFormat)[:2])
        hold_words(button, 42, button.text())
        button.setAccessibleName(QLocale().dayName(number, QLocale.FormatType.LongFormat))
        return button

    def _wire(self) -> None:
        for box in (self.by_itself, self.again, self.mark_read, self.pages):
            box.toggled.connect(self._note)
        for day in self.days:
            day.toggled.connect(self._note)
        self.when.currentIndexChanged.connect(self._note)
        self.hours.textEdited.connect(self._note)
        self.minutes.chosen.connect(self._choose_minutes)
        self.delivery.changed.connect(self._note)
        self.delivery.try_wanted.connect(self.mail_try_wanted)
        self.delivery.folder_choice_wanted.connect(self._choose_folder)

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

    # --- showing and reading ----------------------------------------------------------------------

    def show_facts(self, facts: FormFacts) -> None:
        self._is_showing = True
        settings = facts.settings
        self.by_itself.setChecked(settings.editions)
        self.when.choose(settings.edition_hours == LEARNED)
        self.hours.setText("" if settings.edition_hours == LEARNED else settings.edition_hours)
        for number, day in enumerate(self.days, 1):
            day.setChecked(str(number) in settings.edition_days)
        nearest = min(MINUTES, key=lambda one: abs(one - settings.edition_minutes))
        self.minutes.choose(nearest)
        self._other_minutes = None if nearest == settings.edition_minutes else settings.edition_minutes
        self._show_usual(facts.ahead.usual_look_min)
        self._show_sources(facts)
        self.again.setChecked(settings.edition_again)
        self.mark_read.setChecked(settings.edition_mark_read)
        self.pages.setChecked(settings.edition_pages)
        self.delivery.show_facts(facts)
        self._enable()
        self._is_showing = False

    def _show_usual(self, minute: int | None) -> None:
        if minute is None:
            self.usual.setText(
                self.tr("Paperround does not know yet when you first look; until then it is 07:00.")
            )
        else:
            self.usual.setText(
                self.tr("You usually look at {time}.").format(time=f"{minute // 60:02d}:{minute % 60:02d}")
            )

    def _show_sources(self, facts: FormFacts) -> None:
        wanted = set(facts.settings.edition_from.split())
        known = [
            *facts.folders,
            (NO_FOLDER, self.tr("Feeds without a folder")),
            (STARRED, self.tr("Starred, not yet read")),
        ]
        for place in range(self._from.count() - 1, -1, -1):
            if (row := self._from.takeAt(place)) and (widget := row.widget()):
                widget.deleteLater()
        self._sources = {}
        before: QWidget = self.minutes.findChildren(QToolButton)[-1]
        for key, name in known:
            box, effect = CheckBox(self._theme, name), _quiet()
            box.setChecked(key in wanted or (not wanted and key != STARRED))
            box.toggled.connect(self._note)
            line = QWidget()
            make_row(line, box, STRETCH, effect)
            self._from.addWidget(line)
            self._sources[key] = (box, effect)
            self.setTabOrder(before, box)  # Qt would have what was made last come last
            before = box

    def values(self) -> dict[str, Any]:
        """As the settings have them."""
        ticked = [key for key, (box, _) in self._sources.items() if box.isChecked()]
        everywhere = [key for key in self._sources if key != STARRED]
        hours = " ".join(self.hours.text().replace(",", " ").split())
        return {
            "editions": self.by_itself.isChecked(),
            "edition_hours": LEARNED if self.when.value() or not hours else hours,
            "edition_days": "".join(
                str(number) for number, day in enumerate(self.days, 1) if day.isChecked()
            ),
            "edition_minutes": self._other_minutes or self.minutes.value(),
            "edition_from": "" if ticked == everywhere or not ticked else " ".join(ticked),
            "edition_again": self.again.isChecked(),
            "edition_mark_read": self.mark_read.isChecked(),
            "edition_pages": self.pages.isChecked(),
            **self.delivery.values(),
        }

    def show_trial(self, trial: Trial) -> None:
        """Beside each choice, what comes of it."""
        self.effect.setText(
            self.tr("about {posts}").format(posts=posts(trial.posts))
            if trial.posts
            else self.tr("nothing new now")
        )
        for key, (box, effect) in self._sources.items():
            count = trial.per_source.get(key, 0)
            effect.setText(posts(count) if box.isChecked() and count else "")

    def _choose_folder(self) -> None:
        found = QFileDialog.getExistingDirectory(
            self, self.tr("Folder for papers"), self.delivery.folder.text()
        )
        if found:
            self.delivery.folder.setText(found)
            self._note()


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
