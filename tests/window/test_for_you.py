"""For you: a view of unread posts by interest, each with its reason; reading times; how it is switched off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.core.records.stored import View
from reader.core.settings import Settings
from reader.features.settings.service import forget_reading
from reader.features.stories.worker import list_for_you, read_everything
from reader.store.db import open_store
from reader.store.marks import set_read
from reader.store.reading_log import get_reading_facts, list_readings, note_reading
from reader.store.settings import save_settings
from reader.store.views import get_rows, list_page
from reader.window.article.read_policy import LEAST_S, MOST_S, MarkRead
from reader.window.bridge.bridge import Changes
from reader.window.list.rows import ListRow, note_of, reason_in_words
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import entry_when_there
from tests.window.made_up import HOUR, NOW, Post, add_posts

FOR_YOU = Key(Kind.FOR_YOU)
READ = ("Tide tables for the Severn", "How the Severn fills at spring tide", "Pilots of the Severn and their tides")
FRESH = "New gauges will time the tide in the Severn"


@pytest.fixture
def fond(profile):
    """A user who read about estuaries and tides, and has one such post unread."""
    posts = [Post("Tidewater Lab Notes", (50 + n) * HOUR, title, "") for n, title in enumerate(READ)]
    add_posts(profile, "Tidewater Lab Notes", posts, NOW)
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 40 * HOUR, FRESH, "")], NOW)
    conn = open_store(profile.database, NOW)
    for row in list_page(conn, View(), 100):
        if row.title in READ:
            note_reading(conn, row.id, NOW - HOUR, 200.0)
            set_read(conn, [row.id])
    read_everything(conn)
    conn.close()
    return profile


@pytest.fixture
def opened(fond, open_it, qtbot):
    parts = open_it(fond)
    parts.article.read_policy.policy = MarkRead.NEVER
    show(parts, qtbot, FOR_YOU)
    return parts


def show(parts, qtbot, key) -> None:
    with qtbot.waitSignal(parts.entries.model.view_loaded):
        parts.navigation.show_place(key)


def row_at(parts, qtbot, number) -> ListRow:
    entry_when_there(parts, qtbot, number)
    row = parts.entries.model.row_at(number)
    assert isinstance(row, ListRow)
    return row


def choose(profile, **values: bool) -> None:
    conn = open_store(profile.database, NOW)
    save_settings(conn, replace(Settings(), **values))
    conn.close()


def test_what_fits_stands_first_and_says_why(opened, qtbot):
    titles = [row_at(opened, qtbot, number).entry.title for number in range(opened.entries.model.rowCount())]
    assert FRESH in titles[:3]
    row = row_at(opened, qtbot, titles.index(FRESH))
    assert row.because is not None
    assert row.because.terms == ("Severn",)
    assert note_of(row) == f"Because you read about {', '.join(row.because.terms)}"
    assert reason_in_words(row) in opened.entries.model.index(titles.index(FRESH), 0).data()
    assert opened.entries.view.heading_in_sight() == "Suggested first"
    assert not any(row_at(opened, qtbot, number).starts_group for number in range(5))


def test_only_unread_posts_are_suggested_and_all_can_be_marked(opened, qtbot, store):
    ids = opened.entries.model.every_id()
    assert not any(row.read for row in get_rows(store, ids))
    with qtbot.wait_change(opened, Changes.ROWS):
        opened.actions["mark_all_read"].trigger()
    assert all(row.read for row in get_rows(store, ids))


def test_next_unread_follows_the_order_of_interest(opened, qtbot):
    first, second = row_at(opened, qtbot, 0), row_at(opened, qtbot, 1)
    opened.entries.view.go_to_row(0)
    opened.entries.control.go_unread(1)
    qtbot.waitUntil(lambda: opened.entries.view.current_id() == second.id)
    assert first.id != second.id


def test_the_wide_list_has_no_days_there(opened, qtbot):
    with qtbot.waitSignal(opened.entries.model.regrouped):
        opened.actions["layout_wide"].trigger()
    assert all(opened.entries.model.id_at(number) for number in range(opened.entries.model.rowCount()))


def test_without_anything_read_it_says_what_to_do(parts, qtbot):
    show(parts, qtbot, FOR_YOU)
    assert parts.entries.pane.is_empty()
    assert parts.entries.pane.empty.words().startswith("Nothing to suggest yet Read a few articles")


def test_switched_off_it_is_nowhere_to_be_found(opened, qtbot, fond):
    assert opened.sidebar.control.find_node(FOR_YOU) is not None
    assert opened.actions["go_for_you"].isVisible()
    choose(fond, for_you=False)
    with qtbot.waitSignal(opened.entries.model.view_loaded):
        opened.sidebar.control.load()
    assert opened.entries.control.place == Key(Kind.UNREAD)
    assert opened.sidebar.control.find_node(FOR_YOU) is None
    assert not opened.actions["go_for_you"].isVisible()
    assert not opened.actions["go_for_you"].isEnabled()


# --- how long articles are read -----------------------------------------------------------------


def readings(store) -> dict[int, float]:
    return {one.entry_id: one.seconds for one in list_readings(store, 0, 100)}


@pytest.fixture
def reader(at_first):
    at_first.article.reading_time.set_here(True)
    return at_first


def leave(parts, qtbot) -> None:
    """Closes the article; what was to be written is written then."""
    with qtbot.waitSignal(parts.article.control.article_closed):
        parts.article.control.open(None)
    written: list[None] = []
    parts.bridge.write(lambda conn: None, written.append)
    qtbot.waitUntil(lambda: bool(written))


def test_how_long_an_article_was_open_is_noted_when_it_is_left(reader, qtbot, store, morning):
    entry_id = reader.entries.view.current_id()
    morning.at += 42
    leave(reader, qtbot)
    assert readings(store) == {entry_id: pytest.approx(42)}


def test_a_glance_and_a_lunch_break_are_no_reading(reader, qtbot, store, morning):
    entry_id = reader.entries.view.current_id()
    morning.at += LEAST_S / 2
    reader.article.reading_time.set_here(False)
    morning.at += 5_000  # elsewhere
    reader.article.reading_time.set_here(True)
    morning.at += 10 * MOST_S
    leave(reader, qtbot)
    assert readings(store) == {entry_id: pytest.approx(MOST_S)}


def test_closing_the_window_notes_what_was_read(reader, qtbot, store, morning):
    entry_id = reader.entries.view.current_id()
    morning.at += 30
    reader.window.close()
    qtbot.waitUntil(lambda: readings(store) == {entry_id: pytest.approx(30)})


@pytest.mark.parametrize("values", [{"note_reading": False}, {"for_you": False}])
def test_nothing_is_noted_where_the_user_does_not_want_it(reader, qtbot, store, morning, profile, values):
    choose(profile, **values)
    morning.at += 60
    leave(reader, qtbot)
    assert readings(store) == {}


def test_erasing_what_was_learned_erases_this(reader, qtbot, store, morning, profile):
    morning.at += 60
    leave(reader, qtbot)
    assert readings(store)
    assert get_reading_facts(store).posts == 1
    conn = open_store(profile.database, NOW)
    forget_reading(conn, NOW)
    conn.close()
    assert readings(store) == {}


def test_what_was_suggested_goes_with_what_it_was_learned_from(opened, qtbot):
    assert opened.entries.model.rowCount() > 0
    opened.dialogs.commands.erase_reading()
    qtbot.waitUntil(opened.entries.pane.is_empty)


def test_less_of_this_takes_the_post_out_and_can_be_taken_back(opened, qtbot, store):
    first = row_at(opened, qtbot, 0).id
    opened.entries.view.go_to_row(0)
    assert opened.actions["less"].isEnabled()
    with qtbot.wait_change(opened, Changes.MARKS):
        opened.actions["less"].trigger()
    assert opened.entries.model.row_of(first) is None
    assert first not in {one.entry_id for one in list_for_you(store, Settings(), NOW)}
    with qtbot.wait_change(opened, Changes.MARKS):
        opened.undo.undo()
    assert first in {one.entry_id for one in list_for_you(store, Settings(), NOW)}
    qtbot.waitUntil(lambda: first in opened.entries.model.every_id())
    assert opened.entries.model.every_id().count(first) == 1
    show(opened, qtbot, Key(Kind.UNREAD))
    qtbot.waitUntil(lambda: not opened.actions["less"].isEnabled())
