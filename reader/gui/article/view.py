"""The article view: shows one article, keeps the place, offers what can be done with it. Main thread only.

It takes plain records; it opens, fetches and stores nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QStackedLayout, QWidget

from reader.gui.article import article_writer, export
from reader.gui.article.bars import HeadlinePanel, NothingSelected, PicturesBar
from reader.gui.article.browser import ColumnBrowser, DocumentSwap, Place
from reader.gui.article.picture_loader import ImageSource, PictureLoader
from reader.gui.article.picture_tools import PictureTools
from reader.gui.article.record import (
    CONTINUE_OUTSIDE,
    DETAILS,
    ENCLOSURE,
    SHOW_PICTURES,
    Article,
    FullText,
    PictureChoice,
    TextChoice,
    find_wish,
    is_only_a_headline,
)
from reader.gui.article.text_marks import TextMarks
from reader.gui.kit import tokens
from reader.gui.kit.layouts import make_column
from reader.gui.kit.text import make_mail_link
from reader.html.addresses import find_outside_link
from reader.html.blocks import join_endless_words
from reader.send import template

if TYPE_CHECKING:
    from reader.gui.article import find_bar as find_bars
    from reader.gui.article.build import Writing
    from reader.gui.article.document import ArticleDocument
    from reader.model.targets import Sendable

_PARAGRAPH = "\u2029"
"""Qt's end of a block in selected text."""


class ArticleView(QWidget):
    article_shown = Signal(int)
    """The first screen of this entry is shown."""
    article_closed = Signal()
    article_finished = Signal(int)
    """All of this entry is shown."""
    link_activated = Signal(str)
    link_hovered = Signal(str)
    link_copied = Signal(str)
    end_reached = Signal()
    enclosure_activated = Signal(str)
    sound_wanted = Signal(object)
    """A SoundWish."""
    full_text_asked = Signal(int)
    pictures_allowed = Signal(int, str)
    mail_asked = Signal(str)
    """A mailto: link with title and address."""
    text_choice_changed = Signal(object)
    said = Signal(str)
    """Something was done, in a few words."""
    failed = Signal(str)
    """One sentence for the user."""

    def __init__(self, source: ImageSource | None, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self.article: Article | None = None
        self._is_new, self._asks = False, True
        self.mentions_pictures = False  # a bar says what pictures cost, until the user chose
        self._toggled: frozenset[int] = frozenset()  # parts that the user opened or folded
        self._colours, self.text_choice = tokens.LIGHT, TextChoice()
        self.pictures = PictureLoader(source, self)
        self.browser = ColumnBrowser(tokens.COLUMN_MAX)
        self._exchange = DocumentSwap(self.browser, self.pictures)
        self.marks = TextMarks(self.browser)
        self.pictures_bar = PicturesBar()
        self.headline = HeadlinePanel(self.browser)
        self._nothing = NothingSelected()
        self._menu_actions: tuple[QAction, ...] = ()
        self._make_layout()
        self._connect()
        self.set_colours(tokens.LIGHT)
        self.clear()

    def _make_layout(self) -> None:
        self._stack = QStackedLayout(self)
        self._stack.setStackingMode(QStackedLayout.StackingMode.StackAll)  # the text knows its width at once
        page = QWidget()
        self.marks.stand_in(make_column(page, self.pictures_bar, self.browser, spacing=0))
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(page)
        self.setFocusProxy(self.browser)

    def _connect(self) -> None:
        browser = self.browser
        browser.link_activated.connect(self.link_activated)
        browser.link_hovered.connect(self.link_hovered)
        browser.link_copied.connect(self.link_copied)
        browser.internal_link_activated.connect(self._follow_internal)
        self.picture_tools = PictureTools(self.pictures, self.browser)
        self.picture_tools.said.connect(self.said)
        self.picture_tools.failed.connect(self.failed)
        browser.end_reached.connect(self.end_reached)
        browser.menu_opened.connect(self._extend_menu)
        self.pictures_bar.chosen.connect(self.allow_pictures)
        self.headline.full_text_asked.connect(self.ask_full_text)
        self._exchange.shown.connect(self._note_shown)
        self._exchange.finished.connect(self._note_finished)

    @property
    def find_bar(self) -> find_bars.FindBar:
        return self.marks.find_bar

    def show_article(
        self, article: Article, pictures: bool = False, asks: bool = True, at: Place | None = None
    ) -> None:
        """Show an article from the top or at a place; the same entry again (its full text came) keeps its place.
        `asks`: a bar offers pictures that are not shown."""
        again = self.article is not None and self.article.entry_id == article.entry_id
        if not again:
            self.pictures.forget()
            self._toggled = frozenset()
            self.marks.hide_bar()
        self.article, self._is_new = article, not again
        self._asks = asks
        self.pictures.allowed = pictures or (again and self.pictures.allowed)
        self._start(self._exchange.find_place() if again else at or Place(0, 0))

    def clear(self) -> None:
        self.article = None
        self._exchange.stop()
        self.browser.show_document(None)
        self.pictures.forget()
        self.marks.hide_bar()
        self.pictures_bar.hide()
        self.headline.hide()
        self._stack.setCurrentIndex(0)
        self._nothing.show()
        self.setAccessibleName(self.tr("Nothing selected"))
        self.browser.setAccessibleName(self.accessibleName())
        self.article_closed.emit()

    def set_colours(self, colours: tokens.Colours) -> None:
        self._colours = colours
        for part in (self.browser, self.pictures_bar, self.headline, self._nothing):
            part.set_colours(colours)
        self.marks.set_colours(colours)
        self._start_again()

    def set_text_choice(self, choice: TextChoice) -> None:
        if choice != self.text_choice:
            self.text_choice = choice
            self.browser.widest = choice.column
            self._start_again()
            self.text_choice_changed.emit(choice)

    def is_finished(self) -> bool:
        return self._exchange.is_finished()

    def make_whole_document(self) -> ArticleDocument:
        """All of the article in a document of its own, in light colours, for printing."""
        writing = self._write(tokens.LIGHT, lambda: 2.0, None)
        while not writing.is_done():
            writing.work()
        return writing.builder.document

    def _write(self, colours: tokens.Colours, ratio: Callable[[], float], toggled: frozenset[int] | None) -> Writing:
        assert self.article
        document = article_writer.make_document(
            self.pictures, colours, self.text_choice, self.browser.column, ratio, self
        )
        return article_writer.write_article(document, self.article, self._now(), toggled)

    def _start_again(self) -> None:
        if self.article is not None:
            self._start(self._exchange.find_place())

    def _start(self, keep: Place) -> None:
        writing = self._write(self._colours, self.browser.devicePixelRatioF, self._toggled)
        self.browser.fit_document(writing.builder.document)
        self._exchange.start(writing, keep)

    def _note_shown(self) -> None:
        assert self.article
        self.marks.note_exchanged()
        self._stack.setCurrentIndex(1)
        self._nothing.hide()  # a screen reader would find it beneath the text
        title = self.article.title or self.article.name or self.article.feed_title
        self.setAccessibleName(title)
        self.browser.setAccessibleName(title)
        wants_bar = self.mentions_pictures if self.pictures.allowed else self._asks
        self.pictures_bar.show_for(self.pictures.allowed)
        self.pictures_bar.setVisible(wants_bar and "<img" in self.article.html.lower())
        is_bare = is_only_a_headline(self.article) and self.article.full_text is not FullText.FETCHING
        self.headline.show_for(is_bare, bool(self.article.link))
        self.article_shown.emit(self.article.entry_id)

    def _note_finished(self) -> None:
        assert self.article
        self.marks.note_finished(self._is_new)
        self._is_new = False
        self.article_finished.emit(self.article.entry_id)

    def allow_pictures(self, choice: str = PictureChoice.ONCE.value) -> None:
        if self.article is not None:
            self.pictures.allowed = choice != PictureChoice.WHEN_ASKED
            self._asks, self.mentions_pictures = True, False
            self.pictures_allowed.emit(self.article.entry_id, str(choice))
            self._start_again()

    def _follow_internal(self, address: str) -> None:
        if address == SHOW_PICTURES:
            self.allow_pictures()
        elif address == CONTINUE_OUTSIDE:
            self.open_in_browser()
        elif address.startswith(DETAILS):
            self._toggled ^= {int(address.removeprefix(DETAILS))}
            self._start_again()
        elif address.startswith(ENCLOSURE) and self.article:
            number = int(address.removeprefix(ENCLOSURE))
            if link := find_outside_link(self.article.enclosures[number].url):
                self.enclosure_activated.emit(link)
        elif (found := find_wish(self.article, address)) is not None:
            self.sound_wanted.emit(found)

    def open_in_browser(self) -> None:
        if self.article and (link := find_outside_link(self.article.link)):
            self.link_activated.emit(link)

    def open_comments(self) -> None:
        if self.article and (link := find_outside_link(self.article.comments)):
            self.link_activated.emit(link)

    def copy_link(self) -> None:
        if self.article and self.article.link:
            self.link_copied.emit(self.article.link)

    def share_by_mail(self) -> None:
        if self.article and self.article.link:
            self.mail_asked.emit(make_mail_link(self.article.title or self.article.name, self.article.link))

    def ask_full_text(self) -> None:
        if self.article:
            self.full_text_asked.emit(self.article.entry_id)

    def enlarge_text(self) -> None:
        self.set_text_choice(self.text_choice.resized(+1))

    def shrink_text(self) -> None:
        self.set_text_choice(self.text_choice.resized(-1))

    def reset_text(self) -> None:
        self.set_text_choice(replace(self.text_choice, px=TextChoice().px))

    def save(self) -> None:
        """Ask where to, and save a web page."""
        if self.article is None:
            return
        name, kinds = export.make_file_name(self.article), self.tr("Web page (*.html)")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save article"), name, kinds)
        if path and self.article is not None:  # it may have been closed meanwhile
            self.save_to(Path(path))

    def save_to(self, path: Path) -> None:
        assert self.article
        page = export.make_html(self.article, self.pictures.find_file).encode("utf-8", "ignore")
        export.save_file(path, page, self.said.emit, self.failed.emit)

    def print(self) -> None:
        if self.article is not None and (printer := export.ask_printer(self)) and self.article is not None:
            export.print_document(self.make_whole_document(), printer)

    def copy_as_markdown(self) -> None:
        self._copy(template.make_markdown)

    def copy_as_text(self) -> None:
        self._copy(template.make_text)

    def copy_quote(self) -> None:
        """Copy what is selected, else the first paragraph, as a quote."""
        selected = join_endless_words(self.browser.textCursor().selectedText()).replace(_PARAGRAPH, "\n")
        self._copy(partial(template.make_quote, selected=selected))

    def _copy(self, make: Callable[[Sendable], str]) -> None:
        if self.article is not None:
            QGuiApplication.clipboard().setText(make(export.to_sendable(self.article)))
            self.said.emit(self.tr("Copied"))

    def set_menu_actions(self, actions: Sequence[QAction]) -> None:
        """Set what the context menu offers below the actions on the text itself."""
        self._menu_actions = tuple(actions)

    def _extend_menu(self, menu: QMenu, link: str) -> None:
        menu.addSeparator()
        menu.addActions(self._menu_actions)
