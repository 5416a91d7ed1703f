"""Base class of the pages of Insights: a title with controls, one sentence, and a body or a word on what is not known
yet. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo
from typing import Any, TypeVar

from msgspec import Struct
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QToolButton, QWidget

from reader.core.clock import Clock
from reader.core.settings import Settings
from reader.engine.messages import Command
from reader.window.bridge.bridge import Bridge, Operation, Topic, UndoStack
from reader.window.kit.controls import make_form_button, make_tool
from reader.window.kit.empty_state import EmptyState
from reader.window.kit.fonts import make_font
from reader.window.kit.layouts import STRETCH, FlowLayout, Part, fill, make_column, make_row
from reader.window.kit.text import Label, SentenceLabel
from reader.window.kit.theme import Theme
from reader.window.kit.tiles import FeedIcons
from reader.window.kit.tokens import PAGE_TITLE, TypeSize
from reader.window.kit.translate import tr

Answer = TypeVar("Answer")
SENTENCE = TypeSize(14, 22)
MARGIN, MARGIN_NARROW = 32, 20
HEAD_SPACING = 12


class PageContext(Struct, frozen=True):
    """The window's tools for a page."""

    theme: Theme
    bridge: Bridge
    clock: Clock
    zone: tzinfo
    feed_icons: FeedIcons
    undo: UndoStack
    change_settings: Callable[..., None]
    """Changes settings by name; a sentence before them offers Undo. Every page is told by `set_settings`."""
    send: Callable[[Command], None]
    """Sends a command to the engine, if one runs."""
    has_engine: Callable[[], bool]
    edit_feed: Callable[[int], None]
    """Opens the settings of a feed."""
    unsubscribe: Callable[[int, str], None]
    """Unsubscribes from a feed by its id and name, with Undo."""
    show_feed: Callable[[int], None]
    """Shows a feed in the list instead of these pages."""
    show_post: Callable[[int, int], None]
    """Shows an entry of a feed in the same way."""
    mark_span_read: Callable[[float, float], None]
    """Marks everything between two instants read, with Undo."""
    leave: Callable[[], None]
    """Goes back to reading."""
    open_page: Callable[[str], None] = lambda key: None
    """Opens another page by its key; this and the next two are set by the view of the pages."""
    open_feed: Callable[[int], None] = lambda feed_id: None
    refresh: Callable[[], None] = lambda: None
    """Reads all figures again, after something was applied."""


class Page(QWidget):
    ticks = True
    """Whether it is loaded again every minute; False if that takes seconds."""

    def __init__(self, context: PageContext, title: str) -> None:
        super().__init__()
        self.context = context
        self._topic = Topic()
        self.setObjectName("insightsPage")
        self._make_head(title)
        self.body = QWidget()
        self.column = make_column(self.body, spacing=0)
        self.unknown = EmptyState(context.theme)
        self.unknown.pressed.connect(lambda number: self._offered())
        self._offered: Callable[[], None] = lambda: None
        self.unknown.hide()
        # Empty axes would look like an answer.
        self.body.hide()
        self.working = Label(tr("Calculating…"), tone="quiet")
        self._frame()

    def _make_head(self, title: str) -> None:
        self.title = Label(title, size=PAGE_TITLE)
        self.sentence = SentenceLabel()
        self.sentence.setFont(make_font(SENTENCE))
        self.sentence.setWordWrap(True)
        self.sentence.setProperty("secondary", True)
        controls = QWidget()
        self._controls = FlowLayout(controls, HEAD_SPACING, 6, at_end=True)
        self.head = make_row(None, self.title, (controls, 1), spacing=HEAD_SPACING)

    def _frame(self) -> None:
        inside = QWidget()
        inside.setObjectName("insightsInside")
        self.inside = make_column(
            inside,
            self.head,
            self.sentence,
            10,
            self.working,
            self.body,
            self.unknown,
            STRETCH,
            margins=(MARGIN, 22, MARGIN, 22),
            spacing=6,
        )
        area = QScrollArea()
        area.setAccessibleName(self.title.text())  # the keyboard stops there, to scroll
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inside)
        self.area = area
        self.outer = make_column(self, (area, 1), spacing=0)

    def add_parts(self, *parts: Part) -> None:
        fill(self.column, parts)

    def make_button(self, words: str, do: Callable[[], None], picture: str = "", ink: str = "text_2") -> QPushButton:
        button = make_form_button(words)
        button.clicked.connect(lambda: do())
        if picture:
            self.context.theme.show_icon(button, picture, ink)
        return button

    def make_back(self, words: str, key: str) -> QToolButton:
        """A button before the title that leads to the page of a key."""
        back = make_tool(self.context.theme, "arrow-left", words, lambda: self.context.open_page(key))
        self.head.insertWidget(0, back)
        return back

    def add_controls(self, *widgets: QWidget) -> None:
        """Add controls at the other end of the title's line."""
        for widget in widgets:
            self._controls.addWidget(widget)

    def load(self) -> None:
        """Read the facts again; called whenever the page comes into sight."""
        raise NotImplementedError

    def set_settings(self, settings: Settings) -> None:
        """Take over settings that were changed anywhere; `load` follows if the page is in sight."""

    def set_narrow(self, narrow: bool) -> None:
        """Fit a narrow window, in which the list of pages is a combo box that shows the title."""
        self.title.setVisible(not narrow)
        side = MARGIN_NARROW if narrow else MARGIN
        self.inside.setContentsMargins(side, 12 if narrow else 22, side, 22)

    def ask(self, operation: Operation[Answer], then: Callable[[Answer], None]) -> None:
        """Work something out off the main thread; until it is there, the page stays with its sentence greyed."""
        self._topic.renew()
        self.sentence.setEnabled(False)

        def show(answer: Any) -> None:
            self.sentence.setEnabled(True)
            then(answer)

        self.context.bridge.bound_to(self).study(operation, show, self._topic, self._fail)

    def _fail(self, problem: str) -> None:
        self.sentence.setEnabled(True)
        title, picture = self.tr("Couldn’t calculate these figures."), "triangle-alert"
        self.show_unknown(title, "", picture, self.tr("Details"), lambda: self.show_unknown(title, problem, picture))

    def show_unknown(
        self, title: str, text: str, picture: str = "clock", button: str = "", do: Callable[[], None] = lambda: None
    ) -> None:
        """Say instead of the body what is not known yet and when it will be, with a button or not."""
        self._offered = do
        self.body.hide()
        self.working.hide()
        self.sentence.hide()
        self.unknown.show_words(picture, title, text, (button,) if button else ())

    def show_sentence(self, sentence: str) -> None:
        """Show the body under a sentence, in which figures marked by `strong` are bold."""
        self.unknown.hide()
        self.working.hide()
        self.body.show()
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
