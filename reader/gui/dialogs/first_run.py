"""The first-run page: a greeting and three cards, add, import, look around. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from reader.clock import Clock
from reader.gui.kit.bars import announce
from reader.gui.kit.dialog import WrappedLabel, make_quiet
from reader.gui.kit.fonts import make_font
from reader.gui.kit.humanize import local
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import ARTICLE_TITLE, INTERFACE, PANE_TITLE, TypeSize

_WIDTH = 720
_INTRODUCTION = TypeSize(15, 23)
_ICON = 20


class FirstRunPage(QWidget):
    add_wanted = Signal()
    import_wanted = Signal()
    demo_wanted = Signal()
    settings_wanted = Signal()
    """Some need a proxy or another language before anything else."""

    def __init__(self, theme: Theme, clock: Clock, has_demo: bool) -> None:
        super().__init__()
        self._theme, self._clock = theme, clock
        self._icons: list[tuple[Label, str]] = []
        self.setAccessibleName(self.tr("Welcome"))
        middle = make_row(None, STRETCH, (self._make_column(has_demo), 100), STRETCH)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 24, 24, 24)
        whole.addStretch(3)
        whole.addLayout(middle)
        whole.addStretch(4)
        theme.changed.connect(self._recolour)
        self._recolour()

    def _make_column(self, has_demo: bool) -> QWidget:
        holder = QWidget()
        holder.setMaximumWidth(_WIDTH)
        make_column(
            holder,
            self._make_greeting(),
            self._make_introduction(),
            20,
            self._make_cards(has_demo),
            self._make_foot(),
            spacing=12,
        )
        return holder

    def _make_greeting(self) -> Label:
        hour = local(self._clock.now()).hour
        label = Label(greeting(self, hour))
        font = make_font(ARTICLE_TITLE)
        font.setFamilies(["Noto Serif", "Georgia", "Times New Roman"])
        font.setStyleHint(QFont.StyleHint.Serif)
        font.setWeight(QFont.Weight.Bold)
        label.setFont(font)
        return label

    def _make_introduction(self) -> Label:
        label = make_quiet(
            self.tr(
                "Paperround learns when you read and when each feed posts, and fetches just before you look. "
                "It starts with a guess and gets better every day. What it learns stays on this computer."
            )
        )
        label.setFont(make_font(_INTRODUCTION))
        label.setMaximumWidth(580)
        return label

    def _make_foot(self) -> QHBoxLayout:
        """The note keeps its line, so that nothing moves when it speaks."""
        self.note = make_quiet(" ")
        self.settings_button = _make_button(self.tr("Settings…"), self.settings_wanted)
        self.settings_button.setFlat(True)
        self.settings_button.setObjectName("flat")
        return make_row(None, (self.note, 1), (self.settings_button, Qt.AlignmentFlag.AlignTop))

    def show_demo_starting(self, started: bool) -> None:
        if started:
            words = self.tr("The demo opens in a window of its own. Close it to come back here.")
        else:
            words = self.tr("The demo could not be started. Try the command paperround demo in a terminal.")
        self.note.setText(words)
        announce(self, words)

    def _make_cards(self, has_demo: bool) -> QHBoxLayout:
        self.add_button = _make_button(self.tr("Add a feed"), self.add_wanted, is_main=True)
        self.import_button = _make_button(self.tr("Import…"), self.import_wanted)
        self.demo_button = _make_button(self.tr("Open the demo"), self.demo_wanted)
        cards = [
            self._make_card(
                "rss",
                self.tr("Add feeds"),
                self.tr("Type or paste the address of any site you like to read."),
                self.add_button,
            ),
            self._make_card(
                "upload",
                self.tr("Bring your list"),
                self.tr(
                    "From another reader, as an OPML file or newsboat’s list. Folders and names come along."
                ),
                self.import_button,
            ),
        ]
        if has_demo:
            about = self.tr(
                "A made-up morning with forty feeds. Nothing goes over the network, nothing is kept."
            )
            cards.append(self._make_card("eye", self.tr("Look around first"), about, self.demo_button))
        line = QHBoxLayout()
        line.setSpacing(16)
        for card in cards:
            line.addWidget(card, 1)
        return line

    def _make_card(self, icon: str, title: str, text: str, button: QPushButton) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        picture, head, words = Label(), WrappedLabel(title), make_quiet(text)
        self._icons.append((picture, icon))
        head.setWordWrap(True)
        head.setFont(make_font(PANE_TITLE))
        words.setFont(make_font(INTERFACE))
        words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        button.setAccessibleDescription(text)
        make_column(
            card,
            picture,
            4,
            head,
            (words, 1),
            6,
            (button, Qt.AlignmentFlag.AlignLeading),
            margins=(20, 20, 20, 20),
            spacing=6,
        )
        return card

    def _recolour(self) -> None:
        for label, name in self._icons:
            label.setPixmap(self._theme.pixmap(name, "text", self.devicePixelRatioF(), _ICON))


def greeting(owner: QObject, hour: int) -> str:
    if 5 <= hour < 12:
        return owner.tr("Good morning.")
    return owner.tr("Good afternoon.") if 12 <= hour < 18 else owner.tr("Good evening.")


def _make_button(words: str, signal: object, is_main: bool = False) -> QPushButton:
    button = QPushButton(words)
    button.setObjectName("mainButton" if is_main else "")
    button.clicked.connect(signal)
    return button
