"""The table of entries by itself: what its keys do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.gui.entries.card_delegate import CardDelegate
from reader.gui.entries.card_view import CardView
from reader.gui.entries.delegate import EntryDelegate
from reader.gui.entries.model import EntryModel
from reader.gui.entries.queries import Listing
from reader.gui.entries.view import EntryView
from reader.gui.kit.tiles import FeedIcons
from reader.model.stored import View


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
