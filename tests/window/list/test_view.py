"""The table of entries by itself: what its keys do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.core.records.stored import View
from reader.window.kit.tiles import FeedIcons
from reader.window.list.card_view import CardDelegate, CardView
from reader.window.list.delegate import EntryDelegate
from reader.window.list.model import EntryModel
from reader.window.list.queries import Listing
from reader.window.list.view import EntryView


@pytest.fixture
def views(qtbot, bridge, morning, theme):
    """The table and the cards over the same list."""
    model, icons = EntryModel(bridge, morning), FeedIcons()
    table = EntryView(model, EntryDelegate(theme, icons, morning), morning)
    cards = CardView(table, model, CardDelegate(theme, icons, morning), morning)
    for view in (table, cards):
        qtbot.addWidget(view)
    with qtbot.waitSignal(model.view_loaded):
        model.show_listing(Listing(View()))
    return table, cards


def test_a_letter_without_a_meaning_looks_through_no_rows(views, monkeypatch):
    table, cards = views
    looked_at = []
    monkeypatch.setattr(EntryModel, "data", lambda *asked: looked_at.append(asked))
    for view in (table, cards):
        QTest.keyClick(view, Qt.Key.Key_Z)
    assert not looked_at
