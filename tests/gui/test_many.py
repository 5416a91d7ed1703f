"""Marking very many posts at once goes through the store and can be taken back."""

from __future__ import annotations

from reader.gui.shell import action_handlers
from reader.store.db import open_reader
from reader.store.views import get_unread_counts
from tests.gui.made_up import make_profile


def test_marking_a_huge_selection_and_undo(open_it, tmp_path, qtbot):
    profile = make_profile(tmp_path / "large", more=700)
    window = open_it(profile).window
    store = open_reader(profile.database)
    before = get_unread_counts(store)
    qtbot.waitUntil(lambda: window.posts.row_at(0) is not None and not window.posts.is_loading)
    window.list.go_to_row(0)
    window.list.selectAll()
    with qtbot.waitSignal(window.commands.many_marks_stored):
        action_handlers.toggle_read(window)
    assert get_unread_counts(store) == {}
    qtbot.waitUntil(lambda: window.posts.row_at(0).entry.read)
    with qtbot.waitSignal(window.commands.many_marks_stored):
        window.undo.undo()
    assert get_unread_counts(store) == before
    store.close()
