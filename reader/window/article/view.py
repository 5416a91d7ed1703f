"""The article view: shows one article, keeps the place, offers what can be done with it. Main thread only.

It takes plain records; it opens, fetches and stores nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QStackedLayout, QWidget

from reader.features.sharing import template
from reader.html import blocks
from reader.html.addresses import find_outside_link
from reader.window.article import article_writer, export, record
from reader.window.article.bars import HeadlinePanel, NothingSelected, PicturesBar
from reader.window.article.browser import ArticlePage, ColumnBrowser, Place
from reader.window.article.picture_loader import ImageSource
from reader.window.kit import tokens
from reader.window.kit.layouts import make_column
from reader.window.kit.text import make_mail_link

if TYPE_CHECKING:
    from reader.features.sharing.records import Sendable
    from reader.window.article import find_bar as find_bars
    from reader.window.article.build import Writing
    from reader.window.article.document import ArticleDocument

_PARAGRAPH = "\u2029"
"""Qt's end of a block in selected text."""


class ArticleView(ArticlePage):
    article_shown = Signal(int)
    """The first screen of this entry is shown."""
    article_closed = Signal()
    end_reached = Signal()
    play_wanted = Signal(int, object)
    """Play the episode of this entry from a second, or, with None, from where it was left."""
    download_wanted = Signal(int)
    """Download the episode of this entry, or remove the download."""
    pictures_allowed = Signal(int, str)
    """The user chose about the pictures of this entry: a `PictureChoice`."""
    text_choice_changed = Signal(object)

    def __init__(self, host: record.ArticleHost, source: ImageSource | None, now: Callable[[], float]) -> None:
        super().__init__(host, source, now, ColumnBrowser(self, tokens.COLUMN_MAX))
        self.article: record.Article | None = None
        self.on_why: Callable[[], object] = lambda: None
        """Runs when the user asks why the article was fetched when it was."""
        self._is_new, self._asks = False, True
        self.mentions_pictures = False  # a bar says what pictures cost, until the user chose
        self._toggled: frozenset[int] = frozenset()  # parts that the user opened or folded
        self.pictures_bar = PicturesBar(self.allow_pictures)
        self.headline = HeadlinePanel(self.browser)
        self.nothing = NothingSelected()
        self._stack = QStackedLayout(self)
        self._stack.setStackingMode(QStackedLayout.StackingMode.StackAll)  # the text knows its width at once
        page = QWidget()
        self.marks.stand_in(make_column(page, self.pictures_bar, self.browser, spacing=0))
        self._stack.addWidget(self.nothing)
        self._stack.addWidget(page)
        self.set_colours(tokens.LIGHT)
        self.clear()

    @property
    def find_bar(self) -> find_bars.FindBar:
        return self.marks.find_bar

    def show_article(
        self, article: record.Article, pictures: bool = False, asks: bool = True, at: Place | None = None
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
        self._begin(self._find_reading_place() if again else at or Place(0, 0))

    def clear(self) -> None:
        self.article = None
        self._stop()
        self.browser.show_document(None)
        self.pictures.forget()
        self.marks.hide_bar()
        self.pictures_bar.hide()
        self.headline.hide()
        self._stack.setCurrentIndex(0)
        self.nothing.show()
        self.setAccessibleName(self.tr("No article selected"))
        self.browser.setAccessibleName(self.accessibleName())
        self.article_closed.emit()

    def set_colours(self, colours: tokens.Colours) -> None:
        self._colours = colours
        for part in (self.browser, self.pictures_bar, self.headline, self.nothing):
            part.set_colours(colours)
        self.marks.set_colours(colours)
        self._begin_again()

    def set_text_choice(self, choice: record.TextChoice) -> None:
        if choice != self.text_choice:
            self.text_choice = choice
            self.browser.widest = choice.column
            self._begin_again()
            self.text_choice_changed.emit(choice)

    def make_whole_document(self) -> ArticleDocument:
        """All of the article in a document of its own, in light colours, for printing."""
        writing = self._write(tokens.LIGHT, lambda: 2.0, None)
        while not writing.is_done():
            writing.work()
        return writing.builder.document

    def _write(self, colours: tokens.Colours, ratio: Callable[[], float], toggled: frozenset[int] | None) -> Writing:
        assert self.article
        document = self._make_document(colours, ratio)
        return article_writer.write_article(document, self.article, self._now(), toggled)

    def _begin_again(self) -> None:
        if self.article is not None:
            self._begin(self._find_reading_place())

    def _begin(self, keep: Place) -> None:
        self._start(self._write(self._colours, self.browser.devicePixelRatioF, self._toggled), keep)

    def _note_shown(self) -> None:
        assert self.article
        self.marks.note_exchanged()
        self._stack.setCurrentIndex(1)
        self.nothing.hide()  # a screen reader would find it beneath the text
        title = self.article.title or self.article.name or self.article.feed_title
        self.setAccessibleName(title)
        self.browser.setAccessibleName(title)
        wants_bar = self.mentions_pictures if self.pictures.allowed else self._asks
        self.pictures_bar.show_for(self.pictures.allowed)
        self.pictures_bar.setVisible(wants_bar and "<img" in self.article.html.lower())
        is_bare = record.is_only_a_headline(self.article) and self.article.full_text is not record.FullText.FETCHING
        self.headline.show_for(is_bare, bool(self.article.link))
        self.article_shown.emit(self.article.entry_id)

    def _note_finished(self) -> None:
        self.marks.note_finished(self._is_new)
        self._is_new = False

    def allow_pictures(self, choice: record.PictureChoice = record.PictureChoice.ONCE) -> None:
        if self.article is not None:
            self.pictures.allowed = choice is not record.PictureChoice.WHEN_ASKED
            self._asks, self.mentions_pictures = True, False
            self.pictures_allowed.emit(self.article.entry_id, choice.value)
            self._begin_again()

    def note_end(self) -> None:
        self.end_reached.emit()

    def follow(self, address: str) -> None:
        article = self.article
        if article is None:
            return
        if address == record.CONTINUE_OUTSIDE:
            self.open_in_browser()
        elif address == record.PLAY:
            self.play_wanted.emit(article.entry_id, None)
        elif address == record.WHY:
            self.on_why()
        elif address == record.DOWNLOAD:
            self.download_wanted.emit(article.entry_id)
        elif address.startswith(record.CHAPTER) and article.sound is not None:
            chapter = article.sound.chapters[int(address.removeprefix(record.CHAPTER))]
            self.play_wanted.emit(article.entry_id, chapter.start_s)
        elif address.startswith(record.DETAILS):
            self._toggled ^= {int(address.removeprefix(record.DETAILS))}
            self._begin_again()
        elif address.startswith(record.ENCLOSURE):
            enclosure = article.enclosures[int(address.removeprefix(record.ENCLOSURE))]
            if link := find_outside_link(enclosure.url):
                self.host.open_link(link)
        else:
            super().follow(address)

    def open_in_browser(self) -> None:
        if self.article and (link := find_outside_link(self.article.link)):
            self.host.open_link(link)

    def open_comments(self) -> None:
        if self.article and (link := find_outside_link(self.article.comments)):
            self.host.open_link(link)

    def copy_link(self) -> None:
        if self.article and self.article.link:
            self.host.copy_link(self.article.link)

    def share_by_mail(self) -> None:
        if self.article and self.article.link:
            self.host.open_link(make_mail_link(self.article.title or self.article.name, self.article.link))

    def resize_text(self, by: int) -> None:
        self.set_text_choice(self.text_choice.resized(by))

    def reset_text(self) -> None:
        self.set_text_choice(replace(self.text_choice, px=record.TextChoice().px))

    def save(self) -> None:
        if self.article is None:
            return
        name, kinds = export.make_file_name(self.article), self.tr("Web page (*.html)")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save article"), name, kinds)
        if path and self.article is not None:  # it may have been closed meanwhile
            self.save_to(Path(path))

    def save_to(self, path: Path) -> None:
        assert self.article
        page = export.make_html(self.article, self.pictures.find_file).encode("utf-8", "ignore")
        export.save_file(path, page, self.host)

    def print(self) -> None:
        if self.article is not None and (printer := export.ask_printer(self)) and self.article is not None:
            export.print_document(self.make_whole_document(), printer)

    def copy_as_markdown(self) -> None:
        self._copy(template.make_markdown)

    def copy_as_text(self) -> None:
        self._copy(template.make_text)

    def copy_quote(self) -> None:
        """Copy what is selected, else the first paragraph, as a quote."""
        selected = blocks.join_endless_words(self.browser.textCursor().selectedText()).replace(_PARAGRAPH, "\n")
        self._copy(partial(template.make_quote, selected=selected))

    def _copy(self, make: Callable[[Sendable], str]) -> None:
        if self.article is not None:
            QGuiApplication.clipboard().setText(make(export.to_sendable(self.article)))
            self.host.say(self.tr("Copied"))
