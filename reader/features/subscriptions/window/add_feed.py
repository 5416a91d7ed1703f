"""The add-feed dialog: searches while the user types, previews feeds, asks for their folder and weight.

Several feeds of a site can be added at once. It asks a Finder, never the network. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from reader.core.records.fetched import Credentials, Found, FoundFeed
from reader.core.records.pages import FoundPage, PageRecipe
from reader.core.records.stored import Feed, FeedChoices, Folder, Weight
from reader.features.accounts.records import ONLY_HERE, Account
from reader.features.accounts.store import list_accounts
from reader.features.stories import worker as stories
from reader.features.subscriptions import opml
from reader.features.subscriptions.service.subscription_files import split_login
from reader.features.subscriptions.store import Subscription
from reader.features.subscriptions.window import found_feeds
from reader.features.subscriptions.window.starter_feeds import StarterFeed, load_starter_feeds
from reader.html.addresses import feed_address
from reader.store.db import Connection
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Topic
from reader.window.dialogs.dialog_commands import DialogCommands, Finder
from reader.window.dialogs.folders import FolderBox
from reader.window.dialogs.wish_cost import CostEstimator
from reader.window.dialogs.words import content_depth_in_words, host_of, short_address, weight_in_words, weight_options
from reader.window.kit.bars import announce
from reader.window.kit.controls import CheckBox, Choice, Segments, make_fold, make_form_button, paint_box
from reader.window.kit.dialog import Dialog, add_row, make_form, make_heading, make_quiet
from reader.window.kit.humanize import feeds_in_words, joined, rate_in_words
from reader.window.kit.layouts import STRETCH, fill, make_column, make_row
from reader.window.kit.radio_row import start_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import set_tooltip
from reader.window.kit.theme import Theme

_TYPING_PAUSE_MS = 600
_WIDTH = 560
MOST_SUGGESTED = 3


_ROW = 56


class FoundRow(QCheckBox):
    """A feed to tick; one that is there already is grey and cannot be ticked."""

    def __init__(self, theme: Theme, feed: FoundFeed, is_known: bool, examine: Callable[[FoundFeed], object]) -> None:
        """`examine` is called when the row gets the keyboard focus."""
        super().__init__()
        self._theme, self.feed, self._examine = theme, feed, examine
        self._note = self.tr("subscribed") if is_known else rate_in_words(feed.posts_per_day)
        about = (short_address(feed.url), content_depth_in_words(feed.content_depth))
        self._about = " · ".join(part for part in about if part)
        self.setFixedHeight(_ROW)
        self.setAccessibleName(joined((feed.title, self._note, self._about)))
        self.setEnabled(not is_known)
        theme.changed.connect(self.update)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._examine(self.feed)

    def sizeHint(self) -> QSize:
        return QSize(320, _ROW)

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, mark = start_row(self, self._theme, self.feed.title, self._about, self._note)
        paint_box(painter, self._theme, mark, self.isChecked(), self.isEnabled())


class FoundFeeds(found_feeds.ScrolledRows):
    def __init__(self, theme: Theme, examine: Callable[[FoundFeed], object], on_ticks: Callable[[], object]) -> None:
        """`examine` gets the feed that was ticked or got the focus, for the preview."""
        super().__init__()
        self._theme, self._examine, self._on_ticks = theme, examine, on_ticks
        self.setAccessibleName(self.tr("Feeds found"))
        self.rows: list[FoundRow] = []

    def show_feeds(self, feeds: Sequence[FoundFeed], known: Container[str]) -> None:
        """`known` has the addresses of subscriptions."""
        self.rows = [FoundRow(self._theme, feed, feed.url in known, self._examine) for feed in feeds]
        for row in self.rows:
            row.toggled.connect(partial(self._note_tick, row))
        self.put_rows(self.rows, _ROW)
        first = next((row for row in self.rows if row.isEnabled()), None)
        if first is not None:
            first.setChecked(True)
        elif self.rows:
            self._examine(self.rows[0].feed)
            self._on_ticks()

    def ticked(self) -> list[FoundFeed]:
        return [row.feed for row in self.rows if row.isChecked()]

    def _note_tick(self, row: FoundRow, is_ticked: bool) -> None:
        if is_ticked:
            self._examine(row.feed)
        self._on_ticks()


class SubscribeOptions(QWidget):
    def __init__(self, theme: Theme, folders: Sequence[Folder], on_resized: Callable[[], object]) -> None:
        """`on_resized` is called when rarer choices are unfolded or folded away."""
        super().__init__()
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name"))
        self.folder = FolderBox(theme, folders)
        self.weight = Segments(self.tr("Priority"), weight_options())
        self.weight.choose(Weight.NORMAL)
        set_tooltip(self.weight, weight_in_words())
        self.alert = CheckBox(theme, self.tr("Notify me about new articles"))
        self.videos = CheckBox(theme, self.tr("Hide Shorts and live-stream announcements"))
        self.account = Choice(theme, self.tr("Account"))
        usual, self.rare = make_form(), QWidget()
        add_row(usual, self.tr("Folder"), self.folder)
        form = make_form()
        self._name_label = add_row(form, self.tr("Name"), self.name)
        self._account_label = add_row(form, self.tr("Account"), self.account)
        self.show_accounts(())
        weight = QWidget()
        make_row(weight, self.weight, (make_quiet(weight_in_words()), 1), spacing=12)
        add_row(form, self.tr("Priority"), weight)
        make_column(self.rare, form, margins=(20, 0, 0, 0))
        self.more = make_fold(self.tr("More options"), self.rare)
        self.more.toggled.connect(lambda _: on_resized())
        make_column(self, usual, self.alert, self.videos, self.more, self.rare, spacing=12)
        self._titles: Sequence[str] = ()
        self.show_for(())

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Offer the accounts that the feed can go to; hide the choice if there are none."""
        for account in accounts:
            self.account.add(self.tr("{name}, for all my devices").format(name=account.name), account.id)
        if accounts:
            self.account.add(self.tr("None, only on this computer"), ONLY_HERE)
            usual = next((account.id for account in accounts if account.takes_new_feeds), ONLY_HERE)
            self.account.choose(usual)
        for part in (self.account, self._account_label):
            part.setVisible(bool(accounts))

    def show_for(self, titles: Sequence[str], urls: Sequence[str] = ()) -> None:
        """Adapt to the feeds that would be added now; several keep their own names."""
        self.videos.setVisible(any(opml.find_channel(url) and not opml.has_videos_alone(url) for url in urls))
        self._titles = titles
        self.setEnabled(bool(titles))
        self.weight.setEnabled(bool(titles))
        for part in (self.name, self._name_label):
            part.setVisible(len(titles) <= 1)
        self.name.setPlaceholderText(titles[0] if titles else "")

    def wish(self) -> FeedChoices:
        return FeedChoices(weight=self.weight.value(), alert=self.alert.isChecked())

    def make(
        self, url: str, title: str, credentials: Credentials | None = None, *, is_typed: bool = True
    ) -> Subscription:
        name = " ".join(self.name.text().split()) if len(self._titles) == 1 else ""
        folder = self.folder.value()
        return Subscription(
            opml.choose_videos(url, "", videos_alone=True) if self.videos.isChecked() else url,
            title,
            folder.id,
            (folder.new_name,) if folder.new_name else (),
            self.weight.value(),
            self.alert.isChecked(),
            credentials,
            name,
            self.account.value(),
            PageRecipe(),
            is_typed=is_typed,
        )

    def make_page(self, page: FoundPage, recipe: PageRecipe, credentials: Credentials | None) -> Subscription:
        """The subscription to a page, which no account can have."""
        made = self.make(page.url, page.title, credentials)
        return replace(made, page=recipe, account_id=None if made.account_id is None else ONLY_HERE)


def find_fitting_starters(now: float, known: Container[str], conn: Connection) -> list[tuple[StarterFeed, str]]:
    """The starter feeds that fit best what the user reads, each with the words by which it does."""
    offered = {feed.url: feed for feed in load_starter_feeds() if feed.topics and feed.url not in known}
    topics = {url: feed.topics for url, feed in offered.items()}
    ranked = stories.rank_by_interest(conn, load_settings(conn), now, topics)[:MOST_SUGGESTED]
    return [(offered[url], joined(words[:2])) for url, words in ranked]


class AddFeedDialog(Dialog):
    def __init__(
        self,
        theme: Theme,
        commands: DialogCommands,
        finder: Finder,
        folders: Sequence[Folder],
        feeds: Sequence[Feed],
        show_feed: Callable[[int], object],
        parent: QWidget | None = None,
    ) -> None:
        """`feeds` are there already; one of them may be chosen instead, for `show_feed`."""
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Add feed"))
        self._commands, self._finder, self._show_feed = commands, finder, show_feed
        self._known = {feed.url: feed for feed in feeds}
        self._asked = ""
        self._credentials: Credentials | None = None
        self._estimator = CostEstimator(commands, self.show_cost, self)
        self.options = SubscribeOptions(theme, folders, self._fit)
        for changed in (self.options.weight.chosen, self.options.alert.toggled):
            changed.connect(self._estimate)
        self.field = found_feeds.AddressField(theme, self.tr("Website or feed address"))
        self.field.textEdited.connect(lambda: self._typed())
        self._make_states()
        self.add_cancel()
        self.add_button_ = self.add_button(self.tr("Add feed"), is_main=True)
        self.add_button_.clicked.connect(self._submit)
        self._pause = make_timer(self, self._search_soon, _TYPING_PAUSE_MS)
        self.finished.connect(lambda: finder.cancel())
        self._show_state(self._idle)
        bridge, now = commands.bridge.bound_to(self), commands.clock.now()
        bridge.read(list_accounts, self.show_accounts)
        bridge.study(
            partial(find_fitting_starters, now, set(self._known)), self.show_suggestions, Topic(), lambda _: None
        )

    def _make_states(self) -> None:
        self._idle = QWidget()
        self._suggested = make_column(
            self._idle, make_quiet(self.tr("Enter any website, and Paperround finds its feeds.")), spacing=8
        )
        self.search_words, self._searching = make_quiet(), QWidget()
        make_row(self._searching, (self.search_words, 1), make_form_button(self.tr("Stop"), self._stop_searching))
        self.offer = found_feeds.PageOffer(self.theme, self.try_page, self._show_page)
        self.nothing = found_feeds.NotFound(self._subscribe_anyway, lambda: self._show_state(self.offer))
        self.found_words, self.latest = make_quiet(), found_feeds.LatestPosts()
        self.feeds = FoundFeeds(self.theme, self._show_latest, self._show_ticks)
        self._latest_head = make_heading(self.tr("Latest articles"))
        self._found = QWidget()
        make_column(self._found, self.found_words, self.feeds, self._latest_head, self.latest, spacing=8)
        self._states = (self._idle, self._searching, self.nothing, self.offer, self._found)
        self.state: QWidget = self._idle
        """What is shown between the address and the choices."""
        fill(self.body, (self.field, *self._states, self.options, STRETCH))

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Offer the accounts, which are read while the dialog is open."""
        self.options.show_accounts(accounts)
        self._fit()

    def show_suggestions(self, found: Sequence[tuple[StarterFeed, str]]) -> None:
        """Offer starter feeds that fit what the user reads; each is searched like a typed address."""
        if found:
            self._suggested.addWidget(make_heading(self.tr("Based on what you read")))
        for feed, words in found:
            button = make_form_button(feed.name, partial(self.show_address, feed.url))
            set_tooltip(button, feed.about)
            self._suggested.addWidget(button)
            self._suggested.addWidget(make_quiet(self.tr("Because you read about {terms}").format(terms=words)))
        self._fit()

    def show_address(self, address: str) -> None:
        """Search right away for an address that was pasted, dropped or handed over."""
        self.field.setText(address)
        self.search_now()

    def search_now(self, credentials: Credentials | None = None) -> None:
        self._pause.stop()
        text = self.field.text().strip()
        if not text:
            self._show_state(self._idle)
            return
        self._asked, self._credentials = text, credentials
        self._finder.find(text, self.show_found, credentials)
        self.search_words.setText(self.tr("Looking for feeds at {host}…").format(host=host_of(text)))
        self._show_state(self._searching)
        announce(self, self.search_words.text())

    def try_page(self, selector: str, pointed_at: str) -> None:
        """Try a selector, or the words of a link that the user pointed at, on the page."""
        self._finder.find(self._asked, self.offer.show_tried, self._credentials, selector, pointed_at)

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

    def show_found(self, found: Found) -> None:
        self._credentials = found.credentials or self._credentials
        self.options.name.clear()
        if not found.feeds:
            # Say that there is no feed, or offer to follow the page if it has something to follow.
            self.nothing.show_found(found)
            page = found.page
            if page is not None:
                known = self._known.get(page.url)
                self.options.show_for([page.title])
                self.offer.show_page(page, known.name if known else "", self._commands.clock.now())
            self._show_state(self.offer if page is not None and page.blocks else self.nothing)
            announce(self, self.nothing.words())
            return
        self.feeds.show_feeds(found.feeds, self._known)
        self.found_words.setText(self._count_in_words(found.feeds))
        self._show_state(self._found)
        announce(self, self.found_words.text())

    def _show_page(self) -> None:
        """Name the button for the page, and hide the options if it is followed already."""
        page = self.offer.page
        if page is not None and self.state is self.offer:
            is_known = page.url in self._known
            self.options.setVisible(not is_known)
            self.add_button_.setText(self.tr("Follow this part") if is_known else self.tr("Follow page"))
            self.add_button_.setEnabled(self.offer.recipe() is not None)

    def _count_in_words(self, feeds: Sequence[FoundFeed]) -> str:
        if len(feeds) > 1:
            count = feeds_in_words(len(feeds))
            return self.tr("Found {feeds} on this site. Choose the ones you want.").format(feeds=count)
        if feeds[0].is_broken:
            return self.tr("Found one feed, but it contains errors. This is what could be read.")
        return self.tr("Found one feed.")

    def _show_latest(self, feed: FoundFeed) -> None:
        self._latest_head.setVisible(bool(feed.latest))
        self.latest.setVisible(bool(feed.latest))
        self.latest.show_posts(feed.latest, self._commands.clock.now())
        self.grow()

    def _show_ticks(self) -> None:
        """Adapt the options and the button to what is ticked."""
        ticked, known = self.feeds.ticked(), self._find_known()
        self.options.show_for([feed.title for feed in ticked], [feed.url for feed in ticked])
        self.add_button_.setText(self._button_words(len(ticked), known))
        self.add_button_.setEnabled(bool(ticked or known))
        self.show_note(self.tr("You’re already subscribed to {name}.").format(name=known.name) if known else "")
        self._estimate()

    def _button_words(self, count: int, known: Feed | None) -> str:
        if known is not None:
            return self.tr("Show feed")
        return self.tr("Add feed") if count <= 1 else self.tr("Add {feeds}").format(feeds=feeds_in_words(count))

    def _find_known(self) -> Feed | None:
        """The feed that is there already, if there is no other to add."""
        rows = self.feeds.rows
        if any(row.isEnabled() for row in rows):
            return None
        return next((self._known[row.feed.url] for row in rows), None)

    def _estimate(self) -> None:
        """Ask what the feeds that would be added now cost the others."""
        if ticked := self.feeds.ticked():
            self._estimator.ask(self.options.wish(), None, sum(feed.posts_per_day or 0.0 for feed in ticked))

    def show_cost(self, sentence: str) -> None:
        """Show what the feed costs the others, if only one is ticked: it is estimated for one feed."""
        if self.state is self._found and len(self.feeds.ticked()) == 1:
            self.show_note(sentence)

    def _show_state(self, state: QWidget) -> None:
        self.state = state
        for one in self._states:
            one.setVisible(one is state)
        self.options.setVisible(state is self._found)
        if state is self._found:
            self._show_ticks()
        else:
            self.show_note("")
            again = self.tr("Sign in") if self.nothing.wants_password else self.tr("Try again")
            self.add_button_.setText(again if state is self.nothing else self.tr("Add feed"))
            self.add_button_.setEnabled(state is self.nothing)
            self._show_page()
        self._fit()

    def _fit(self) -> None:
        """Take the height that this state wants, as far as the screen has it."""
        self.fit(_WIDTH)
        self.grow()

    def enter(self) -> None:
        """Search, or subscribe to what was found; never search for the same address twice at once."""
        if not self._asked or self.field.text().strip() != self._asked:
            self.search_now()
        elif self.state is self.offer and not self.offer.is_tried():
            self.offer.try_selector()
        else:
            self._submit()

    def _submit(self) -> None:
        """Do what the main button says."""
        state, ticked, known = self.state, self.feeds.ticked(), self._find_known()
        if state is self.offer:
            self._follow_page()
        elif state is self.nothing:
            self.search_now(self.nothing.read_login())
        elif state is self._found and ticked:
            self._subscribe([self._make(feed) for feed in ticked])
        elif state is self._found and known is not None:
            self._commands.subscribe([self.options.make(known.url, "")])  # the user typed it now
            self._show_feed(known.id)
            self.accept()

    def _make(self, feed: FoundFeed) -> Subscription:
        login = self._credentials if feed.takes_password else None
        return self.options.make(feed.url, feed.title, login, is_typed=feed.may_be_inside)

    def _follow_page(self) -> None:
        page, recipe = self.offer.page, self.offer.recipe()
        if page is None or recipe is None:
            return
        known = self._known.get(page.url)
        if known is None:
            login = self._credentials if page.takes_password else None
            self._subscribe([self.options.make_page(page, recipe, login)])
        else:
            self._commands.set_recipe(known.id, recipe)
            self.accept()

    def _subscribe_anyway(self) -> None:
        """Subscribe to an address that does not answer now; it is polled again later."""
        address = feed_address(self._asked if "://" in self._asked else f"https://{self._asked}")
        if address:
            url, login = split_login(address)
            self._subscribe([self.options.make(url, "", login or self._credentials)])

    def _subscribe(self, chosen: Sequence[Subscription]) -> None:
        self._commands.subscribe(chosen)
        self.accept()
