"""The add-feed dialog: searches while the user types, previews feeds, asks for their folder and weight.

Several feeds of a site can be added at once. It asks a Finder, never the network, and emits what was chosen.
Main thread only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from reader.clock import Clock
from reader.gui.dialogs.finder import Finder
from reader.gui.dialogs.finder import Known as Known
from reader.gui.dialogs.found_feeds import FoundFeeds, LatestPosts, NotFound
from reader.gui.dialogs.page_offer import PageOffer
from reader.gui.dialogs.subscribe_options import AddressField, SubscribeOptions
from reader.gui.dialogs.words import host_of
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.dialog import Dialog, make_heading, make_quiet, put_on_top
from reader.gui.kit.humanize import feeds_in_words
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.theme import Theme
from reader.html.addresses import feed_address
from reader.model.accounts import Account
from reader.model.fetched import Credentials, Found, FoundFeed
from reader.model.messages import Message
from reader.model.stored import Folder
from reader.services.subscription_files import split_login


class SearchProgress(QWidget):
    """The sentence that the dialog is searching, with a button to stop."""

    stop_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = make_quiet()
        self.stop = make_form_button(self.tr("Stop"), self.stop_wanted)
        line = QWidget()
        make_row(line, (self.words, 1), self.stop)
        make_column(self, put_on_top(line))

    def show_address(self, text: str) -> str:
        """Show the address; return the sentence."""
        words = self.tr("Looking for feeds at {host}…").format(host=host_of(text))
        self.words.setText(words)
        return words


_TYPING_PAUSE_MS = 600


class AddFeedDialog(Dialog):
    subscriptions_chosen = Signal(list)
    wish_changed = Signal(object, float)
    """FeedChoices and posts a day of the feeds that would be added now."""
    known_feed_chosen = Signal(int)
    """The id of a chosen feed that is there already."""

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        finder: Finder,
        folders: Sequence[Folder] = (),
        known: Mapping[str, Known] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Add a feed"))
        self._clock, self._finder, self._known = clock, finder, dict(known or {})
        self._question = 0
        self._asked = ""
        self._credentials: Credentials | None = None
        self.options = SubscribeOptions(theme, folders)
        self.offer = PageOffer(theme, self.options, finder, self._known)
        self.offer.subscriptions_chosen.connect(self.subscriptions_chosen)
        self.field = AddressField(theme, self.tr("Address of a site, a blog or a feed"))
        self.field.textEdited.connect(lambda: self._typed())
        self._make_states()
        self.options.changed.connect(self._emit_wish)
        self.add_cancel()
        self.add_button_ = self.add_button(self.tr("Add feed"), is_main=True)
        self.add_button_.clicked.connect(self._submit)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._search_soon)
        finder.found.connect(self._show_found)
        finder.failed.connect(self._show_failed)
        self.finished.connect(lambda: finder.cancel())
        self.resize(680, 620)
        self._show_state(self._idle)

    def _make_states(self) -> None:
        self.states = QStackedWidget()
        self._idle = put_on_top(make_quiet(self.tr("Paperround looks for the feeds behind any address.")))
        self.nothing = NotFound()
        self.nothing.again_wanted.connect(lambda: self.search_now())
        self.nothing.password_given.connect(lambda *login: self.search_now(Credentials(*login)))
        self.nothing.anyway_wanted.connect(self._subscribe_anyway)
        self.nothing.page_wanted.connect(lambda: self._show_state(self.offer))
        self.searching = SearchProgress()
        self.searching.stop_wanted.connect(self._stop_searching)
        self.offer.recipe_changed.connect(self._show_page)
        for state in (self._idle, self.searching, self.nothing, self.offer, self._make_found()):
            self.states.addWidget(state)
        for part, stretch in ((self.field, 0), (self.states, 1), (self.options, 0)):
            self.body.addWidget(part, stretch)

    def _make_found(self) -> QWidget:
        self.found_words = make_quiet()
        self.feeds = FoundFeeds(self.theme)
        self.feeds.feed_examined.connect(self._show_latest)
        self.feeds.ticks_changed.connect(self._show_ticks)
        self.latest = LatestPosts()
        self._latest_head = make_heading(self.tr("Latest posts"))
        self._found = QWidget()
        make_column(self._found, self.found_words, self.feeds, self._latest_head, self.latest, STRETCH, spacing=8)
        return self._found

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Offer the accounts, which are read while the dialog is open; it grows by their row."""
        before = self.options.sizeHint().height()
        self.options.show_accounts(accounts)
        if accounts:
            self.resize(self.width(), self.height() + self.options.sizeHint().height() - before)

    def show_address(self, address: str) -> None:
        """Search at once for an address that was pasted, dropped or handed over."""
        self.field.setText(address)
        self.search_now()

    def search_now(self, credentials: Credentials | None = None) -> None:
        self._pause.stop()
        text = self.field.text().strip()
        if not text:
            self._show_state(self._idle)
            return
        self._asked, self._credentials = text, credentials
        self._question = self._finder.find(text, credentials)
        words = self.searching.show_address(text)
        self._show_state(self.searching)
        announce(self, words)

    def _typed(self) -> None:
        if self.field.text().strip() != self._asked:
            self._cancel_search()
        self._pause.start()

    def _search_soon(self) -> None:
        """Search for what may be an address already, not for half a name."""
        text = self.field.text().strip()
        if text != self._asked and ("." in text or "://" in text or "localhost" in text):
            self.search_now()

    def _stop_searching(self) -> None:
        self._cancel_search()
        self.field.setFocus()

    def _cancel_search(self) -> None:
        self._finder.cancel()
        self._asked = ""
        self._show_state(self._idle)

    def _show_found(self, question: int, found: Found) -> None:
        if self.offer.on_found(question, found):
            return
        if question != self._question or self._asked != found.typed:
            return
        if not found.feeds:
            self._show_nothing(found)
            return
        self._credentials = found.credentials
        self.options.name.clear()
        self.feeds.show_feeds(found.feeds, {url: known.name for url, known in self._known.items()})
        self.found_words.setText(self._count_in_words(found.feeds))
        self._show_state(self._found)
        self.grow()
        announce(self, self.found_words.text())

    def _show_nothing(self, found: Found) -> None:
        """Say that there is no feed, or offer to follow the page if it has something to follow."""
        self.nothing.show_found(found)
        self.offer.show_found(found, self._clock.now())
        has_blocks = found.page is not None and bool(found.page.blocks)
        self._show_state(self.offer if has_blocks else self.nothing)
        announce(self, self.nothing.words())

    def _show_page(self) -> None:
        if self.states.currentWidget() is self.offer:
            self.offer.describe_on(self.add_button_)

    def _count_in_words(self, feeds: Sequence[FoundFeed]) -> str:
        if len(feeds) > 1:
            count = feeds_in_words(len(feeds))
            return self.tr("Found {feeds} on this site. Tick those you want.").format(feeds=count)
        if feeds[0].is_broken:
            return self.tr("Found one feed. Its document is broken: this is what could be read of it.")
        return self.tr("Found one feed.")

    def _show_failed(self, question: int, message: Message) -> None:
        if not self.offer.on_failed(question, message) and question == self._question:
            self.nothing.show_found(Found(self._asked, message=message))
            self._show_state(self.nothing)

    def _show_latest(self, feed: FoundFeed) -> None:
        self._latest_head.setVisible(bool(feed.latest))
        self.latest.setVisible(bool(feed.latest))
        self.latest.show_posts(feed.latest, self._clock.now())

    def _show_ticks(self) -> None:
        """Adapt the options and the button to what is ticked."""
        ticked = self.feeds.ticked()
        known = self._find_known() if not ticked else None
        self.options.show_for([feed.title for feed in ticked], [feed.url for feed in ticked])
        self.add_button_.setText(self._button_words(len(ticked), known))
        self.add_button_.setEnabled(bool(ticked or known))
        words = self.tr("You are subscribed to {name} already.").format(name=known.name) if known else ""
        self.show_note(words)
        self._emit_wish()

    def _button_words(self, count: int, known: Known | None) -> str:
        if known is not None:
            return self.tr("Show feed")
        return self.tr("Add feed") if count <= 1 else self.tr("Add {feeds}").format(feeds=feeds_in_words(count))

    def _find_known(self) -> Known | None:
        """The feed that is there already, if there is no other to add."""
        rows = self.feeds.rows
        if any(row.isEnabled() for row in rows):
            return None
        return next((self._known[row.feed.url] for row in rows if row.feed.url in self._known), None)

    def _emit_wish(self) -> None:
        ticked = self.feeds.ticked()
        if ticked:
            self.wish_changed.emit(self.options.wish(), sum(feed.posts_per_day or 0.0 for feed in ticked))

    def show_cost(self, sentence: str) -> None:
        """Show what the feed costs the others, if only one is ticked: it is estimated for one feed."""
        if self.states.currentWidget() is self._found and len(self.feeds.ticked()) == 1:
            self.show_note(sentence)

    def _show_state(self, state: QWidget) -> None:
        self.states.setCurrentWidget(state)
        self.options.setVisible(state is self._found)
        if state is self._found:
            self._show_ticks()
            return
        self.show_note("")
        if state is self.offer:
            self._show_page()
        else:
            self.add_button_.setEnabled(False)
            self.add_button_.setText(self.tr("Add feed"))

    def enter(self) -> None:
        """Search, or subscribe to what was found; never search for the same address twice at once."""
        is_asked = bool(self._asked) and self.field.text().strip() == self._asked
        if is_asked and self.states.currentWidget() is self.offer:
            self._submit() if self.offer.is_tried() else self.offer.try_selector()
        elif is_asked and self.states.currentWidget() is self._found:
            self._submit()
        elif is_asked and self.states.currentWidget() is self.nothing:
            self.nothing.go_on()
        elif not is_asked or self._finder.waits_for != self._question:
            self.search_now()

    def _submit(self) -> None:
        if self.states.currentWidget() is self.offer and self.offer.choose():
            self.accept()
        if self.states.currentWidget() is not self._found:
            return
        ticked, known = self.feeds.ticked(), self._find_known()
        if ticked:
            login, make = self._credentials, self.options.make
            chosen = [make(feed.url, feed.title, login if feed.takes_password else None) for feed in ticked]
            self.subscriptions_chosen.emit(chosen)
        elif known is not None:
            self.known_feed_chosen.emit(known.id)
        else:
            return
        self.accept()

    def _subscribe_anyway(self) -> None:
        """Subscribe to an address that does not answer now; it is polled again later."""
        address = feed_address(self._asked if "://" in self._asked else f"https://{self._asked}")
        if address:
            url, login = split_login(address)
            self.subscriptions_chosen.emit([self.options.make(url, "", login or self._credentials)])
            self.accept()
