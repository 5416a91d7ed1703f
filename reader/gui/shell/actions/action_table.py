"""The table of actions: what each one does, by its name, in groups as the keyboard sheet shows them.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

from reader.gui.article import sharing
from reader.gui.article.view import ArticleView
from reader.gui.bridge.undo import UndoStack
from reader.gui.shell.actions.action_handlers import ActionHandlers
from reader.gui.shell.actions.part_marks import PartMarks
from reader.gui.shell.actions.saved_searches import SavedSearches
from reader.gui.shell.actions.send_menu import SendMenu
from reader.gui.shell.actions.tag_menu import TagMenu
from reader.gui.shell.frame.panes import PaneOrder
from reader.gui.shell.navigation.article_navigation import ArticleNavigation
from reader.gui.shell.navigation.dialog_manager import DialogManager
from reader.gui.shell.navigation.insights_door import InsightsDoor
from reader.gui.shell.navigation.navigation import Navigation
from reader.gui.shell.parts import Common, EntriesParts
from reader.gui.sidebar.moves import Way
from reader.gui.sidebar.tree import Key, Kind
from reader.gui.sidebar.view import SidebarView

Table = dict[str, Callable[[], object]]


def reading_actions(navigation: ArticleNavigation, entries: EntriesParts, article: ArticleView) -> Table:
    return {
        "next_post": partial(navigation.step, 1),
        "previous_post": partial(navigation.step, -1),
        "next_unread": partial(navigation.go_unread, 1),
        "previous_unread": partial(navigation.go_unread, -1),
        "page_on": navigation.page_on,
        "page_back": navigation.page_back,
        "back": navigation.go_back,
        "search": entries.pane.header.open_search,
        "unfold": entries.view.toggle_fold,
        "open_in_browser": article.open_in_browser,
        "copy_link": article.copy_link,
        "copy_markdown": lambda: sharing.copy_as_markdown(article),
        "copy_text": lambda: sharing.copy_as_text(article),
        "copy_quote": lambda: sharing.copy_quote(article),
        "open_comments": lambda: sharing.open_comments(article),
        "share": article.share_by_mail,
        "find": navigation.find_in_article,
        # The bar is made when it is first used.
        "find_next": lambda: article.find_bar.find_next(),
        "find_previous": lambda: article.find_bar.find_previous(),
        "pictures": navigation.view_pictures,
        "print": article.print,
        "save_html": article.save,
        "bigger_text": article.enlarge_text,
        "normal_text": article.reset_text,
        "smaller_text": article.shrink_text,
    }


def marking_actions(
    handlers: ActionHandlers, tag_menu: TagMenu, send_menu: SendMenu, parts: PartMarks, undo: UndoStack
) -> Table:
    return {
        "send_to": lambda: send_menu.open_for(handlers.ids_at_hand()),
        "mark_above": parts.mark_above,
        "mark_below": parts.mark_below,
        "mark_older": parts.ask_age,
        "mark_but_today": parts.mark_but_today,
        "toggle_read": handlers.toggle_read,
        "toggle_star": handlers.toggle_star,
        "toggle_highlight": handlers.toggle_highlight,
        "tag": lambda: tag_menu.open_for(handlers.ids_at_hand()),
        "less": handlers.want_less,
        "mark_all_read": handlers.mark_all_read,
        "delete": handlers.delete,
        "undo": undo.undo,
        "redo": undo.redo,
    }


def place_actions(
    navigation: Navigation, insights: InsightsDoor, tree: SidebarView, order: PaneOrder
) -> Table:
    return {
        "go_unread": navigation.show_unread,
        "go_today": partial(navigation.show_place, Key(Kind.TODAY)),
        "go_for_you": partial(navigation.show_place, Key(Kind.FOR_YOU)),
        "go_starred": partial(navigation.show_place, Key(Kind.STARRED)),
        "insights": insights.open,
        "away": partial(insights.open, "away"),
        "previous_feed": partial(tree.choose_neighbour, -1),
        "next_feed": partial(tree.choose_neighbour, 1),
        "filter_feeds": navigation.filter_feeds,
        "next_pane": partial(order.step, 1),
        "previous_pane": partial(order.step, -1),
    }


def feed_actions(handlers: ActionHandlers, tree: SidebarView, insights: InsightsDoor) -> Table:
    return {
        "open_website": handlers.open_website,
        "copy_address": handlers.copy_address,
        "feed_insights": lambda: insights.open_feed(handlers.feed_at_hand()),
        "rename": tree.start_renaming,
        "new_folder": handlers.ask_folder,
        **{f"move_{way.value}": partial(handlers.move, way) for way in Way},
        "unsubscribe": handlers.unsubscribe,
        "leave_newsletter": handlers.leave_newsletter,
        "remove_folder": handlers.remove_folder,
    }


def saved_search_actions(saved: SavedSearches) -> Table:
    return {
        "save_search": saved.save_current,
        "change_search": saved.change,
        "remove_search": saved.remove,
    }


def dialog_actions(dialogs: DialogManager, handlers: ActionHandlers, common: Common) -> Table:
    def open_sheet(kind: str) -> None:
        """Loaded when first asked for."""
        sheet = import_module("reader.gui.dialogs.keyboard_sheet")
        getattr(sheet, kind)(common.theme, common.actions, common.parent).open()

    return {
        "add_feed": dialogs.add_feed,
        "paste_link": dialogs.paste_link,
        "feed_settings": lambda: dialogs.open_settings_of(handlers.feed_at_hand()),
        "import_list": dialogs.choose_list,
        "export_list": dialogs.choose_export,
        "rules": dialogs.open_rules,
        "hidden_posts": dialogs.open_hidden,
        "settings": dialogs.open_settings,
        "about": dialogs.open_about,
        "help": partial(open_sheet, "HelpSheet"),
        "change_keys": partial(open_sheet, "KeyEditor"),
    }
