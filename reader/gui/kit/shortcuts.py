"""The table of actions with their words and keys: one for menus, buttons, the help sheet and changes.

Pure data. Keys are Qt's portable names; "G, U" is one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


class Section(StrEnum):
    READING = "Reading"
    MARKING = "Marking"
    MOVING = "Moving"
    FEEDS = "Feeds"
    WINDOW = "Window"


class ActionSpec(Struct, frozen=True):
    """An action as the table below describes it."""

    name: str
    text: str
    section: Section
    keys: tuple[str, ...] = ()
    icon: str = ""
    in_views_only: bool = False
    """Its keys mean something else to buttons and fields, such as Space."""
    checkable: bool = False

    @property
    def words(self) -> str:
        return QCoreApplication.translate("Actions", self.text)


def _spec(
    name: str,
    text: str,
    section: Section,
    *keys: str,
    icon: str = "",
    in_views_only: bool = False,
    checkable: bool = False,
) -> ActionSpec:
    return ActionSpec(name, text, section, keys, icon, in_views_only, checkable)


_R, _M, _G, _F, _W = Section.READING, Section.MARKING, Section.MOVING, Section.FEEDS, Section.WINDOW
_ = QT_TRANSLATE_NOOP

SPECS: tuple[ActionSpec, ...] = (
    _spec("next_post", str(_("Actions", "Next post")), _R, "J"),
    _spec("previous_post", str(_("Actions", "Previous post")), _R, "K"),
    _spec("next_unread", str(_("Actions", "Next unread")), _R, "N"),
    _spec("previous_unread", str(_("Actions", "Previous unread")), _R, "P"),
    _spec("page_on", str(_("Actions", "Page, then next unread")), _R, "Space", in_views_only=True),
    _spec("page_back", str(_("Actions", "Page back")), _R, "Shift+Space", in_views_only=True),
    _spec("open_in_browser", str(_("Actions", "Open in browser")), _R, "V", "Ctrl+Return", icon="globe"),
    _spec("share", str(_("Actions", "Share by mail…")), _R, "Ctrl+Shift+M", icon="share-2"),
    _spec("copy_link", str(_("Actions", "Copy link")), _R, "Ctrl+Shift+C"),
    _spec("copy_markdown", str(_("Actions", "Copy as Markdown")), _R),
    _spec("copy_text", str(_("Actions", "Copy as text")), _R),
    _spec("copy_quote", str(_("Actions", "Copy quote with link")), _R, "Q"),
    _spec("send_to", str(_("Actions", "Send to…")), _R, "Ctrl+Shift+S", icon="send"),
    _spec("open_comments", str(_("Actions", "Open the comments")), _R, "C"),
    _spec("full_text", str(_("Actions", "Full text")), _R, "F", icon="file-text", checkable=True),
    _spec("find", str(_("Actions", "Find in the article…")), _R, "Ctrl+F"),
    _spec("find_next", str(_("Actions", "Find next")), _R, "F3"),
    _spec("find_previous", str(_("Actions", "Find previous")), _R, "Shift+F3"),
    _spec("pictures", str(_("Actions", "Look at the pictures")), _R, "I"),
    _spec("print", str(_("Actions", "Print…")), _R, "Ctrl+P"),
    _spec("save_html", str(_("Actions", "Save as HTML…")), _R, "Ctrl+S"),
    _spec("bigger_text", str(_("Actions", "Bigger text")), _R, "Ctrl++", "Ctrl+=", "+"),
    _spec("smaller_text", str(_("Actions", "Smaller text")), _R, "Ctrl+-", "-"),
    _spec("normal_text", str(_("Actions", "Normal text size")), _R, "Ctrl+0"),
    _spec("serif", str(_("Actions", "Serif letters")), _R, checkable=True),
    _spec("play", str(_("Actions", "Play or pause")), _R, "Ctrl+Space", "Media Play"),
    _spec("play_this", str(_("Actions", "Play this recording")), _R, "Shift+P"),
    _spec("skip_back", str(_("Actions", "15 seconds back")), _R, "Ctrl+Shift+Left"),
    _spec("skip_forward", str(_("Actions", "30 seconds forward")), _R, "Ctrl+Shift+Right"),
    _spec("play_next", str(_("Actions", "Play the next in the queue")), _R, "Media Next"),
    _spec("queue", str(_("Actions", "Add to the queue")), _R, "Shift+Q"),
    _spec("queue_first", str(_("Actions", "Hear it next")), _R),
    _spec("show_queue", str(_("Actions", "What is played next…")), _R, "G, Q"),
    _spec("download", str(_("Actions", "Download, or remove the download")), _R, "Shift+D"),
    _spec("unfold", str(_("Actions", "Show the same story in other feeds")), _R, "E"),
    _spec("toggle_read", str(_("Actions", "Mark as read or unread")), _M, "M", icon="circle-dot"),
    _spec("toggle_highlight", str(_("Actions", "Highlight")), _M, "H"),
    _spec("toggle_star", str(_("Actions", "Star")), _M, "S", icon="star"),
    _spec("tag", str(_("Actions", "Tag…")), _M, "T", icon="tag"),
    _spec("less", str(_("Actions", "Less of this in For you")), _M, "L"),
    _spec("mark_all_read", str(_("Actions", "Mark all read")), _M, "Shift+A", icon="check-check"),
    _spec("mark_above", str(_("Actions", "Mark everything above read")), _M, "Shift+K"),
    _spec("mark_below", str(_("Actions", "Mark everything below read")), _M, "Shift+J"),
    _spec("mark_older", str(_("Actions", "Mark read what is older than…")), _M, "Shift+O"),
    _spec("mark_but_today", str(_("Actions", "Mark everything but today read")), _M, "Shift+T"),
    _spec("delete", str(_("Actions", "Delete")), _M, "Del", in_views_only=True),
    _spec("lift_curtain", str(_("Actions", "Show what waits for the next paper")), _M, "Shift+W"),
    _spec("undo", str(_("Actions", "Undo")), _M, "Ctrl+Z"),
    _spec("go_unread", str(_("Actions", "Unread")), _G, "G, U"),
    _spec("go_today", str(_("Actions", "Today")), _G, "G, T"),
    _spec("go_for_you", str(_("Actions", "For you")), _G, "G, F"),
    _spec("go_starred", str(_("Actions", "Starred")), _G, "G, S"),
    _spec("go_paper", str(_("Actions", "Morning paper")), _G, "G, P"),
    _spec("insights", str(_("Actions", "Insights")), _G, "G, I", icon="activity"),
    _spec("away", str(_("Actions", "While you were away")), _G, "G, A"),
    _spec("previous_feed", str(_("Actions", "Previous feed")), _G, "["),
    _spec("next_feed", str(_("Actions", "Next feed")), _G, "]"),
    _spec("search", str(_("Actions", "Search")), _G, "/", "Ctrl+Shift+F", icon="search"),
    _spec("save_search", str(_("Actions", "Save search…")), _G, "Ctrl+D"),
    _spec("change_search", str(_("Actions", "Change search…")), _G),
    _spec("remove_search", str(_("Actions", "Remove search")), _G),
    _spec("filter_feeds", str(_("Actions", "Filter feeds")), _G, "Ctrl+L"),
    _spec("next_pane", str(_("Actions", "Next pane")), _G, "F6"),
    _spec("previous_pane", str(_("Actions", "Previous pane")), _G, "Shift+F6"),
    _spec("back", str(_("Actions", "Back to the list")), _G, "Esc", icon="arrow-left", in_views_only=True),
    _spec("add_feed", str(_("Actions", "Add a feed")), _F, "A", "Ctrl+N", icon="plus"),
    _spec("poll", str(_("Actions", "Poll what is shown")), _F, "R", "F5", icon="refresh-cw"),
    _spec("get_ready", str(_("Actions", "Get posts ready to read offline")), _F, "Ctrl+Shift+O"),
    _spec("poll_all", str(_("Actions", "Poll all feeds")), _F, "Shift+R"),
    _spec("poll_anyway", str(_("Actions", "Poll even what was just polled")), _F, "Ctrl+R"),
    _spec("paste_link", str(_("Actions", "Add the copied link")), _F, "Ctrl+V"),
    _spec("feed_settings", str(_("Actions", "Settings of this feed")), _F, "Alt+Return"),
    _spec("import_list", str(_("Actions", "Import a list…")), _F, "Ctrl+Shift+I"),
    _spec("export_list", str(_("Actions", "Export the list…")), _F, "Ctrl+Shift+E"),
    _spec("rules", str(_("Actions", "Rules…")), _F, "Ctrl+Shift+R"),
    _spec("hidden_posts", str(_("Actions", "Hidden posts…")), _F),
    _spec("pause_polling", str(_("Actions", "Pause polling")), _F, checkable=True),
    _spec("feed_insights", str(_("Actions", "Why it is polled when it is")), _F),
    _spec("open_website", str(_("Actions", "Open its website")), _F),
    _spec("copy_address", str(_("Actions", "Copy its address")), _F),
    _spec("rename", str(_("Actions", "Rename")), _F, "F2"),
    _spec("new_folder", str(_("Actions", "New folder")), _F, "Ctrl+Shift+N"),
    _spec("move_up", str(_("Actions", "Move up")), _F, "Alt+Shift+Up"),
    _spec("move_down", str(_("Actions", "Move down")), _F, "Alt+Shift+Down"),
    _spec("move_in", str(_("Actions", "Move into the folder above")), _F, "Alt+Shift+Right"),
    _spec("move_out", str(_("Actions", "Move out of its folder")), _F, "Alt+Shift+Left"),
    _spec("unsubscribe", str(_("Actions", "Unsubscribe")), _F),
    _spec("leave_newsletter", str(_("Actions", "Leave this newsletter…")), _F),
    _spec("remove_folder", str(_("Actions", "Remove folder")), _F),
    _spec("hide_read", str(_("Actions", "Hide read feeds")), _F, "Ctrl+H", checkable=True),
    _spec("unread_only", str(_("Actions", "Unread only")), _W, "U", checkable=True),
    _spec("newest_first", str(_("Actions", "Newest first")), _W, "O", checkable=True),
    _spec("by_relevance", str(_("Actions", "Most relevant hits first")), _W, checkable=True),
    _spec("by_feed", str(_("Actions", "Group by feed")), _W, "B", checkable=True),
    _spec("fold_stories", str(_("Actions", "Show the same story once")), _W, checkable=True),
    _spec("read_when_opened", str(_("Actions", "Mark read when opened")), _W, checkable=True),
    _spec("read_when_passed", str(_("Actions", "Mark read when scrolled past")), _W, checkable=True),
    _spec("read_by_hand", str(_("Actions", "Mark read only by hand")), _W, checkable=True),
    _spec("layout_three", str(_("Actions", "Three panes")), _W, "Ctrl+1", icon="columns-3", checkable=True),
    _spec("layout_wide", str(_("Actions", "Wide list")), _W, "Ctrl+2", icon="panel-top", checkable=True),
    _spec("layout_newspaper", str(_("Actions", "Newspaper")), _W, "Ctrl+3", icon="newspaper", checkable=True),
    _spec("cards", str(_("Actions", "Cards here")), _W, "Ctrl+4", checkable=True),
    _spec("sidebar", str(_("Actions", "Show or hide the sidebar")), _W, "Ctrl+B", icon="menu"),
    _spec("settings", str(_("Actions", "Settings")), _W, "Ctrl+,", icon="settings"),
    _spec("keep_fetching", str(_("Actions", "Keep fetching when closed")), _W, checkable=True),
    _spec("start_at_login", str(_("Actions", "Start at login")), _W, checkable=True),
    _spec("help", str(_("Actions", "Keyboard sheet")), _W, "?", "F1"),
    _spec("change_keys", str(_("Actions", "Change keys…")), _W),
    _spec("about", str(_("Actions", "About Paperround")), _W),
    _spec("close_window", str(_("Actions", "Close the window")), _W, "Ctrl+W"),
    _spec("quit", str(_("Actions", "Quit")), _W, "Ctrl+Q"),
)


def keys_of(spec: ActionSpec, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The owner's key for an action, else the usual ones. An empty choice means none."""
    if spec.name not in chosen:
        return spec.keys
    return (chosen[spec.name],) if chosen[spec.name] else ()


def find_clash(name: str, key: str, chosen: Mapping[str, str]) -> ActionSpec | None:
    """The other action that already answers to this key."""
    wanted = key.casefold()
    for spec in SPECS:
        if spec.name != name and wanted in (taken.casefold() for taken in keys_of(spec, chosen)):
            return spec
    return None
