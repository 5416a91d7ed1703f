"""What the list offers while it is read."""

from __future__ import annotations

from tests.window.made_up import NOW, Post, add_posts


def test_what_comes_while_a_list_is_read_is_offered_once_it_is_there(parts, profile, qtbot, monkeypatch):
    monkeypatch.setattr("reader.window.list.model.FIRST_CHUNK", 10)
    control, model = parts.entries.control, parts.entries.model
    qtbot.waitUntil(lambda: not model.is_loading)
    with qtbot.waitSignal(model.view_loaded):
        control.reload()
    assert model.is_loading
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 1, "Just in", "Text")], NOW)
    control.check_new()
    qtbot.waitUntil(lambda: not model.is_loading)
    qtbot.waitUntil(lambda: parts.entries.pane.new_posts.text() == "1 new")
