"""The address field of the first-run page: looks for the feed behind what the owner pastes. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from reader.gui.dialogs.first_run.starter_feeds import Interest, StarterFeed
from reader.gui.dialogs.subscribe.address_field import AddressField
from reader.gui.dialogs.subscribe.finder import Finder
from reader.gui.dialogs.words import host_of
from reader.gui.kit.humanize import number, sentences
from reader.gui.kit.layouts import make_row
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.model.found_feeds import Found, FoundFeed
from reader.model.messages import Message


class OwnAddress(QWidget):
    found = Signal(object)
    """Found, with one feed at least: what is behind the address."""
    told = Signal(str)
    """What happens, or why nothing was found."""

    def __init__(self, theme: Theme, make_finder: Callable[[], Finder] | None) -> None:
        super().__init__()
        self._make_finder = make_finder
        self._finder: Finder | None = None
        self._asked, self._question = "", 0
        self.field = AddressField(theme, self.tr("Or paste the address of any site you like"))
        self.field.returnPressed.connect(self.look)
        self.add_button = QPushButton(self.tr("Add"))
        self.add_button.clicked.connect(self.look)
        make_row(self, (self.field, 1), self.add_button, spacing=8)

    def look(self) -> None:
        """The only thing that is fetched before reading begins: the owner asked for it by its address."""
        text = self.field.text().strip()
        is_waiting = self._finder is not None and self._finder.waits_for == self._question
        if not text or self._make_finder is None or (is_waiting and text == self._asked):
            return
        if self._finder is None:
            self._finder = self._make_finder()
            self._finder.found.connect(self._take_found)
            self._finder.failed.connect(self._take_failure)
        self._asked, self._question = text, self._finder.look(text, None)
        self.told.emit(self.tr("Looking for feeds at {host}…").format(host=host_of(text)))

    def _take_found(self, question: int, found: Found) -> None:
        if question != self._question:
            return
        if found.feeds:
            self.field.clear()
            self.found.emit(found)
        else:
            nothing = self.tr("No feed found at this address.")
            self.told.emit(sentences((nothing, say(found.message))))

    def _take_failure(self, question: int, message: Message) -> None:
        if question == self._question:
            self.told.emit(say(message))


def as_starter_feed(found: FoundFeed) -> StarterFeed:
    """For a row beside those that come with the program."""
    return StarterFeed(Interest.NEWS, "", found.title, host_of(found.url), found.url, found.posts_per_day)


def say_found(found: Found) -> str:
    best, others = found.feeds[0].title, len(found.feeds) - 1
    if not others:
        return tr("Found {feed}; it is ticked below.").format(feed=best)
    words = tr("Found {feed}; it is ticked below, beside {n} more of this site.", n=others)
    return words.format(feed=best, n=number(others))
