"""The table of actions with their words and keys, for menus, buttons and the keyboard sheet. Pure data.

Keys have Qt's portable names; "G, U" is one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from reader.gui.kit.translate import tr
from reader.wording.languages import mark


class Section(StrEnum):
    READING = "Reading"
    MARKING = "Marking"
    MOVING = "Moving"
    FEEDS = "Feeds"
    WINDOW = "Window"


class ActionSpec(Struct, frozen=True):
    name: str
    text: str
    section: Section
    keys: tuple[str, ...] = ()
    icon: str = ""
    in_views_only: bool = False
    """Whether its keys, such as Space, mean something else to buttons and fields."""
    checkable: bool = False

    @property
    def words(self) -> str:
        return tr(self.text)


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

SPECS: tuple[ActionSpec, ...] = (
    _spec("next_post", mark("Next post"), _R, "J"),
    _spec("previous_post", mark("Previous post"), _R, "K"),
    _spec("next_unread", mark("Next unread"), _R, "N"),
    _spec("previous_unread", mark("Previous unread"), _R, "P"),
    _spec("page_on", mark("Page, then next unread"), _R, "Space", in_views_only=True),
    _spec("page_back", mark("Page back"), _R, "Shift+Space", in_views_only=True),
    _spec("open_in_browser", mark("Open in browser"), _R, "V", "Ctrl+Return", icon="globe"),
    _spec("share", mark("Share by mail…"), _R, "Ctrl+Shift+M", icon="share-2"),
    _spec("copy_link", mark("Copy link"), _R, "Ctrl+Shift+C"),
    _spec("copy_markdown", mark("Copy as Markdown"), _R),
    _spec("copy_text", mark("Copy as text"), _R),
    _spec("copy_quote", mark("Copy quote with link"), _R, "Q"),
    _spec("send_to", mark("Send to…"), _R, "Ctrl+Shift+S", icon="send"),
    _spec("open_comments", mark("Open the comments"), _R, "C"),
    _spec("full_text", mark("Full text"), _R, "F", icon="file-text", checkable=True),
    _spec("find", mark("Find in the article…"), _R, "Ctrl+F"),
    _spec("find_next", mark("Find next"), _R, "F3"),
    _spec("find_previous", mark("Find previous"), _R, "Shift+F3"),
    _spec("pictures", mark("Look at the pictures"), _R, "I"),
    _spec("print", mark("Print…"), _R, "Ctrl+P"),
    _spec("save_html", mark("Save as HTML…"), _R, "Ctrl+S"),
    _spec("bigger_text", mark("Bigger text"), _R, "Ctrl++", "Ctrl+=", "+"),
    _spec("smaller_text", mark("Smaller text"), _R, "Ctrl+-", "-"),
    _spec("normal_text", mark("Normal text size"), _R, "Ctrl+0"),
    _spec("serif", mark("Serif letters"), _R, checkable=True),
    _spec("play", mark("Play or pause"), _R, "Ctrl+Space", "Media Play"),
    _spec("play_this", mark("Play this recording"), _R, "Shift+P"),
    _spec("skip_back", mark("15 seconds back"), _R, "Ctrl+Shift+Left"),
    _spec("skip_forward", mark("30 seconds forward"), _R, "Ctrl+Shift+Right"),
    _spec("play_next", mark("Play the next in the queue"), _R, "Media Next"),
    _spec("queue", mark("Add to the queue"), _R, "Shift+Q"),
    _spec("queue_first", mark("Play next"), _R),
    _spec("show_queue", mark("What is played next…"), _R, "G, Q"),
    _spec("download", mark("Download, or remove the download"), _R, "Shift+D"),
    _spec("unfold", mark("Show the same story in other feeds"), _R, "E"),
    _spec("toggle_read", mark("Mark as read or unread"), _M, "M", icon="circle-dot"),
    _spec("toggle_highlight", mark("Highlight"), _M, "H"),
    _spec("toggle_star", mark("Star"), _M, "S", icon="star"),
    _spec("tag", mark("Tag…"), _M, "T", icon="tag"),
    _spec("less", mark("Less of this in For you"), _M, "L"),
    _spec("mark_all_read", mark("Mark all read"), _M, "Shift+A", icon="check-check"),
    _spec("mark_above", mark("Mark everything above read"), _M, "Shift+K"),
    _spec("mark_below", mark("Mark everything below read"), _M, "Shift+J"),
    _spec("mark_older", mark("Mark read what is older than…"), _M, "Shift+O"),
    _spec("mark_but_today", mark("Mark everything but today read"), _M, "Shift+T"),
    _spec("delete", mark("Delete"), _M, "Del", in_views_only=True),
    _spec("release_held", mark("Show what waits for the next paper"), _M, "Shift+W"),
    _spec("undo", mark("Undo"), _M, "Ctrl+Z"),
    _spec("redo", mark("Redo"), _M, "Ctrl+Shift+Z"),
    _spec("go_unread", mark("Unread"), _G, "G, U"),
    _spec("go_today", mark("Today"), _G, "G, T"),
    _spec("go_for_you", mark("For you"), _G, "G, F"),
    _spec("go_starred", mark("Starred"), _G, "G, S"),
    _spec("go_paper", mark("Morning paper"), _G, "G, P"),
    _spec("insights", mark("Insights"), _G, "G, I", icon="activity"),
    _spec("away", mark("While you were away"), _G, "G, A"),
    _spec("previous_feed", mark("Previous feed"), _G, "["),
    _spec("next_feed", mark("Next feed"), _G, "]"),
    _spec("search", mark("Search"), _G, "/", "Ctrl+Shift+F", icon="search"),
    _spec("save_search", mark("Save search…"), _G, "Ctrl+D"),
    _spec("change_search", mark("Change search…"), _G),
    _spec("remove_search", mark("Remove search"), _G),
    _spec("filter_feeds", mark("Filter feeds"), _G, "Ctrl+L"),
    _spec("next_pane", mark("Next pane"), _G, "F6"),
    _spec("previous_pane", mark("Previous pane"), _G, "Shift+F6"),
    _spec("back", mark("Back to the list"), _G, "Esc", icon="arrow-left", in_views_only=True),
    _spec("add_feed", mark("Add a feed"), _F, "A", "Ctrl+N", icon="plus"),
    _spec("poll", mark("Refresh"), _F, "R", "F5", icon="refresh-cw"),
    _spec("prefetch", mark("Get posts ready to read offline"), _F, "Ctrl+Shift+O"),
    _spec("poll_all", mark("Poll all feeds"), _F, "Shift+R"),
    _spec("poll_anyway", mark("Poll even what was just polled"), _F, "Ctrl+R"),
    _spec("paste_link", mark("Add the copied link"), _F, "Ctrl+V"),
    _spec("feed_settings", mark("Settings of this feed"), _F, "Alt+Return"),
    _spec("import_list", mark("Import a list…"), _F, "Ctrl+Shift+I"),
    _spec("export_list", mark("Export the list…"), _F, "Ctrl+Shift+E"),
    _spec("rules", mark("Rules…"), _F, "Ctrl+Shift+R"),
    _spec("hidden_posts", mark("Hidden posts…"), _F),
    _spec("pause_polling", mark("Pause polling"), _F, checkable=True),
    _spec("feed_insights", mark("Why it is polled when it is"), _F),
    _spec("open_website", mark("Open its website"), _F),
    _spec("copy_address", mark("Copy its address"), _F),
    _spec("rename", mark("Rename"), _F, "F2"),
    _spec("new_folder", mark("New folder"), _F, "Ctrl+Shift+N"),
    _spec("move_up", mark("Move up"), _F, "Alt+Shift+Up"),
    _spec("move_down", mark("Move down"), _F, "Alt+Shift+Down"),
    _spec("move_in", mark("Move into the folder above"), _F, "Alt+Shift+Right"),
    _spec("move_out", mark("Move out of its folder"), _F, "Alt+Shift+Left"),
    _spec("unsubscribe", mark("Unsubscribe"), _F),
    _spec("leave_newsletter", mark("Leave this newsletter…"), _F),
    _spec("remove_folder", mark("Remove folder"), _F),
    _spec("hide_read", mark("Hide read feeds"), _F, "Ctrl+H", checkable=True),
    _spec("unread_only", mark("Unread only"), _W, "U", checkable=True),
    _spec("newest_first", mark("Newest first"), _W, "O", checkable=True),
    _spec("by_relevance", mark("Most relevant hits first"), _W, checkable=True),
    _spec("by_feed", mark("Group by feed"), _W, "B", checkable=True),
    _spec("fold_stories", mark("Show the same story once"), _W, checkable=True),
    _spec("read_when_opened", mark("Mark read when opened"), _W, checkable=True),
    _spec("read_when_passed", mark("Mark read when scrolled past"), _W, checkable=True),
    _spec("read_by_hand", mark("Mark read only by hand"), _W, checkable=True),
    _spec("layout_three", mark("Three panes"), _W, "Ctrl+1", icon="columns-3", checkable=True),
    _spec("layout_wide", mark("Wide list"), _W, "Ctrl+2", icon="panel-top", checkable=True),
    _spec("layout_newspaper", mark("Newspaper"), _W, "Ctrl+3", icon="newspaper", checkable=True),
    _spec("cards", mark("Cards here"), _W, "Ctrl+4", checkable=True),
    _spec("sidebar", mark("Show or hide the sidebar"), _W, "Ctrl+B", icon="menu"),
    _spec("settings", mark("Settings"), _W, "Ctrl+,", icon="settings"),
    _spec("keep_fetching", mark("Keep fetching when closed"), _W, checkable=True),
    _spec("start_at_login", mark("Start at login"), _W, checkable=True),
    _spec("help", mark("Keyboard sheet"), _W, "?", "F1"),
    _spec("change_keys", mark("Change keys…"), _W),
    _spec("about", mark("About Paperround"), _W),
    _spec("close_window", mark("Close the window"), _W, "Ctrl+W"),
    _spec("quit", mark("Quit"), _W, "Ctrl+Q"),
)


def keys_of(spec: ActionSpec, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The user's key for an action, or else the usual ones; an empty choice means none."""
    if spec.name not in chosen:
        return spec.keys
    return (chosen[spec.name],) if chosen[spec.name] else ()


def find_clash(name: str, key: str, chosen: Mapping[str, str]) -> ActionSpec | None:
    """Another action with this key, or with one that begins like it: of "G" and "G, U" only "G" would work."""
    for spec in SPECS:
        if spec.name != name and any(_hides(key, taken) for taken in keys_of(spec, chosen)):
            return spec
    return None


def _hides(key: str, other: str) -> bool:
    both = zip(key.casefold().split(", "), other.casefold().split(", "), strict=False)
    return all(one == another for one, another in both)
