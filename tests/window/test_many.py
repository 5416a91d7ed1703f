"""Marking very many posts at once goes through the store and can be taken back."""

from __future__ import annotations

from reader.store.db import open_reader
from reader.store.views import get_unread_counts
from reader.window.app import action_table
from reader.window.bridge.bridge import Changes
from tests.window.made_up import make_profile


def test_marking_a_huge_selection_and_undo(open_it, tmp_path, qtbot):
    profile = make_profile(tmp_path / "large", more=700)
    parts = open_it(profile)
    store = open_reader(profile.database)
    before = get_unread_counts(store)
    qtbot.waitUntil(lambda: parts.entries.model.row_at(0) is not None and not parts.entries.model.is_loading)
    parts.entries.view.go_to_row(0)
    parts.entries.view.selectAll()
    with qtbot.wait_change(parts, Changes.ROWS):
        action_table.toggle_read(parts)
    assert get_unread_counts(store) == {}
    qtbot.waitUntil(lambda: parts.entries.model.row_at(0).entry.read)
    with qtbot.wait_change(parts, Changes.ROWS):
        parts.undo.undo()
    assert get_unread_counts(store) == before
    store.close()
