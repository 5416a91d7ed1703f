"""An article as a screen reader meets it, asked through QAccessible: a document of headings, paragraphs and links."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest

from reader.window.article.accessible import Part
from tests.window.article.samples import make_article

Role = QAccessible.Role


def ask(view):
    return QAccessible.queryAccessibleInterface(view.browser)


def name(face):
    return face.text(QAccessible.Text.Name)


def list_children(face):
    return [face.child(number) for number in range(face.childCount())]


@pytest.fixture
def document(view, finish):
    view.show_article(make_article(tags=("Tides",)))
    finish(view)
    view.browser.setFocus()
    return ask(view)


@pytest.fixture
def sent(monkeypatch):
    """What is sent to screen readers, as a bus would get it."""
    events: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(events.append))
    QAccessible.setActive(True)
    yield events
    QAccessible.setActive(False)


def test_it_is_a_document_that_can_be_read_and_not_edited(document):
    assert document.role() == Role.Document
    assert name(document) == "The estuary that keeps its own time"
    assert document.state().readOnly
    assert not document.state().editable
    assert document.editableTextInterface() is None


def test_headings_paragraphs_and_list_items_come_in_reading_order(document):
    parts = list_children(document)
    headings = [name(part) for part in parts if part.role() == Role.Heading]
    assert headings == ["The estuary that keeps its own time", "What the notebooks say", "How we read them"]
    items = [name(part) for part in parts if part.role() == Role.ListItem]
    assert items[1].endswith("It jumps twice, in the weeks after dredging:")
    words = [name(part) for part in parts]
    assert words.index("What the notebooks say") < words.index(next(one for one in words if "jumps twice" in one))
    assert any("eleven minutes late" in one for one in words)
    assert words[0].endswith("Tides"), "a tag is painted, and read out all the same"


def test_links_and_pictures_are_inside_their_paragraphs(document):
    paragraph = next(part for part in list_children(document) if "8,041" in name(part))
    (link,) = list_children(paragraph)
    assert (link.role(), name(link)) == (Role.Link, "8,041 of his entries")
    assert name(link.parent()) == name(paragraph)
    assert paragraph.indexOfChild(link) == 0
    assert name(paragraph.parent()) == name(document)
    assert document.rect().intersects(link.rect())
    pictures = [part for whole in list_children(document) for part in list_children(whole)]
    assert "Low water at the old gauge" in [name(one) for one in pictures if one.role() == Role.Graphic]


def test_tab_tells_which_link_has_the_focus(view, document, sent):
    seen = []
    for _ in range(8):
        QTest.keyClick(view.browser, Qt.Key.Key_Tab)
        if (focused := document.focusChild()) is not None and focused.role() == Role.Link:
            assert focused.state().focused
            seen.append(name(focused))
    assert "8,041 of his entries" in seen
    told = [event.object() for event in sent if event.type() == QAccessible.Event.Focus]
    assert "8,041 of his entries" in [thing.name for thing in told if isinstance(thing, Part)]


def test_another_article_has_other_parts_and_says_when_it_is_there(view, finish, document, sent):
    before = name(document.child(1))
    view.show_article(make_article("<p>Only one line.</p>", entry_id=8, title="Another"))
    finish(view)
    assert name(ask(view)) == "Another"
    words = [name(part) for part in list_children(ask(view))]
    assert "Only one line." in words
    assert before not in words
    loaded = [event for event in sent if event.type() == QAccessible.Event.DocumentLoadComplete]
    assert [event.object() for event in loaded] == [view.browser]


def test_nothing_selected_is_an_empty_document(view):
    assert ask(view).childCount() == 0
