"""What a key, a button or a menu does: the functions that actions run, and at the end the table of all actions with
their words, their keys and what they need.

The help sheet, the key editor, menus, tooltips and screen readers read the table. Keys have Qt's portable names;
"G, U" is one after the other. Main thread only.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from PySide6.QtGui import QGuiApplication

from reader.core.clock import local_midnight
from reader.core.records.stored import Cursor, Feed
from reader.core.words.languages import mark
from reader.engine import messages
from reader.features.mail import records as mail
from reader.features.podcasts.window import control as player
from reader.window.article import control as article_control
from reader.window.article import read_policy
from reader.window.article.pane import LAYOUTS
from reader.window.dialogs import guide
from reader.window.kit.actions import Menu, pop_up
from reader.window.kit.shortcuts import ActionSpec as Spec
from reader.window.kit.shortcuts import Need, Section
from reader.window.kit.text import ask_for_name
from reader.window.kit.translate import tr
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import Key, Kind, Way, find_target

if TYPE_CHECKING:
    from reader.window.app.window import Window


_N = Need
_R, _M, _G, _F, _W = Section.READING, Section.MARKING, Section.MOVING, Section.FEEDS, Section.WINDOW
DAY_S = 86_400.0


# `w` is the whole window. What is selected becomes as the entry under the cursor is not.


def toggle_read(w: Window) -> None:
    entry = w.handlers.entry_at_hand()
    if entry is not None:
        w.article.read_policy.note_marked_by_hand()
        w.commands.set_read(w.handlers.ids_at_hand(), not entry.read)


def toggle_star(w: Window) -> None:
    entry = w.handlers.entry_at_hand()
    if entry is not None:
        w.commands.set_starred(w.handlers.ids_at_hand(), not entry.starred)


def toggle_highlight(w: Window) -> None:
    entry = w.handlers.entry_at_hand()
    if entry is not None:
        w.commands.highlight(w.handlers.ids_at_hand(), not entry.highlighted)


def mark_all_read(w: Window) -> None:
    mark_older(w, None)


def want_less(w: Window) -> None:
    """Show fewer posts like these, in For you only: other lists are ordered by time."""
    if w.entries.control.place.kind is Kind.FOR_YOU and (ids := w.handlers.ids_at_hand()):
        w.commands.want_less(ids)


def ask_folder(w: Window) -> None:
    name = ask_for_name(w.window, tr("New folder"), tr("Folder name:"))
    parent = w.handlers.chosen(Kind.FOLDER)
    if name:
        w.commands.make_folder(name, parent.id if parent else None)


def unsubscribe(w: Window) -> None:
    if key := w.handlers.chosen(Kind.FEED):
        w.commands.unsubscribe(key.id, w.sidebar.control.name_of(key))
        w.navigation.show_unread()


def leave_newsletter(w: Window) -> None:
    feed = w.sidebar.control.find_feed(w.handlers.feed_at_hand())
    if feed is not None:
        w.dialogs.mail.find_leave_address(feed.id, feed.name)


def remove_folder(w: Window) -> None:
    if key := w.handlers.chosen(Kind.FOLDER):
        w.commands.remove_folder(key.id, w.sidebar.control.name_of(key))
        w.navigation.show_unread()


def remove_tag(w: Window) -> None:
    if key := w.handlers.chosen(Kind.TAG):
        w.commands.remove_tag(w.sidebar.control.name_of(key))
        w.navigation.show_unread()


def open_website(w: Window) -> None:
    feed = w.sidebar.control.find_feed(w.handlers.feed_at_hand())
    if feed is not None and not mail.is_mail(feed.url):
        article_control.open_outside(find_website(feed))


def copy_address(w: Window) -> None:
    feed = w.sidebar.control.find_feed(w.handlers.feed_at_hand())
    if feed is not None:
        QGuiApplication.clipboard().setText(feed.url)
        w.say(tr("Copied {address}").format(address=feed.url))


def move(w: Window, way: Way) -> None:
    key, control = w.sidebar.tree.chosen, w.sidebar.control
    target = find_target(control.data, key, way) if key is not None else None
    if key is not None and target is not None:
        w.commands.move(key, target.folder_id, target.position, control.name_of(key))


def set_read_when(w: Window, policy: str) -> None:
    w.article.read_policy.policy = read_policy.MarkRead(policy)


def ask_age(w: Window) -> None:
    menu = Menu(w.window)
    menu.setAccessibleName(tr("Mark as read if older than"))
    for words, days in (
        (tr("Older than a day"), 1),
        (tr("Older than 3 days"), 3),
        (tr("Older than a week"), 7),
        (tr("Older than 2 weeks"), 14),
        (tr("Older than a month"), 30),
    ):
        menu.addAction(words, partial(mark_older, w, w.clock.now() - days * DAY_S))
    pop_up(menu, w.menus.find_place())
    menu.setActiveAction(menu.actions()[0])


def mark_older(w: Window, before_at: float | None) -> None:
    """Mark what came before an instant or, with None, all of the list."""
    control, model = w.entries.control, w.entries.model
    if control.is_search or control.place.kind is Kind.FOR_YOU:
        w.commands.mark_these_read(model.every_id(), control.list_name, before_at)
    else:
        until_at = math.inf if before_at is None else before_at
        w.commands.mark_all_read(control.view, model.newest_id, control.list_name, lambda at: at.sort_at < until_at)


def mark_from_cursor(w: Window, *, is_above: bool) -> None:
    control, model = w.entries.control, w.entries.model
    row = w.entries.view.currentIndex().row()
    shown = model.peek(row)
    if not isinstance(shown, ListRow):
        return
    if control.is_search or control.place.kind is Kind.FOR_YOU or control.by_feed:  # not in its view's order
        ids = model.ids_from(0, row - 1) if is_above else model.ids_from(row + 1, model.rowCount())
        w.commands.mark_these_read(ids, control.list_name)
        return
    at, is_newer = shown.entry.cursor, is_above == control.view.newest_first
    w.commands.mark_all_read(control.view, model.newest_id, control.list_name, lambda place: _lies(place, at, is_newer))


def find_website(feed: Feed) -> str:
    """The site that a feed names or, if it names none, the host of its own address."""
    parts = urlsplit(feed.url)
    return feed.publisher.site_url or f"{parts.scheme}://{parts.netloc}/"


def _lies(place: Cursor, at: Cursor, is_newer: bool) -> bool:
    """Whether an entry is newer, or older, than the one at the cursor."""
    here, there = (place.sort_at, place.entry_id), (at.sort_at, at.entry_id)
    return here > there if is_newer else here < there


def _make_specs() -> tuple[Spec[Window], ...]:
    # fmt: off
    return (
        Spec("next_post", mark("Next article"), _R, ("J",), lambda w: w.article_navigation.step(1)),
        Spec("previous_post", mark("Previous article"), _R, ("K",), lambda w: w.article_navigation.step(-1)),
        Spec("next_unread", mark("Next unread"), _R, ("N",), lambda w: w.article_navigation.go_unread(1)),
        Spec("previous_unread", mark("Previous unread"), _R, ("P",), lambda w: w.article_navigation.go_unread(-1)),
        Spec("page_on", mark("Scroll down, or next unread"), _R, ("Space",), lambda w: w.article_navigation.page_on(),
             in_views=True),
        Spec("page_back", mark("Previous page"), _R, ("Shift+Space",), lambda w: w.article_navigation.page_back(),
             in_views=True),
        Spec("open_in_browser", mark("Open in browser"), _R, ("V", "Ctrl+Return"),
             lambda w: w.article.view.open_in_browser(), needs=_N.ADDRESS, icon="globe"),
        Spec("share", mark("Email…"), _R, ("Ctrl+Shift+M",), lambda w: w.article.view.share_by_mail(),
             needs=_N.ADDRESS),
        Spec("copy_link", mark("Copy link"), _R, ("Ctrl+Shift+C",), lambda w: w.article.view.copy_link(),
             needs=_N.ADDRESS),
        Spec("copy_markdown", mark("Copy as Markdown"), _R, (), lambda w: w.article.view.copy_as_markdown(),
             needs=_N.ARTICLE),
        Spec("copy_text", mark("Copy as text"), _R, (), lambda w: w.article.view.copy_as_text(), needs=_N.ARTICLE),
        Spec("copy_quote", mark("Copy quote with link"), _R, ("Q",), lambda w: w.article.view.copy_quote(),
             needs=_N.ARTICLE),
        Spec("send_to", mark("Share"), _R, ("Ctrl+Shift+S",),
             lambda w: w.send_menu.open_for(w.handlers.ids_at_hand()), needs=_N.ENTRY, icon="share-2"),
        Spec("open_comments", mark("Open comments"), _R, ("C",), lambda w: w.article.view.open_comments(),
             needs=_N.COMMENTS),
        Spec("full_text", mark("Reader view"), _R, ("F",), lambda w: w.article.control.toggle_full_text(),
             needs=_N.ADDRESS, icon="file-text", checkable=True, with_engine=True),
        Spec("find", mark("Find in article…"), _R, ("Ctrl+F",), lambda w: w.article_navigation.find_in_article(),
             needs=_N.ARTICLE),
        Spec("find_next", mark("Find next"), _R, ("F3",), lambda w: w.article.view.find_bar.find_next(),
             needs=_N.ARTICLE),
        Spec("find_previous", mark("Find previous"), _R, ("Shift+F3",),
             lambda w: w.article.view.find_bar.find_previous(), needs=_N.ARTICLE),
        Spec("pictures", mark("View images"), _R, ("I",), lambda w: w.article_navigation.view_pictures(),
             needs=_N.ARTICLE),
        Spec("print", mark("Print…"), _R, ("Ctrl+P",), lambda w: w.article.view.print(), needs=_N.ARTICLE),
        Spec("save_html", mark("Save as HTML…"), _R, ("Ctrl+S",), lambda w: w.article.view.save(), needs=_N.ARTICLE),
        Spec("bigger_text", mark("Bigger text"), _R, ("Ctrl++", "Ctrl+=", "+"),
             lambda w: w.article.view.resize_text(+1)),
        Spec("smaller_text", mark("Smaller text"), _R, ("Ctrl+-", "-"), lambda w: w.article.view.resize_text(-1)),
        Spec("normal_text", mark("Normal text size"), _R, ("Ctrl+0",), lambda w: w.article.view.reset_text()),
        Spec("serif", mark("Serif font"), _R, (), choose=lambda w, on: w.article.control.set_serif(on)),
        Spec("play", mark("Play or pause"), _R, ("Ctrl+Space", "Media Play"), lambda w: w.player.control.toggle()),
        Spec("play_this", mark("Play episode"), _R, ("Shift+P",),
             lambda w: w.player.play_first(w.handlers.ids_at_hand()), needs=_N.EPISODE),
        Spec("skip_back", mark("15 seconds back"), _R, ("Ctrl+Shift+Left",),
             lambda w: w.player.control.skip(-player.BACK_S)),
        Spec("skip_forward", mark("30 seconds forward"), _R, ("Ctrl+Shift+Right",),
             lambda w: w.player.control.skip(player.FORWARD_S)),
        Spec("play_next", mark("Play next in queue"), _R, ("Media Next",),
             lambda w: w.player.control.play_next()),
        Spec("queue", mark("Add to queue"), _R, ("Shift+Q",),
             lambda w: w.player.commands.queue(w.handlers.ids_at_hand()), needs=_N.EPISODE),
        Spec("queue_first", mark("Play next"), _R, (),
             lambda w: w.player.commands.queue(w.handlers.ids_at_hand(), first=True), needs=_N.EPISODE),
        Spec("show_queue", mark("Up next…"), _R, ("G, Q",), lambda w: w.player.open_queue()),
        Spec("download", mark("Download / Remove download"), _R, ("Shift+D",),
             lambda w: w.player.commands.toggle_download(w.handlers.ids_at_hand()), needs=_N.EPISODE),
        Spec("unfold", mark("Show the same story in other feeds"), _R, ("E",), lambda w: w.entries.view.toggle_fold()),
        Spec("toggle_read", mark("Mark as read or unread"), _M, ("M",), toggle_read, needs=_N.ENTRY, icon="circle-dot"),
        Spec("toggle_highlight", mark("Highlight"), _M, ("H",), toggle_highlight, needs=_N.ENTRY),
        Spec("toggle_star", mark("Star"), _M, ("S",), toggle_star, needs=_N.ENTRY, icon="star"),
        Spec("tag", mark("Tag…"), _M, ("T",), lambda w: w.tag_menu.open_for(w.handlers.ids_at_hand()),
             needs=_N.ENTRY, icon="tag"),
        Spec("less", mark("Show less like this"), _M, ("L",), want_less, needs=_N.SUGGESTION),
        Spec("mark_all_read", mark("Mark all as read"), _M, ("Shift+A",), mark_all_read,
             needs=_N.LIST, icon="check-check"),
        Spec("mark_above", mark("Mark above as read"), _M, ("Shift+K",), lambda w: mark_from_cursor(w, is_above=True),
             needs=_N.LIST),
        Spec("mark_below", mark("Mark below as read"), _M, ("Shift+J",), lambda w: mark_from_cursor(w, is_above=False),
             needs=_N.LIST),
        Spec("mark_older", mark("Mark older as read…"), _M, ("Shift+O",), ask_age, needs=_N.LIST),
        Spec("mark_but_today", mark("Mark all but today’s as read"), _M, ("Shift+T",),
             lambda w: mark_older(w, local_midnight(w.clock.now())), needs=_N.LIST),
        Spec("delete", mark("Delete"), _M, ("Del",), lambda w: w.commands.delete(w.entries.view.selected_ids()),
             needs=_N.SELECTION, in_views=True),
        Spec("release_held", mark("Show held articles"), _M, ("Shift+W",), lambda w: w.held.lift()),
        Spec("undo", mark("Undo"), _M, ("Ctrl+Z",), lambda w: w.undo.undo(), needs=_N.UNDO),
        Spec("redo", mark("Redo"), _M, ("Ctrl+Shift+Z",), lambda w: w.undo.redo(), needs=_N.REDO),
        Spec("go_unread", mark("Unread"), _G, ("G, U",), lambda w: w.navigation.show_unread()),
        Spec("go_today", mark("Today"), _G, ("G, T",), lambda w: w.navigation.show_place(Key(Kind.TODAY))),
        Spec("go_for_you", mark("For You"), _G, ("G, F",), lambda w: w.navigation.show_place(Key(Kind.FOR_YOU))),
        Spec("go_starred", mark("Starred"), _G, ("G, S",), lambda w: w.navigation.show_place(Key(Kind.STARRED))),
        Spec("go_paper", mark("Morning Paper"), _G, ("G, P",), lambda w: w.open_edition()),
        Spec("insights", mark("Insights"), _G, ("G, I",), lambda w: w.insights.open(), icon="activity"),
        Spec("away", mark("While you were away"), _G, ("G, A",), lambda w: w.insights.open("away")),
        Spec("previous_feed", mark("Previous feed"), _G, ("[",), lambda w: w.sidebar.tree.choose_neighbour(-1)),
        Spec("next_feed", mark("Next feed"), _G, ("]",), lambda w: w.sidebar.tree.choose_neighbour(1)),
        Spec("search", mark("Search"), _G, ("/", "Ctrl+Shift+F"), lambda w: w.entries.pane.header.open_search(),
             icon="search"),
        Spec("save_search", mark("Save search…"), _G, ("Ctrl+D",), lambda w: w.saved_searches.save_current()),
        Spec("change_search", mark("Edit search…"), _G, (), lambda w: w.saved_searches.change()),
        Spec("remove_search", mark("Delete search"), _G, (), lambda w: w.saved_searches.remove()),
        Spec("filter_feeds", mark("Filter feeds"), _G, ("Ctrl+L",), lambda w: w.navigation.filter_feeds()),
        Spec("next_pane", mark("Next pane"), _G, ("F6",), lambda w: w.pane_order.step(1)),
        Spec("previous_pane", mark("Previous pane"), _G, ("Shift+F6",), lambda w: w.pane_order.step(-1)),
        Spec("back", mark("Back to the list"), _G, ("Esc",), lambda w: w.article_navigation.go_back(),
             icon="arrow-left", in_views=True),
        Spec("add_feed", mark("Add feed"), _F, ("A", "Ctrl+N"), lambda w: w.dialogs.add_feed(), icon="plus"),
        Spec("poll", mark("Refresh"), _F, ("R", "F5"), lambda w: w.engine.refresh_place(),
             icon="refresh-cw", with_engine=True),
        Spec("prefetch", mark("Download for offline reading"), _F, ("Ctrl+Shift+O",), lambda w: w.engine.prefetch(),
             with_engine=True),
        Spec("poll_all", mark("Refresh all feeds"), _F, ("Shift+R",), lambda w: w.engine.refresh(messages.Refresh()),
             with_engine=True),
        Spec("poll_anyway", mark("Force refresh"), _F, ("Ctrl+R",),
             lambda w: w.engine.refresh_place(insists=True), with_engine=True),
        Spec("paste_link", mark("Add feed from clipboard"), _F, ("Ctrl+V",), lambda w: w.dialogs.paste_link()),
        Spec("feed_settings", mark("Feed settings…"), _F, ("Alt+Return",),
             lambda w: w.dialogs.open_settings_of(w.handlers.feed_at_hand()), needs=_N.FEED_AT_HAND),
        Spec("import_list", mark("Import feeds (OPML)…"), _F, ("Ctrl+Shift+I",), lambda w: w.dialogs.choose_list()),
        Spec("export_list", mark("Export feeds (OPML)…"), _F, ("Ctrl+Shift+E",), lambda w: w.dialogs.choose_export()),
        Spec("rules", mark("Rules…"), _F, ("Ctrl+Shift+R",), lambda w: w.dialogs.open_rules()),
        Spec("hidden_posts", mark("Hidden articles…"), _F, (), lambda w: w.dialogs.open_hidden()),
        Spec("pause_polling", mark("Pause fetching"), _F, (), with_engine=True,
             choose=lambda w, on: w.commands.change_settings(paused=on, paused_until=0.0)),
        Spec("feed_insights", mark("Schedule and reasons"), _F, (),
             lambda w: w.insights.open_feed(w.handlers.feed_at_hand()), needs=_N.FEED_AT_HAND),
        Spec("open_website", mark("Open website"), _F, (), open_website, needs=_N.FEED_AT_HAND),
        Spec("copy_address", mark("Copy feed address"), _F, (), copy_address, needs=_N.FEED_AT_HAND),
        Spec("rename", mark("Rename"), _F, ("F2",), lambda w: w.sidebar.tree.start_renaming()),
        Spec("new_folder", mark("New folder"), _F, ("Ctrl+Shift+N",), ask_folder),
        Spec("move_up", mark("Move up"), _F, ("Alt+Shift+Up",), lambda w: move(w, Way.UP)),
        Spec("move_down", mark("Move down"), _F, ("Alt+Shift+Down",), lambda w: move(w, Way.DOWN)),
        Spec("move_in", mark("Move into the folder above"), _F, ("Alt+Shift+Right",),
             lambda w: move(w, Way.IN)),
        Spec("move_out", mark("Move out of folder"), _F, ("Alt+Shift+Left",), lambda w: move(w, Way.OUT)),
        Spec("unsubscribe", mark("Unsubscribe"), _F, (), unsubscribe, needs=_N.FEED),
        Spec("leave_newsletter", mark("Unsubscribe from this newsletter…"), _F, (),
             leave_newsletter),
        Spec("remove_folder", mark("Remove folder"), _F, (), remove_folder, needs=_N.FOLDER),
        Spec("remove_tag", mark("Delete tag"), _F, (), remove_tag),
        Spec("hide_read", mark("Hide feeds without unread"), _F, ("Ctrl+H",),
             choose=lambda w, on: w.sidebar.control.set_hide_read(on)),
        Spec("unread_only", mark("Unread only"), _W, ("U",),
             choose=lambda w, on: w.entries.control.choose("unread_only", on)),
        Spec("newest_first", mark("Newest first"), _W, ("O",),
             choose=lambda w, on: w.entries.control.choose("newest_first", on)),
        Spec("by_relevance", mark("Most relevant first"), _W, (),
             choose=lambda w, on: w.entries.control.choose("by_relevance", on)),
        Spec("by_feed", mark("Group by feed"), _W, ("B",),
             choose=lambda w, on: w.entries.control.choose("by_feed", on)),
        Spec("fold_stories", mark("Group duplicates"), _W, (),
             choose=lambda w, on: w.entries.control.choose("fold_stories", on)),
        Spec("read_when_opened", mark("Mark as read when opened"), _W, (), lambda w: set_read_when(w, "opened"),
             checkable=True),
        Spec("read_when_passed", mark("Mark as read when scrolled past"), _W, (),
             lambda w: set_read_when(w, "scrolled"), checkable=True),
        Spec("read_by_hand", mark("Mark as read manually"), _W, (), lambda w: set_read_when(w, "never"),
             checkable=True),
        Spec("layout_three", mark("Three panes"), _W, ("Ctrl+1",),
             lambda w: w.frame.panes.set_layout(LAYOUTS["layout_three"]), icon="columns-3", checkable=True),
        Spec("layout_wide", mark("Wide list"), _W, ("Ctrl+2",),
             lambda w: w.frame.panes.set_layout(LAYOUTS["layout_wide"]), icon="panel-top", checkable=True),
        Spec("layout_newspaper", mark("Newspaper"), _W, ("Ctrl+3",),
             lambda w: w.frame.panes.set_layout(LAYOUTS["layout_newspaper"]), icon="newspaper", checkable=True),
        Spec("cards", mark("Show as cards"), _W, ("Ctrl+4",), choose=lambda w, on: w.entries.cards.choose(on)),
        Spec("sidebar", mark("Show or hide the sidebar"), _W, ("Ctrl+B",),
             lambda w: w.article_navigation.toggle_sidebar(), icon="menu"),
        Spec("settings", mark("Settings"), _W, ("Ctrl+,",), lambda w: w.dialogs.open_settings(), icon="settings"),
        Spec("keep_fetching", mark("Keep running when closed"), _W, (),
             choose=lambda w, on: w.choices.set_keep_fetching(on), with_engine=True),
        Spec("start_at_login", mark("Start at login"), _W, (), choose=lambda w, on: w.choices.set_start_at_login(on),
             with_engine=True),
        Spec("guide", mark("Paperround Help"), _W, ("F1",), lambda w: w.dialogs.open_guide(w.insights.guide_page)),
        Spec("help", mark("Keyboard shortcuts"), _W, ("?",), lambda w: w.dialogs.open_help()),
        Spec("browser", mark("Add feeds from your browser"), _W, (), lambda w: w.dialogs.open_guide(guide.BROWSER)),
        Spec("whats_new", mark("What’s new"), _W, (), lambda w: w.dialogs.open_guide(guide.WHATS_NEW)),
        Spec("privacy", mark("Privacy"), _W, (), lambda w: w.dialogs.open_guide(guide.PRIVACY)),
        Spec("report", mark("Report a problem"), _W, (), lambda w: w.dialogs.copy_system()),
        Spec("about", mark("About Paperround"), _W, (), lambda w: w.dialogs.open_about()),
        Spec("close_window", mark("Close the window"), _W, ("Ctrl+W",), lambda w: w.window.close()),
        Spec("quit", mark("Quit"), _W, ("Ctrl+Q",), lambda w: w.window.quit()),
    )
    # fmt: on


SPECS = _make_specs()
