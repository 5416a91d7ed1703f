"""Marks words in an article: what the list was searched for, by the find bar, and what the user wants highlighted
everywhere. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QTextBrowser

from reader.window.article import find_bar as find_bars
from reader.window.kit import tokens


class TextMarks:
    def __init__(self, browser: QTextBrowser) -> None:
        self._browser = browser
        self._colours = tokens.LIGHT
        self._bar: find_bars.FindBar | None = None
        self._column: QBoxLayout | None = None
        self._searched, self._highlights, self._place_words = "", "", ""
        self._is_there = False

    def stand_in(self, column: QBoxLayout) -> None:
        """Set where the find bar goes."""
        self._column = column

    @property
    def find_bar(self) -> find_bars.FindBar:
        """The find bar below the text, made when it is first needed."""
        if self._bar is None:
            assert self._column is not None
            self._bar = find_bars.FindBar(self._browser)
            self._bar.set_colours(self._colours)
            self._column.addWidget(self._bar)
            self._highlight()
        return self._bar

    def set_colours(self, colours: tokens.Colours) -> None:
        self._colours = colours
        if self._bar:
            self._bar.set_colours(colours)
        self._highlight()

    def hide_bar(self) -> None:
        self.note_exchanged()
        if self._bar:
            self._bar.hide()

    def close_bar(self) -> bool:
        """Close the find bar; False if it was not open."""
        was_open = self._bar is not None and not self._bar.isHidden()
        if was_open:
            self.find_bar.close_bar()
        return was_open

    def show_searched(self, words: str) -> None:
        """Mark what the list is searched for, in this article and those opened from now on."""
        self._searched = words
        if words and self._is_there:
            self.find_bar.show_searched(words, go=False)
        elif not words and self._bar:
            self._bar.show_searched("", go=False)

    def set_highlights(self, words: str) -> None:
        if words != self._highlights:
            self._highlights = words
            self._highlight()

    def set_place_words(self, words: str) -> None:
        """Set the words of the saved search that is listed, which are marked without a bar."""
        if words != self._place_words:
            self._place_words = words
            self._highlight()

    def note_exchanged(self) -> None:
        """Note that another document is shown, not whole yet."""
        self._is_there = False
        if self._bar:
            self._bar.forget_places()

    def note_finished(self, is_new: bool = False) -> None:
        """Mark the text, which is whole now; `is_new`: the article was not shown before."""
        self._is_there = True
        self._highlight()
        if self._searched:
            self.find_bar.show_searched(self._searched, is_new)
        elif self._bar:
            self._bar.find_again()

    def _highlight(self) -> None:
        words = f"{self._highlights} {self._place_words}".strip()
        if not words and self._bar is None and not self._browser.extraSelections():
            return
        found = find_bars.find_words(self._browser.document(), words) if words and self._is_there else []
        marks = find_bars.make_marks(found, self._colours)
        if self._bar is not None:
            self._bar.show_beneath(marks)
        else:
            self._browser.setExtraSelections(marks)
