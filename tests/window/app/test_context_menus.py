"""Context menus of the sidebar and the list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QMenu

from reader.window.sidebar.tree import Key, Kind


def test_nothing_is_left_of_a_menu_that_was_closed(parts):
    tree, view = parts.sidebar.tree, parts.entries.view
    assert tree.choose(Key(Kind.FEED, 1))
    feed = tree.visualRect(tree.currentIndex()).center()
    for widget, show in (
        (tree, lambda: parts.menus.show_place_menu(feed)),
        (tree, lambda: parts.menus.show_place_menu(QPoint(5, 5))),
        (view, lambda: parts.menus.show_entry_menu(QPoint(5, 5))),
    ):
        show()
        opened = next(menu for menu in widget.findChildren(QMenu) if menu.isVisible())
        assert opened.actions()
        opened.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert widget.findChildren(QMenu) == []
