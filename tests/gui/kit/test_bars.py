"""The bar that counts new posts."""

from __future__ import annotations

from reader.gui.kit.bars import NewPostsBar


def test_the_new_posts_bar_counts(qtbot, theme):
    bar = NewPostsBar(theme)
    qtbot.addWidget(bar)
    bar.show_count(37)
    assert (bar.text(), bar.isHidden()) == ("37 new", False)
    bar.show_count(1000, is_limit=True)
    assert bar.text() == "1,000 or more new"
    bar.show_count(0)
    assert bar.isHidden()
