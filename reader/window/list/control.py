"""Controller of the entry list: which place, order and search it shows, the way back to where the user was in it, new
entries, the walk to the next unread one, and what is shown when it is empty. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, QTimer, Signal

from reader.core.clock import Clock
from reader.core.records.stored import View
from reader.features.search.store import Search
from reader.features.stories.window import unread_among_operation
from reader.store.db import Connection
from reader.window.bridge.bridge import Bridge, Changes, Topic
from reader.window.kit.humanize import number, sentences
from reader.window.kit.wording import say
from reader.window.list import queries
from reader.window.list.bars import EmptyFacts, EmptyWords, FirstFetches, Offer, describe_empty, describe_failure
from reader.window.list.header import ListChoices
from reader.window.list.model import EntryModel
from reader.window.list.pane import ListPane
from reader.window.list.rows import ListRow
from reader.window.list.view import EntryView
from reader.window.sidebar.control import view_of
from reader.window.sidebar.tree import ErrorNote, Key, Kind, SidebarData

if TYPE_CHECKING:
    from reader.window.list.card_view import CardView

MOST_PASSED_OVER = 500
MOST_SELECTED = 2_000
"""A longer selection is not brought back when the list is made again."""
MOST_BROUGHT_BACK = 500
_SELECT = QItemSelectionModel.SelectionFlag


class UnreadWalk:
    """The walk from one unread entry to the next: over the rows at hand, or else by what the store knows."""

    def __init__(self, bridge: Bridge, model: EntryModel, view: EntryView) -> None:
        self._bridge, self._model, self._view = bridge.bound_to(view), model, view
        self.topic = Topic()

    def go(self, by: int, listed: View) -> None:
        """Go to the next (1) or previous (-1) unread entry of what is listed."""
        row = self._view.currentIndex().row() + by
        while 0 <= row < self._model.rowCount():
            found = self._model.peek(row)
            if found is None:
                break
            if isinstance(found, ListRow) and not found.entry.read:
                self._view.go_to_row(row)
                return
            row += by
        if 0 <= row < self._model.rowCount():
            operation = self._make_operation(self._view.currentIndex().row(), by, listed)
            self.topic.renew()
            self._bridge.read(operation, self._go_to_first, self.topic)

    def _make_operation(self, row: int, by: int, listed: View) -> Callable[[Connection], list[int]]:
        listing = self._model.listing
        if listing.by_feed or listing.is_search or listing.suggested_at is not None:
            all_ids = self._model.ids_from
            ids = all_ids(row + 1, self._model.rowCount()) if by > 0 else all_ids(0, row - 1)[::-1]
            return unread_among_operation(ids)
        here = self._model.peek(row)
        entry = here.entry if isinstance(here, ListRow) else None
        # Folded entries are passed over: their story was met already.
        most = MOST_PASSED_OVER if listing.folded else 20
        return queries.next_unread_operation(listed, entry, by > 0, most)

    def _go_to_first(self, ids: list[int]) -> None:
        for entry_id in ids:
            if not self._model.is_touched_read(entry_id) and self._view.go_to_id(entry_id):
                return


class Anchor(Struct, frozen=True):
    """An entry, and how far its row is below the upper edge of the list."""

    entry_id: int
    top: int


class ListPlace(Struct, frozen=True):
    """Cursor, selection and what is where on the screen. Kept by entries, not by row numbers: the list may be made
    again before it is brought back."""

    current: int | None = None
    """The entry under the cursor."""
    selected: tuple[int, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    """What is in sight: the entry under the cursor first, if it is, then the others from the top."""
    shows_top: bool = False
    """What is new is in sight, wherever the cursor is."""


def find_list_place(pane: ListPane, model: EntryModel) -> ListPlace:
    view, selected = pane.shown, pane.view.selected_ids()
    current = view.currentIndex().row()
    anchors: list[Anchor] = []
    for row in view.rows_in_sight():
        entry_id = model.id_at(row)
        if entry_id is not None:
            here = Anchor(entry_id, view.top_of(row))
            anchors.insert(0 if row == current else len(anchors), here)
    selected = selected if 1 < len(selected) <= MOST_SELECTED else []
    return ListPlace(pane.view.current_id(), tuple(selected), tuple(anchors))


def restore_list_place(pane: ListPane, model: EntryModel, place: ListPlace) -> ListPlace | None:
    """Go to a place as far as the list has come; return what is left to do once there is more of it."""
    view, row = pane.shown, None
    if place.current is not None:
        pane.view.reveal(place.current)
        row = model.row_of(place.current)
    is_scrolled = _scroll(view, model, place)
    if row is not None:
        view.put_cursor(row)
        _select(view, model, place.selected)
        if not is_scrolled:
            view.scrollTo(model.index(row, 0))
        return None
    left = replace(place, anchors=(), shows_top=False) if is_scrolled else place
    return None if left == ListPlace() else left


def _scroll(view: EntryView | CardView, model: EntryModel, place: ListPlace) -> bool:
    """Scroll to what was in sight; False where none of it is there."""
    if place.shows_top:
        view.put_at_top(0, 0)
        return True
    for anchor in place.anchors:
        row = model.row_of(anchor.entry_id)
        if row is not None:
            view.put_at_top(row, anchor.top)
            return True
    return False


def _select(view: EntryView | CardView, model: EntryModel, ids: tuple[int, ...]) -> None:
    if not ids:
        return
    selection = QItemSelection()
    for entry_id in ids:
        row = model.row_of(entry_id)
        if row is not None:
            selection.select(model.index(row, 0), model.index(row, 0))
    view.selectionModel().select(selection, _SELECT.ClearAndSelect | _SELECT.Rows)


class ListControl(QObject):
    place_chosen = Signal()
    """Another place is about to be listed."""
    place_left = Signal()
    """Other entries are listed now: what was open belongs to another place."""
    scope_changed = Signal(bool)
    """Whether the search goes through all entries, not only this place."""
    words_changed = Signal(str)
    """What is searched for now; empty where nothing is."""

    def __init__(self, bridge: Bridge, clock: Clock, model: EntryModel, pane: ListPane) -> None:
        super().__init__(pane)
        self._bridge, self._clock, self._model, self._pane = bridge.bound_to(self), clock, model, pane
        self._new_topic = Topic()
        self.unread_walk = UnreadWalk(bridge, model, pane.view)
        self.place, self.place_name = Key(Kind.UNREAD), ""
        self.unread_only, self.newest_first, self.by_feed = False, True, False
        self.fold_stories, self.by_relevance = True, False
        self._is_wide = model.with_day_rows
        self.words, self._marked, self._everywhere = "", "", False
        self._returning: ListPlace | None = None
        """Where to go back to as soon as the list that is being made holds it."""
        self._before_search: ListPlace | None = None
        self._enters, self.next_poll = False, ""
        self.trouble, self._in_trouble = ErrorNote(), 0
        self.can_poll = False
        """Whether there is an engine that could."""
        self.has_feeds = self.has_articles = True
        self._offered: tuple[Offer, ...] = ()
        self._first_fetches = FirstFetches()
        self.offers: dict[Offer, Callable[[], object]] = {
            Offer.SEARCH_EVERYWHERE: self.search_everywhere,
            Offer.CLEAR_SEARCH: pane.header.close_search,
            Offer.RELOAD: self.reload,
        }
        """What the buttons in place of an empty list do; other parts of the window add theirs."""
        pane.header.search, pane.header.enter_list = self.search, self.enter
        pane.header.strip.everywhere.clicked.connect(self.search_everywhere)
        model.view_loaded.connect(self._loaded)
        model.load_failed.connect(lambda problem: self._show_empty(describe_failure(problem)))
        model.modelAboutToBeReset.connect(self._keep_place)
        for sign in (model.rowsInserted, model.regrouped):
            sign.connect(self._return)
        model.all_loaded.connect(self._end_return)
        bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: Changes) -> None:
        """Follow the store: the same entries stay listed, unless they belong here no longer."""
        if changes & Changes.ROWS:
            self._model.forget_pending_marks()
        if changes & (Changes.ROWS | Changes.FEEDS | Changes.SETTINGS | Changes.DOWNLOADS):
            self._model.refresh_rows()
        if changes & Changes.LISTS or (changes & Changes.READING and self.place.kind is Kind.FOR_YOU):
            self.reload()
        elif changes & Changes.ENTRIES:
            self.check_new()

    # --- what is listed -------------------------------------------------------------------------

    def show_place(self, key: Key, name: str) -> None:
        self.place, self.place_name = key, name
        self.words, self._everywhere, self._before_search = "", False, None
        self._pane.view.clear_cursor()
        self.place_chosen.emit()
        self._group()
        self._list(ListPlace())
        self.place_left.emit()

    def go_when_listed(self, entry_id: int) -> None:
        """Put the cursor on this entry as soon as the list that is being made holds it."""
        self._returning = ListPlace(entry_id)
        self._return()

    def resume(self, place: ListPlace) -> None:
        """Go back to where the user was when the program ended."""
        self._list(place)

    def enter(self) -> None:
        """Put the cursor on the first entry, now or as soon as there is one; until then the focus waits there."""
        self._pane.focus_list()
        self._enters = not self._model.rowCount()
        if not self._enters and self._pane.view.current_id() is None:
            self._pane.view.step(1)

    def choose(self, choice: str, on: bool) -> None:
        """Switch one of the choices above by its name: unread_only, newest_first, by_relevance …"""
        setattr(self, choice, on)
        self._list()

    def search(self, words: str) -> None:
        """Show the hits from the first on, and without words the list as it was before. What is open stays open until
        another entry is chosen."""
        here, was_everywhere = self.find_place(), self._everywhere
        if words and not self.words:
            self._before_search = here
        self.words, self._everywhere = words, self._everywhere and bool(words)
        self.scope_changed.emit(self._everywhere)
        if self.place.kind is not Kind.SAVED:  # else they are known once the list is there
            self._mark_words(words)
        if words or self._before_search is None:
            self._list(ListPlace(shows_top=True), keeps=False)
            return
        # An entry that was found here and opened is where the user is now.
        is_here = here.current is not None and not was_everywhere
        self._list(here if is_here else self._before_search)
        self._before_search = None

    def search_everywhere(self, everywhere: bool = True) -> None:
        self._everywhere = everywhere
        self.scope_changed.emit(everywhere)
        if self.words:
            self._list(ListPlace(shows_top=True), keeps=False)

    def reload(self) -> None:
        """Take a new snapshot of the same place; the cursor stays on its entry, and what is in sight in sight."""
        self._list()

    def reload_with(self, feed_ids: Collection[int]) -> None:
        """Reload where only these feeds are there now: what is open leaves the list if it is of another one."""
        place = self.find_place()
        row = None if place.current is None else self._model.row_of(place.current)
        shown = None if row is None else self._model.peek(row)
        self._list(place, keeps=not isinstance(shown, ListRow) or shown.entry.feed_id in feed_ids)

    def bring_new(self) -> None:
        """Take a new snapshot from the top, where the new entries are; what is being read stays open."""
        self._list(replace(self.find_place(), shows_top=True))

    def bring_back(self, ids: Sequence[int]) -> None:
        self._list(ListPlace(next(iter(ids), None)), ids[:MOST_BROUGHT_BACK])

    def set_layout(self, wide: bool | None = None, cards: bool | None = None) -> None:
        """Show rows of one line, with a row of its own for each day, tall rows, or cards; the same entries stay in
        sight."""
        self._keep_place()
        if wide is not None:
            self._is_wide = wide
            self._pane.view.set_wide(wide)
        if cards is not None:
            self._pane.show_cards(cards)
        self._group()
        QTimer.singleShot(0, self, self._return)  # once the panes have their sizes

    def _group(self) -> None:
        """Give only rows of one line headers of their own."""
        self._model.set_with_day_rows(self._is_wide and not self._pane.shows_cards)

    def _keep_place(self) -> None:
        self._returning = self.find_place()

    def find_place(self) -> ListPlace:
        """Where the user is, or will be once the list is there."""
        return self._returning or find_list_place(self._pane, self._model)

    @property
    def view(self) -> View:
        if self._everywhere and self.words:
            return View(newest_first=self.newest_first)
        return view_of(self.place, self._clock.now(), self.unread_only, self.newest_first)

    def _list(self, place: ListPlace | None = None, also: Sequence[int] = (), keeps: bool = True) -> None:
        """Take a new snapshot and go back to `place` in it, or to where the user is."""
        self._returning = place = place or self.find_place()
        self._enters = False
        self._new_topic.renew()
        self.unread_walk.topic.renew()
        self._pane.new_posts.show_count(0)
        self._pane.header.choices = self._find_choices()
        kept = () if place.current is None or not keeps else (place.current,)
        self._model.show_listing(replace(self._listing(), kept=(*kept, *also)))

    @property
    def is_everywhere(self) -> bool:
        return self._everywhere or self.place.kind in (Kind.UNREAD, Kind.FOR_YOU)

    @property
    def is_search(self) -> bool:
        return bool(self.words) or self.place.kind is Kind.SAVED

    @property
    def list_name(self) -> str:
        """The name of what is listed, for a sentence on what was done to all of it."""
        return self.tr("the search for {words}").format(words=self.words) if self.words else self.place_name

    def _find_choices(self) -> ListChoices:
        kind, is_for_you = self.place.kind, self.place.kind is Kind.FOR_YOU
        only = True if kind in (Kind.UNREAD, Kind.FOR_YOU) else None
        if self.words or kind in (Kind.STARRED, Kind.TAG):
            only = False
        return ListChoices(only, not is_for_you, self.is_search, not is_for_you and not self.is_search)

    def _listing(self) -> queries.Listing:
        now = self._clock.now()
        if self.is_search:
            search = Search(self.words, now=now, by_relevance=self.by_relevance)
            return queries.make_search_listing(self.place, self.view, search, self._everywhere)
        return queries.make_listing(self.place, self.view, self.by_feed, self.fold_stories, now)

    def _return(self) -> None:
        """Bring the place back as far as the list has come."""
        if self._returning is not None:
            self._returning = restore_list_place(self._pane, self._model, self._returning)

    def _end_return(self) -> None:
        self._returning = None
        if self.words:
            found = self._model.loader.first
            self._pane.header.strip.show_found(self._model.rowCount(), found.is_cut, found.problems)
        self.check_new()  # what came while it was read

    def _mark_words(self, words: str) -> None:
        if words != self._marked:
            self._marked = words
            self.words_changed.emit(words)

    def _loaded(self) -> None:
        self._mark_words(self._model.loader.first.words)
        if not self.words:
            self._pane.header.strip.show_found(None, problems=self._model.loader.first.problems)
        if self._model.rowCount():
            self._pane.show_list()
            if self._enters:
                self.enter()
        else:
            self._show_empty(describe_empty(self._empty_facts()))

    def _empty_facts(self) -> EmptyFacts:
        return EmptyFacts(
            kind=self.place.kind,
            place_name=self.place_name,
            unread_only=self.view.unread_only,
            words=self.words,
            problems=sentences(say(problem) for problem in self._model.loader.first.problems),
            everywhere=self._everywhere,
            trouble=self.trouble,
            feeds_in_trouble=self._in_trouble,
            first_fetches=self._first_fetches,
            next_poll=self.next_poll,
            can_poll=self.can_poll,
            has_feeds=self.has_feeds,
            has_articles=self.has_articles,
        )

    def _show_empty(self, shown: EmptyWords) -> None:
        self._offered = tuple(offer for _, offer in (*shown.buttons, *shown.links))
        self._pane.show_empty(shown)

    def announce_place(
        self, name: str, trouble: ErrorNote, first: FirstFetches, in_trouble: int, data: SidebarData
    ) -> None:
        """Note how the feeds of the place are doing; an empty list says it at once."""
        before = self._empty_facts()
        self.has_feeds, self.has_articles = bool(data.feeds or data.folders), data.has_articles
        self.place_name, self.trouble = name, trouble
        self._first_fetches, self._in_trouble = first, in_trouble
        is_read = not self._model.is_loading and Offer.RELOAD not in self._offered  # else it says why it is not
        if is_read and self._empty_facts() != before and self._pane.is_empty():
            self._loaded()

    def press_empty_button(self, number: int) -> None:
        self.offers[self._offered[number]]()

    # --- what arrived since -----------------------------------------------------------------------

    def check_new(self) -> None:
        """Ask how many entries arrived since the list was made; the bar offers them, the list stays."""
        if self.words or self._model.is_loading:
            return
        self._new_topic.renew()
        upto_id = self._model.loader.first.upto_id
        operation = queries.new_posts_operation(self._model.listing, self._model.newest_id, upto_id)
        self._bridge.read(operation, self._offer_new, self._new_topic)

    def _offer_new(self, count: int) -> None:
        if count and (not self._model.rowCount() or self._is_filling()):
            enters = self._enters
            self.reload()
            self._enters = enters and self._pane.holds_focus()
        else:
            self._pane.new_posts.show_count(count, count >= queries.MOST_NEW)

    def _is_filling(self) -> bool:
        """Whether new feeds are being fetched for the first time and nobody has done anything in the list yet, so that
        nothing that is read can move."""
        pane = self._pane
        is_untouched = pane.view.current_id() is None and not pane.shown.verticalScrollBar().value()
        return bool(self._first_fetches.count) and is_untouched

    # --- moving -----------------------------------------------------------------------------------

    def go_unread(self, by: int) -> None:
        """Go to the next (1) or previous (-1) unread entry."""
        self.unread_walk.go(by, self.view)

    def position_in_words(self) -> str:
        """ "3 of 31", or nothing where no entry is under the cursor."""
        row = self._pane.view.currentIndex().row()
        if self._model.id_at(row) is None or self._model.with_day_rows or self._model.is_loading:
            return ""
        return self.tr("{n} of {all}").format(n=number(row + 1), all=number(self._model.rowCount()))


class CardChoice(QObject):
    """The choice between rows and cards for each place."""

    chosen = Signal(bool)
    """True if the place that is shown has cards."""

    def __init__(
        self, control: ListControl, pane: ListPane, make_view: Callable[[], CardView], places: Mapping[str, str]
    ) -> None:
        """`make_view` makes the view of cards when it is first wanted; `places` is what was chosen before, by place."""
        super().__init__(pane)
        self._control, self._pane, self._make_view = control, pane, make_view
        self.places = dict(places)
        control.place_chosen.connect(self._enter_place)

    def choose(self, cards: bool) -> None:
        """Choose for the place that is shown, from now on."""
        self.places[self._place()] = "cards" if cards else "rows"
        self._make_if_wanted(cards)
        if cards != self._pane.shows_cards:
            self._control.set_layout(cards=cards)
        self.chosen.emit(cards)

    def _enter_place(self) -> None:
        cards = self.places.get(self._place()) == "cards"
        self._make_if_wanted(cards)
        self._pane.show_cards(cards)
        self.chosen.emit(cards)

    def _place(self) -> str:
        return f"{self._control.place.kind}:{self._control.place.id}"

    def _make_if_wanted(self, cards: bool) -> None:
        if cards and self._pane.cards is None:
            self._pane.add_cards(self._make_view())
