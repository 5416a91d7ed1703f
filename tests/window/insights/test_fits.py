"""Every page of Insights has room for its words: at the usual widths, in every language, over old and young data."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from tests.window.clipping import ELIDED, find_clipped
from tests.window.insights.young import make_young_profile
from tests.window.open_window import open_window

PAGES = ("today", "budget", "feeds", "feed", "reading", "savings", "compare")
WIDTHS = (1440, 1280, 900, 700)
USUAL = (1440, 1280)
LEAST_WITH_LIST = 1150
"""Beside the list of pages; the longest words of all languages together need more, and scroll."""
ROW = {
    "policy": "paperround", "polls_per_day": 401.0, "wait_min": 3.4, "fresh_share": 0.91, "lost_per_day": 0.2,
}  # fmt: skip


@pytest.fixture
def open_profile(morning, theme, qtbot):
    """Opens a window on a profile; the last one is closed in the end."""
    opened = []

    def open_it(profile):
        parts = open_window(profile, morning, theme)
        qtbot.addWidget(parts.window)
        parts.window.show()
        opened.append(parts)
        return parts

    yield open_it
    for parts in opened:
        parts.window.close()
        parts.bridge.close()


def open_page(opened, key, qtbot):
    view = opened.insights.open("feeds" if key == "feed" else key)
    if key == "feed":
        qtbot.waitUntil(lambda: bool(view.page("feeds").facts))
        view.open_feed(view.page("feeds").facts[0].feed.id)
    page = view.page(key)
    qtbot.waitUntil(lambda: not page.working.isVisible() and page.sentence.isEnabled())
    if key == "compare" and page.can_run:
        kept = {"rows": [ROW, {**ROW, "policy": "he-parker"}], "days": 14.0, "budget": 400}
        page.show_ready(replace(page._ready, kept=kept))
        page.all.button.setChecked(True)
    return page


def settle():
    """Layouts inside layouts ask one another: each answer may be another question."""
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("age", ["weeks", pytest.param("hour", marks=pytest.mark.long)])
@pytest.mark.parametrize("language", [pytest.param("english", marks=pytest.mark.long), "longest_words"])
def test_every_page_has_room_for_its_words(open_profile, weeks, tmp_path, qtbot, request, language, age):
    """At the usual widths nothing is cut off; in a narrow window tables leave something out, and nothing is out of
    reach: no page is wider than its window."""
    if language != "english":
        request.getfixturevalue(language)
    parts = open_profile(weeks if age == "weeks" else make_young_profile(tmp_path / "young", age))
    found = {}
    usual = (*USUAL, LEAST_WITH_LIST)
    elided = [QCoreApplication.translate("Insights", title) for title in ELIDED]
    for key in PAGES:
        page = open_page(parts, key, qtbot)
        view = parts.insights.view
        qtbot.waitUntil(lambda view=view: any(view.list.asides().values()))
        for width in (*WIDTHS, LEAST_WITH_LIST) if language == "english" else WIDTHS:
            parts.window.resize(width, 800)
            settle()
            clipped = find_clipped(view, elided) if width in usual else find_clipped(page.area)
            clipped = [one for one in clipped if width in usual or "the page" in one]
            if clipped or parts.window.width() != width:
                found[key, width] = [f"the window is {parts.window.width()} wide", *clipped]
    assert not found


def test_what_is_cut_off_is_found(open_profile, weeks, qtbot):
    page = open_page(open_profile(weeks), "feeds", qtbot)
    assert not find_clipped(page.title)
    page.title.setFixedWidth(10)
    assert find_clipped(page.title)
    page.table.setColumnWidth(0, 60)
    assert any("of 60 px" in one for one in find_clipped(page.table))


def test_mirrored_cells_do_not_print_over_each_other(open_profile, weeks, qtbot):
    """The same words on the same ground: mirrored, a row has as much ink as before."""
    page = open_page(open_profile(weeks), "today", qtbot)

    def ink():
        image = page.table.grab().toImage()
        return sum(image.pixelColor(x, y).value() < 140 for x in range(image.width()) for y in range(40, 60))

    before = ink()
    page.window().setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.wait(20)
    assert ink() > 0.9 * before > 0
