"""Bars and panels around the article: pictures not shown, only a headline, nothing selected. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QPushButton, QTextBrowser, QWidget

from reader.window.article.browser import BOTTOM_AIR
from reader.window.article.record import PictureChoice
from reader.window.article.text_formats import make_font
from reader.window.kit import tokens
from reader.window.kit.actions import Menu
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label


class PicturesBar(QWidget):
    """Offers pictures that are not shown, once, for this feed or always; and says once what pictures cost."""

    def __init__(self, choose: Callable[[PictureChoice], None]) -> None:
        super().__init__()
        self._said = Label(wraps=True)
        self.button = QPushButton(self.tr("Show images"))
        self.button.setAccessibleName(self.tr("Show images"))
        menu = Menu(self.button)
        for choice, words in (
            (PictureChoice.ONCE, self.tr("Just this once")),
            (PictureChoice.THIS_FEED, self.tr("Always for this feed")),
            (PictureChoice.ALWAYS, self.tr("Always for all feeds")),
        ):
            menu.addAction(words, partial(choose, choice))
        self.button.setMenu(menu)
        self.keep, self.ask = QPushButton(self.tr("Keep images on")), QPushButton(self.tr("Ask each time"))
        self.keep.clicked.connect(lambda: choose(PictureChoice.ALWAYS))
        self.ask.clicked.connect(lambda: choose(PictureChoice.WHEN_ASKED))
        air = tokens.COLUMN_AIR
        make_row(self, (self._said, 1), self.button, self.keep, self.ask, margins=(air, 6, air, 6))
        self.setAutoFillBackground(True)
        self.hide()

    def show_for(self, is_shown: bool) -> None:
        """Set the words and buttons for pictures that are shown, or are not."""
        words = (
            self.tr("Images are on. They use more data, and the sites that host them can see that you loaded them.")
            if is_shown
            else self.tr("Images are off.")
        )
        self._said.setText(words)
        self.button.setVisible(not is_shown)
        self.keep.setVisible(is_shown)
        self.ask.setVisible(is_shown)

    def set_colours(self, colours: tokens.Colours) -> None:
        set_ground(self, colours.bg_sunken)
        set_ink(self._said, colours.text_2)


class HeadlinePanel(QWidget):
    """Offers the page behind an entry, under a title without text."""

    def __init__(self, browser: QTextBrowser) -> None:
        super().__init__(browser.viewport())
        self._browser = browser
        browser.viewport().installEventFilter(self)
        browser.verticalScrollBar().valueChanged.connect(self.place)
        self._said = Label(self.tr("This feed only sends headlines."))
        self.button = QPushButton(self.tr("Load full article"))
        make_column(self, self._said, (self.button, Qt.AlignmentFlag.AlignLeft), spacing=12)
        self.hide()

    def set_colours(self, colours: tokens.Colours) -> None:
        set_ink(self._said, colours.text_2)
        self._said.setFont(make_font(serif=False, px=round(tokens.PANE_TITLE.px)))

    def show_for(self, is_only_a_headline: bool, can_fetch: bool) -> None:
        self.button.setVisible(can_fetch)
        self.setVisible(is_only_a_headline)
        self.place()

    def place(self) -> None:
        """Move below the last line of the text."""
        if not self.isHidden():
            self.adjustSize()
            document = self._browser.document()
            left = int(document.rootFrame().frameFormat().leftMargin())
            top = document.size().height() - self._browser.verticalScrollBar().value()
            self.move(left, int(top) - BOTTOM_AIR + 20)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self.place)
        return super().eventFilter(watched, event)


class NothingSelected(QWidget):
    """Stands in for the article: the day's schedule, the next batch with its reason, and what to do."""

    def __init__(self) -> None:
        super().__init__()
        self._next = Label(wraps=True)
        self._said = Label(self.tr("Select an article to read it. J and K move through the list."), wraps=True)
        self._column = make_column(self, STRETCH, self._next, self._said, STRETCH, spacing=8, margins=(24, 24, 24, 24))
        for label in (self._next, self._said):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAutoFillBackground(True)

    def add_ribbon(self, ribbon: QWidget) -> None:
        ribbon.setMaximumWidth(440)
        self._column.insertLayout(1, make_row(None, STRETCH, (ribbon, 100), STRETCH))
        self._column.insertSpacing(2, 16)

    def show_next(self, words: str) -> None:
        self._next.setText(words)

    def set_colours(self, colours: tokens.Colours) -> None:
        set_ground(self, colours.bg)
        set_ink(self._next, colours.text_2)
        set_ink(self._said, colours.text_3)


def set_ground(widget: QWidget, colour: str, role: QPalette.ColorRole = QPalette.ColorRole.Window) -> None:
    palette = QPalette(widget.palette())
    palette.setColor(role, QColor(colour))
    widget.setPalette(palette)


def set_ink(widget: QWidget, colour: str) -> None:
    set_ground(widget, colour, QPalette.ColorRole.WindowText)
