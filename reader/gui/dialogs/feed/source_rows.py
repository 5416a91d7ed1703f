"""Rows of the feed settings about where its posts come from: the selector of a followed page, a channel's films.

Main thread only.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFormLayout, QLineEdit

from reader.gui.kit.controls import CheckBox
from reader.gui.kit.dialog import add_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.model.pages import PageKind
from reader.model.stored import Feed, FeedChoices
from reader.youtube_feeds import choose_films, find_channel, has_films_alone


class SourceRows(QObject):
    """Only what the feed at hand can have is there."""

    def __init__(self, form: QFormLayout, theme: Theme, feed: Feed, parent: QObject) -> None:
        super().__init__(parent)
        self._feed = feed
        self.selector = QLineEdit(feed.choices.page_selector)
        self.selector.setCursorPosition(0)
        self.films = CheckBox(theme, self.tr("Without Shorts and live announcements"))
        self.films.setChecked(has_films_alone(feed.url))
        if feed.choices.page_kind is PageKind.ENTRIES:
            add_row(form, self.tr("Its posts (CSS selector)"), self.selector)
        elif feed.choices.page_kind is PageKind.CHANGES:
            self.selector.setPlaceholderText(self.tr("The main part of the page"))
            add_row(form, self.tr("What is compared (CSS selector)"), self.selector)
        if find_channel(feed.url, feed.publisher.site_url):
            form.addRow(Label(" "), self.films)

    def choose(self, choices: FeedChoices) -> FeedChoices:
        """A page's entries are not without a selector: an empty field leaves it as it is."""
        selector = self.selector.text().strip()
        is_kept = not choices.page_kind or (not selector and choices.page_kind is PageKind.ENTRIES)
        return choices if is_kept else replace(choices, page_selector=selector)

    def choose_url(self, url: str) -> str:
        """An address that the owner typed anew is meant as it is."""
        if url != self._feed.url:
            return url
        return choose_films(url, self._feed.publisher.site_url, films_alone=self.films.isChecked())
