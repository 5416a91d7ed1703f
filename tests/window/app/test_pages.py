"""Pages that stand where the lists are: which keys rest meanwhile, and which work again afterwards."""

from __future__ import annotations

from reader.store.db import open_store
from reader.store.feeds import list_feeds, remove_feed
from reader.store.folders import list_folders, remove_folder
from tests.window.made_up import NOW


def test_back_from_insights_in_the_paper_no_key_marks_what_is_not_in_sight(parts, qtbot):
    parts.actions["go_paper"].trigger()
    parts.actions["insights"].trigger()
    parts.insights.leave()
    assert not parts.frame.panes.shows_list
    assert not parts.actions["mark_all_read"].isEnabled()
    parts.navigation.show_unread()
    qtbot.waitUntil(parts.actions["mark_all_read"].isEnabled)


def test_the_welcome_page_takes_the_place_of_insights_and_leaves_all_keys_awake(parts, profile, qtbot):
    parts.insights.open("feeds")
    conn = open_store(profile.database, NOW)
    for feed in list_feeds(conn):
        remove_feed(conn, feed.id, NOW)
    for folder in list_folders(conn):
        if folder.parent_id is None:
            remove_folder(conn, folder.id)
    for folder in list_folders(conn):
        remove_folder(conn, folder.id)
    conn.close()
    parts.sidebar.control.load()
    qtbot.waitUntil(lambda: parts.first_run.page is not None)
    assert parts.frame.stack.currentWidget() is parts.first_run.page
    assert parts.insights.shown_page == ""
    assert parts.actions["add_feed"].isEnabled()
