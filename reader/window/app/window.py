"""The whole window: makes the rest over the first screen, and connects it. Main thread only.

Loading and making all this takes as long as the first screen itself, so a start does it while the user looks at the
first entries.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.features.podcasts.window.bar import WindowPlayer
from reader.features.search.window import SavedSearches
from reader.features.settings import service as settings_service
from reader.insights.away import read_absence
from reader.store.settings import load_settings
from reader.window.app.action_states import ActionHandlers, ActionStates, find_read_when
from reader.window.app.article_navigation import ArticleNavigation
from reader.window.app.article_screen import ArticleScreen
from reader.window.app.choices import AppearanceChoices, ProgramChoices
from reader.window.app.closing import Unwritten
from reader.window.app.dialog_manager import DialogManager
from reader.window.app.menus import ContextMenus, MenuBar, SendMenu, TagMenu
from reader.window.app.new_entries import HeldControl
from reader.window.app.page_navigation import EditionNavigation, FirstRunNavigation, InsightsNavigation
from reader.window.app.panes import PaneOrder
from reader.window.app.presence import Presence
from reader.window.app.screen import Screen
from reader.window.app.tour_card import TourCard
from reader.window.app.window_memory import WindowMemory
from reader.window.article.engine_images import EngineImages
from reader.window.article.pane import MORE_MENU
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.drops import LinkDrops
from reader.window.kit.actions import Menu
from reader.window.kit.humanize import clock_time, local, say_size, sentences
from reader.window.kit.translate import tr
from reader.window.kit.window_state import NEWSPAPER, WIDE
from reader.window.kit.wording import say
from reader.window.list.bars import Offer
from reader.window.schedule.popover import Pauses
from reader.window.schedule.ribbon import StatusFacts
from reader.window.sidebar.tree import Key, Kind, SidebarData

if TYPE_CHECKING:
    from reader.engine.messages import Refresh
    from reader.features.subscriptions.store import Subscription


class EngineActions(Protocol):
    """What actions want of the engine's control, which is made later."""

    def refresh(self, wish: Refresh) -> None: ...

    def refresh_place(self, insists: bool = False) -> None: ...

    def prefetch(self) -> None: ...


class Window(ArticleScreen):
    engine: EngineActions
    """What goes to the engine and comes from it; set when it starts."""
    choices: ProgramChoices
    """About the program itself; set when the engine starts."""

    def __init__(
        self,
        screen: Screen,
        make_images: Callable[[QWidget], EngineImages] | None = None,
        start_demo: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(screen, make_images)
        self.menu_bar = MenuBar(self.actions)
        self.window.put_on_top(self.menu_bar)
        self.memory = WindowMemory(self)
        self.player = WindowPlayer(self, self.memory)
        self.presence = Presence(self.bridge, self.clock, self.window)
        self.article_navigation = ArticleNavigation(self)
        stops = [self.sidebar.tree, self.entries.pane.body, self.article.view, self.article.newspaper]
        stops.append(self.frame.status.ribbon)
        self.pane_order = PaneOrder(self.frame.panes, self.entries.pane, stops)
        self.appearance = AppearanceChoices(self, self.memory)
        self.dialogs = DialogManager(self, self.appearance)
        self.menus = ContextMenus(self)
        self.handlers = ActionHandlers(self)
        self.menus.move = self.handlers.drop
        self.states = ActionStates(self, self.handlers.feed_at_hand)
        self.tag_menu, self.send_menu = TagMenu(self, self.menus), SendMenu(self, self.menus, self.dialogs)
        self.saved_searches = SavedSearches(self)
        self.held = HeldControl(self)
        self.tour = TourCard(self.frame.panes)
        self.unwritten = Unwritten(self.theme, self.window)
        self.insights = InsightsNavigation(self, self.dialogs, self.handlers)
        self.dialogs.open_insights = self.insights.open_feed
        self.dialogs.open_budget = lambda: self.insights.open("budget")
        self.dialogs.open_paper = self.open_edition
        self.paper = EditionNavigation(self)
        self.first_run = FirstRunNavigation(self, self.dialogs, self.insights, self._start_reading, start_demo)
        LinkDrops(self.window, self.dialogs.open_address, self.dialogs.import_list)
        self._connect()
        self._start()

    def _connect(self) -> None:
        self._connect_window()
        self._connect_sidebar()
        self._connect_list()
        self._connect_search()
        self._connect_article()
        self.player.connect_parts()
        commands, entries = self.commands, self.entries
        commands.remove_rows, commands.bring_rows_back = entries.model.remove, entries.control.bring_back
        self.actions["mark_all_read"].hovered.connect(self.handlers.count_unread)
        entries.model.modelReset.connect(self.handlers.forget_count)
        self.undo.show_in(entries.pane.undo_bar)
        self.undo.changed.connect(self.states.show_possible)
        self.bridge.writing_waits.connect(self._show_writing)
        self._connect_actions()
        panes = self.frame.panes
        panes.on_layout = self._show_layout
        self.actions["newest_first"].toggled.connect(self.navigation.show_counts)
        self.states.show_layout(panes.layout_name)
        self.article.newspaper_control.set_shown(panes.layout_name == NEWSPAPER)
        self._connect_time()
        self.presence.arrived.connect(self._check_absence)
        self.frame.panes.on_page_left = self._on_page_left
        targets, messages = self.dialogs.targets, self.frame.messages
        targets.failed.connect(lambda sentence: messages.show_message(sentence, targets.retry))
        self.dialogs.mail.leave_found.connect(self.handlers.open_leave_address)
        self.dialogs.commands.said.connect(self.say)

    def _start(self) -> None:
        """Read what the first screen did without, and make up for signals from before the rest was there."""
        self.bridge.changed.connect(self._on_changed)
        self.bridge.bound_to(self.window).read(load_settings, self._use_first_settings)
        self.frame.status_control.read()
        self.memory.resume()
        self.article.control.open(self.entries.view.current_id())
        self.article.reading_time.set_here(self.window.isActiveWindow())
        self.states.show_marks()
        if self.sidebar.control.is_loaded:
            self.sidebar.control.data_loaded.emit(self.sidebar.control.data)

    # --- what changes -----------------------------------------------------------------------------

    def _use_first_settings(self, settings: Settings) -> None:
        self.commands.settings = settings
        self.article.set_highlights(settings.highlight_words)

    def _on_changed(self, changes: Changes) -> None:
        """Let those parts follow the store that know nothing of it."""
        if changes & (Changes.MARKS | Changes.ROWS):
            self.handlers.forget_count()
        if changes & (Changes.SETTINGS | Changes.ENTRIES):
            self.held.refresh()
        if changes & Changes.SETTINGS:
            settings = self.commands.settings
            self.article.set_highlights(settings.highlight_words)
            self.insights.settings_changed(settings)
            if self.paper.view is not None:
                self.paper.view.settings_changed(settings)
        if changes & Changes.READING:
            self.insights.feeds_changed()

    def _free_up(self) -> None:
        """Delete the stored images, which load again when they are shown."""

        def done(freed: int) -> None:
            self.frame.messages.show_news(self.window.tr("Freed {size} of images.").format(size=say_size(freed)))

        self.bridge.bound_to(self.window).study(settings_service.clear_images, done)

    def _show_writing(self, why: str) -> None:
        written = self.window.tr("All your changes have been saved.")
        messages, folder = self.frame.messages, QUrl.fromLocalFile(str(self.folder))
        if not why:
            messages.show_news(written)
        elif why == say(Code.DISK_FULL()):
            messages.show_full_disk(why, lambda: QDesktopServices.openUrl(folder), self._free_up)
        else:
            messages.show_message(why)
        self.unwritten.set_problem(why)

    def _connect_actions(self) -> None:
        actions, control = self.actions, self.entries.control
        for spec in actions.specs:
            if not spec.with_engine:
                actions.connect_to(spec, self)
        for name in ("unread_only", "newest_first", "by_relevance", "by_feed", "fold_stories"):
            actions[name].setChecked(getattr(control, name))
        actions["serif"].setChecked(self.article.view.text_choice.serif)
        actions["hide_read"].setChecked(self.sidebar.control.hide_read)
        actions["cards"].setChecked(self.entries.pane.shows_cards)
        actions[find_read_when(self.article.read_policy.policy)].setChecked(True)
        self.states.show_leaving()
        views = [self.entries.view, self.article.view, self.article.newspaper, self.sidebar.tree]
        actions.limit_to_views(views)
        actions.hear_keys()

    # --- the window -------------------------------------------------------------------------------

    def _connect_window(self) -> None:
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self.presence.follow_focus)
        window = self.window
        self.navigation.on_place_wanted = self.insights.leave
        self.navigation.on_place_shown = self.presence.go
        window.closing.connect(self.presence.leave)
        window.on_active = self.article.reading_time.set_here
        window.closing.connect(self.memory.save)
        window.closed.connect(self.dialogs.finder.cancel)
        window.on_menu_wanted = self.menu_bar.toggle
        window.has_unwritten = self.unwritten.is_there
        window.on_held = self.unwritten.ask
        self.frame.stack.currentChanged.connect(self.title.show)

    def _connect_time(self) -> None:
        """Refresh the ages of entries and the status once a minute, unless the window is hidden in the tray."""
        timer = QTimer(self.window, interval=60_000)
        timer.setObjectName("minute")

        def go_on() -> None:
            if not timer.isActive():
                timer.start()
                self._show_time()

        self.window.closing.connect(timer.stop)
        self.window.shown.connect(go_on)
        timer.timeout.connect(self._show_time)
        status = self.frame.status_control
        status.on_facts = self._show_next_poll
        status.pauses = Pauses(
            pause=lambda until: self.commands.change_settings(tr("Paused"), paused=True, paused_until=until),
            resume=lambda: self.commands.change_settings(paused=False, paused_until=0.0),
            open_schedule=lambda: self.insights.open("today"),
        )
        timer.start()

    def _show_time(self) -> None:
        self.entries.pane.shown.viewport().update()
        self.frame.status_control.read()
        self.sidebar.control.note_time()

    def _show_next_poll(self, facts: StatusFacts) -> None:
        """Let an empty list say when the next poll is."""
        at = facts.next_poll_at
        words = self.window.tr("Next fetch {time}.").format(time=clock_time(local(at))) if at else ""
        words = sentences((words, self.frame.status_control.explain_next()))
        self.entries.control.next_poll = words
        self.article.view.nothing.show_next(words)

    def _show_layout(self, layout: str) -> None:
        self.entries.control.set_layout(wide=layout == WIDE)
        self.article.newspaper_control.set_shown(layout == NEWSPAPER)
        if self.frame.status.ribbon.hasFocus():  # Qt gave it what the list had, which is hidden now
            self.article_navigation.focus_reading()
        self.states.show_layout(layout)
        self.navigation.show_counts()

    # --- the sidebar and the list -----------------------------------------------------------------

    def _connect_sidebar(self) -> None:
        control, tree = self.sidebar.control, self.sidebar.tree
        tree.place_chosen.connect(self._choose_place)
        tree.customContextMenuRequested.connect(self.menus.show_place_menu)
        tree.pane_wanted.connect(self.pane_order.step)
        control.data_loaded.connect(self._on_data)
        self.sidebar.model.move_wanted.connect(self.handlers.drop)
        self.sidebar.model.rename_wanted.connect(self.handlers.rename)

    def _on_data(self, data: SidebarData) -> None:
        """Follow what the sidebar read."""
        self.sidebar.pane.hint.show_overlaps(data.overlaps, data.feeds)
        self.states.show_for_you(data)
        self.insights.feeds_changed()
        QGuiApplication.setBadgeNumber(QGuiApplication.instance(), sum(data.unread.values()))  # type: ignore[arg-type]
        self.first_run.show_for(data)
        self.navigation.show_awaited()
        self.saved_searches.show_awaited()

    def _check_absence(self) -> None:
        """Offer what happened meanwhile, if the user has just come back."""
        now, sidebar = self.clock.now(), self.sidebar.control
        self.bridge.bound_to(self.window).read(
            lambda conn: read_absence(conn, now), lambda span: sidebar.show_absence(span is not None)
        )

    def _choose_place(self, key: Key) -> None:
        if key.kind is Kind.EDITION:
            self.paper.open()
        elif key.kind is Kind.AWAY:
            self.sidebar.tree.show_chosen(self.entries.control.place)  # the list behind Insights stays
            self.insights.open("away")
        else:
            self.navigation.show_place(key)

    def _connect_list(self) -> None:
        pane, view, control = self.entries.pane, self.entries.view, self.entries.control
        model, states, frame = self.entries.model, self.states, self.frame
        pane.new_posts.clicked.connect(self.article.newspaper_control.start_at_top)
        pane.new_posts.clicked.connect(control.bring_new)
        pane.health.details_wanted.connect(lambda: self.insights.open_feed(control.place.id))
        pane.health.leave_wanted.connect(self.actions["unsubscribe"].trigger)
        pane.held.button.clicked.connect(self.held.lift)
        control.place_left.connect(lambda: self.article.control.open(None))
        control.place_left.connect(states.show_possible)
        pane.empty.pressed.connect(control.press_empty_button)
        self.entries.control.offers |= {
            Offer.ADD_FEED: self.dialogs.add_feed,
            Offer.IMPORT: self.dialogs.choose_list,
            Offer.STARTERS: lambda: self.first_run.show_again(),
            Offer.ACCOUNT: self.dialogs.open_accounts,
            Offer.STARRED: lambda: self.navigation.show_place(Key(Kind.STARRED)),
            Offer.EDITION: self.open_edition,
        }
        view.current_changed.connect(self.article.control.open)
        moves = (view.current_changed, model.all_loaded, model.regrouped)
        for sign in (*moves, frame.stack.currentChanged, frame.panes.places.currentChanged):
            sign.connect(self._show_position)
        view.activated_post.connect(self.article.view.open_in_browser)
        view.pane_wanted.connect(self.pane_order.step)
        view.entered.connect(self.article_navigation.read_entry)
        view.clicked.connect(self.article_navigation.click_entry)
        view.scrolled_past.connect(self.article.read_policy.note_scrolled_past)
        view.customContextMenuRequested.connect(self.menus.show_entry_menu)
        for sign in (view.current_changed, model.dataChanged, model.modelReset, model.rowsInserted):
            sign.connect(states.show_marks)
        view.selectionModel().selectionChanged.connect(states.show_possible)

    def _show_position(self) -> None:
        """Show the place in the list in the status bar while the list is visible."""
        frame = self.frame
        in_sight = frame.stack.currentWidget() is frame.panes and frame.panes.shows_list
        frame.status.show_place(self.entries.control.position_in_words() if in_sight else "")

    def _connect_search(self) -> None:
        pane, control = self.entries.pane, self.entries.control
        pane.header.search_left.connect(self.article_navigation.focus_reading)
        strip = pane.header.strip
        control.scope_changed.connect(strip.everywhere.setChecked)
        control.words_changed.connect(self._mark_words)
        for sign in (control.scope_changed, self.navigation.place_named):
            sign.connect(lambda _: self.actions.show_listed(control.list_name))

    def _mark_words(self, words: str) -> None:
        """Mark the words of a search in the article, with the find bar if they were typed."""
        typed = self.entries.control.words
        self.article.newspaper.marks.set_place_words(words)
        self.article.view.marks.set_place_words("" if typed else words)
        self.article.view.marks.show_searched(words if typed else "")

    # --- the article ------------------------------------------------------------------------------

    def _connect_article(self) -> None:
        article = self.article
        control, shown, newspaper = article.control, article.view, article.newspaper
        shown.nothing.add_ribbon(self.frame.status_control.idle_ribbon)

        def ask_why() -> None:
            if control.current is not None:
                self.insights.open_feed(control.current.row.feed_id, control.current.row.id)

        shown.on_why = ask_why
        control.article_shown.connect(self._on_article)
        control.article_closed.connect(self._on_article)
        self.frame.panes.on_article_in_sight = self._note_opened
        article.read_policy.posts_read.connect(self.handlers.mark_unread_ones)
        control.text_changed.connect(self.actions["full_text"].setChecked)
        shown.end_reached.connect(lambda: self.article_navigation.go_unread(1))
        shown.pictures_allowed.connect(self.handlers.allow_pictures)
        shown.menu_actions = tuple(self.actions.pick(("open_in_browser", "copy_link", "send_to", *MORE_MENU)))
        shown.article_shown.connect(self.states.show_possible)
        shown.article_closed.connect(self.states.show_possible)
        newspaper.post_entered.connect(self.article_navigation.enter_entry)
        newspaper.posts_passed.connect(article.read_policy.note_scrolled_past)
        newspaper.post_opened.connect(lambda entry_id: article.pane.show_newspaper(False))
        picked = self.actions.pick(("toggle_star", "tag", "open_in_browser"))
        more = QAction(tr("More"), self.window)
        self.theme.show_icon(more, "ellipsis")
        menu = Menu(self.window)
        menu.addActions(self.actions.pick(("toggle_read", "full_text", "copy_link", "send_to", "delete")))
        more.setMenu(menu)
        newspaper.set_post_actions([*picked, more])
        shown.text_choice_changed.connect(newspaper.set_text_choice)

    def _on_article(self, entry_id: int | None = None) -> None:
        """Follow the article that is open now, or none."""
        self._note_opened()
        self.states.show_leaving()
        if entry_id is None:
            self.actions["full_text"].setChecked(False)
        else:
            self.memory.save_soon()
            self.tour.note_opened()

    def _note_opened(self) -> None:
        """Note which article is being read: none while the list has the place that both share."""
        shown = self.article.view.article if self.frame.panes.is_article_in_sight else None
        entry_id = None if shown is None else shown.entry_id
        self.article.read_policy.note_opened(entry_id)
        self.article.reading_time.note_opened(entry_id)

    # --- pages and dialogs ------------------------------------------------------------------------

    def _on_page_left(self) -> None:
        self.actions.resume()
        self.title.show_page("")

    def open_edition(self) -> None:
        self.insights.leave()
        self.paper.open()

    def _start_reading(self, wanted: list[Subscription], with_pictures: bool) -> None:
        self.commands.change_settings(pictures="always" if with_pictures else "ask")
        if wanted:
            self.dialogs.commands.subscribe(wanted)
            self.tour.begin()
