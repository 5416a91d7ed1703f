"""What the list offers while it is read."""

from __future__ import annotations

from reader.window.list.bars import FirstFetches
from tests.window.made_up import NOW, Post, add_posts


def test_what_comes_while_a_list_is_read_is_offered_once_it_is_there(parts, profile, qtbot, monkeypatch):
    monkeypatch.setattr("reader.window.list.queries.FIRST_CHUNK", 10)
    control, model = parts.entries.control, parts.entries.model
    qtbot.waitUntil(lambda: not model.is_loading)
    with qtbot.waitSignal(model.view_loaded):
        control.reload()
    assert model.is_loading
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 1, "Just in", "Text")], NOW)
    control.check_new()
    qtbot.waitUntil(lambda: not model.is_loading)
    qtbot.waitUntil(lambda: parts.entries.pane.new_posts.text() == "1 new")


def test_a_list_that_fills_for_the_first_time_shows_all_until_somebody_reads_in_it(parts, profile, qtbot):
    control, model, pill = parts.entries.control, parts.entries.model, parts.entries.pane.new_posts
    qtbot.waitUntil(lambda: not model.is_loading)
    control.announce_place(control.place_name, control.trouble, FirstFetches(3), 0, parts.sidebar.control.data)
    before = model.rowCount()
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 1, "Just in", "Text")], NOW)
    control.check_new()
    qtbot.waitUntil(lambda: not model.is_loading and model.rowCount() > before)
    assert not pill.isVisible()
    parts.entries.view.go_to_row(0)
    control.announce_place(control.place_name, control.trouble, FirstFetches(2), 0, parts.sidebar.control.data)
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 1, "Another", "Text")], NOW + 1)
    control.check_new()
    qtbot.waitUntil(lambda: pill.text() == "1 new")
