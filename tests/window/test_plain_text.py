"""What a publisher writes is never markup: by the rules that the window's code keeps, and in every view."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMessageBox, QSystemTrayIcon, QWidget

from reader.core.records.fetched import ContentDepth, Found, FoundFeed, LatestPost
from reader.core.records.stored import SavedSearch
from reader.features.rules.records import Rule
from reader.features.rules.store import save_rule
from reader.features.search.store import save_search
from reader.store.db import open_store
from reader.window.desktop.tray import Tray
from reader.window.kit.text import LinkLabel, SentenceLabel, as_tooltip, link, make_message_box, strong
from reader.window.sidebar.tree import Key, Kind
from tests.syntax import PACKAGE, find_window_files, walk
from tests.window.made_up import NOW

THE_ONE = "window/kit/text.py"

ONLY_IN_KIT = {
    *("QLabel", "QMessageBox", "QInputDialog", "QErrorMessage", "QProgressDialog", "QWizardPage", "QSplashScreen"),
    *("setToolTip", "QToolTip", "setWhatsThis", "QWhatsThis", "setTextFormat", "RichText", "AutoText"),
    *("MarkdownText", "setHtml", "insertHtml", "setMarkdown", "QTextDocumentFragment", "LabelItem", "addLegend"),
}  # fmt: skip
ALLOWED = {
    # Buttons and pictures of a box whose text the kit sets.
    ("window/app/display.py", "QMessageBox"),
    ("window/dialogs/servers.py", "QMessageBox"),
    ("features/settings/window/privacy.py", "QMessageBox"),
    # XHTML that our own writer made of blocks, in a document that opens nothing.
    ("features/editions/window/typeset.py", "setHtml"),
    # A count of ours.
    ("window/desktop/tray.py", "setToolTip"),
}


def names_in(tree: ast.AST) -> Iterator[str]:
    for node in walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name


def list_parsed(names: Iterable[str]) -> Iterator[tuple[str, ast.Module]]:
    """The files of the window in which one of the names stands."""
    for path in find_window_files():
        source = path.read_text(encoding="utf-8")
        if any(name in source for name in names):
            yield path.relative_to(PACKAGE).as_posix(), ast.parse(source)


def test_only_the_kit_makes_what_could_read_markup():
    parsed = list_parsed(ONLY_IN_KIT)
    found = {(file, name) for file, tree in parsed for name in names_in(tree) if name in ONLY_IN_KIT}
    assert {(file, name) for file, name in found if file != THE_ONE} == ALLOWED


def test_every_tooltip_of_a_model_is_made_plain():
    seen = 0
    for file, tree in list_parsed(["ToolTipRole"]):
        for node in walk(tree):
            if isinstance(node, ast.If) and "ToolTipRole" in set(names_in(node.test)):
                seen += 1
                assert "as_tooltip" in set(names_in(ast.Module(node.body, []))), (file, node.lineno)
    assert seen


def test_no_form_makes_a_label_of_its_own():
    adders = ("addRow", "insertRow")
    seen = 0
    for file, tree in list_parsed(adders):
        for node in walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in adders:
                seen += 1
                texts = [one for one in node.args if isinstance(one, (ast.Constant, ast.JoinedStr))]
                assert not any(isinstance(getattr(one, "value", ""), str) for one in texts), (file, node.lineno)
    assert seen


# --- the kit ------------------------------------------------------------------------------------------

EVIL = '<img src="file:///etc/hostname"><b>evil</b>'


def test_a_sentence_is_bold_where_it_is_marked_and_nowhere_else(qtbot):
    label = SentenceLabel(f"{strong(EVIL)} & {EVIL} \x02odd")
    qtbot.addWidget(label)
    escaped = EVIL.replace("<", "&lt;").replace(">", "&gt;")
    assert label.text() == f"<b>{escaped}</b> &amp; {escaped} odd"


def test_a_link_leads_where_it_says(qtbot):
    label = LinkLabel(f"{link('https://a.example/?a=1&b=2', '<a>')} & <a> \x04odd")
    qtbot.addWidget(label)
    assert label.text() == '<a href="https://a.example/?a=1&amp;b=2">&lt;a&gt;</a> &amp; &lt;a&gt; odd'


def test_a_tooltip_is_escaped_only_where_qt_could_misread_it():
    assert as_tooltip("Orbit & Ash\nhttps://a.example") == "Orbit & Ash\nhttps://a.example"
    assert "<img" not in as_tooltip(EVIL)
    assert "&amp;lt;b>" not in as_tooltip("&lt;b>")
    assert "&amp;lt;b&gt;" in as_tooltip("&lt;b>")


def test_a_box_shows_its_text_as_it_is(qtbot):
    box = make_message_box(QMessageBox.Icon.Warning, EVIL)
    qtbot.addWidget(box)
    assert box.textFormat() == Qt.TextFormat.PlainText


# --- every view, with names that are markup -------------------------------------------------------------


def find_markup(tip: str) -> bool:
    return "<img" in tip or "<b>evil" in tip


def walk_indexes(model: QAbstractItemModel, parent: QModelIndex, most: int = 300) -> Iterator[QModelIndex]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(most, model.rowCount(parent))):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield index
            if column == 0:
                yield from walk_indexes(model, index, most)


def faults_of(widget: QWidget) -> list[str]:
    found = []
    if isinstance(widget, QLabel):
        is_plain = widget.textFormat() == Qt.TextFormat.PlainText
        if not is_plain and find_markup(widget.text()):
            found.append(f"{widget} reads {widget.text()[:60]} as markup")
    tips = [widget.toolTip(), widget.whatsThis(), *(action.toolTip() for action in widget.actions())]
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        cells = walk_indexes(widget.model(), QModelIndex())
        tips += [str(index.data(Qt.ItemDataRole.ToolTipRole) or "") for index in cells]
    return found + [f"{widget} has the tooltip {tip[:60]}" for tip in tips if find_markup(tip)]


def find_faults() -> list[str]:
    return [fault for widget in QApplication.allWidgets() for fault in faults_of(widget)]


@pytest.fixture
def hostile(profile):
    """Every word in the store that somebody else chose is markup."""
    conn = open_store(profile.database, NOW)
    conn.execute("UPDATE feed_state SET title=?||feed_id, description=?, message=?", (EVIL, EVIL, EVIL))
    conn.execute("UPDATE feed_state SET problem='parse' WHERE problem <> ''")
    conn.execute("UPDATE entries SET title=?, author=?, snippet=?", (EVIL, EVIL, EVIL))
    conn.execute("UPDATE folders SET name=?||id", (EVIL,))
    conn.execute("UPDATE tags SET name=?||id", (EVIL,))
    conn.execute("UPDATE bodies SET extras=json_set(extras, '$.categories', json_array(?))", (EVIL,))
    conn.execute("INSERT INTO overlaps VALUES (1, 2, 0.9, 0)")
    save_rule(conn, Rule(feed_id=1, category=EVIL, wanted=EVIL, mark_read=True, tag=EVIL))
    save_search(conn, SavedSearch(0, EVIL, EVIL))
    failing = "UPDATE feed_state SET failing_since=?, error_count=9, problem='timeout' WHERE feed_id=1"
    conn.execute(failing, (NOW - 200_000,))
    conn.close()
    return profile


FOUND = Found(
    EVIL,
    tuple(
        FoundFeed(f"https://k.example/{n}{EVIL}", EVIL, "rss", 12.0, ContentDepth.ARTICLES, (LatestPost(EVIL * 9, int(NOW)),))
        for n in range(2)
    ),
)  # fmt: skip


def visit_reading(parts, qtbot) -> Iterator[str]:
    for key in (Key(Kind.FEED, 1), Key(Kind.UNREAD), Key(Kind.TAG, 1), Key(Kind.FOLDER, 1)):
        parts.navigation.show_place(key)
        qtbot.waitUntil(lambda: parts.entries.model.rowCount() > 0)
        yield f"{key}"
    with qtbot.waitSignal(parts.article.control.article_shown):
        parts.entries.view.go_to_row(0)
    yield "an article"
    parts.commands.unsubscribe(2, EVIL)
    parts.frame.messages.show_message(EVIL, list)
    yield "undo and a message"
    parts.frame.messages.show_notice(EVIL, EVIL, list)
    yield "a notice"


def visit_dialogs(parts, qtbot) -> Iterator[str]:
    dialogs = parts.dialogs
    parts.sidebar.tree.choose(Key(Kind.FEED, 1))
    for make in (dialogs.add_feed, parts.actions["feed_settings"].trigger, dialogs.open_rules, dialogs.open_settings):
        make()
        qtbot.waitUntil(lambda: dialogs.shown is not None)
        shown = dialogs.shown
        if make == dialogs.add_feed:
            shown.show_found(FOUND)
        shown.show_problem(EVIL)
        shown.show_note(EVIL)
        yield shown.windowTitle()
        shown.reject()


def visit_insights(parts, qtbot) -> Iterator[str]:
    for key in ("today", "budget", "feeds", "reading", "savings", "compare"):
        view = parts.insights.open(key)
        page = view.page(key)
        qtbot.waitUntil(lambda page=page: page.sentence.isEnabled())
        yield key
    view.open_feed(1)
    qtbot.waitUntil(lambda: EVIL in view.page("feed").title.text())
    yield "one feed"
    view.page("feed").show_unknown(EVIL, EVIL)
    yield "nothing known"


@pytest.mark.parametrize("visit", [visit_reading, visit_dialogs, visit_insights])
def test_no_view_takes_a_name_for_markup(open_it, hostile, qtbot, visit):
    parts = open_it(hostile)
    for place in visit(parts, qtbot):
        assert find_faults() == [], place


def test_a_notification_carries_no_markup(parts, monkeypatch, qtbot):
    notes = []
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", staticmethod(lambda: True))
    monkeypatch.setattr(QSystemTrayIcon, "supportsMessages", staticmethod(lambda: True))
    monkeypatch.setattr(QSystemTrayIcon, "showMessage", lambda icon, *words: notes.append(words))
    tray = Tray([], QAction("Quit"))
    assert tray.show_notification(EVIL, f"AT&T: 1 < 2\n{EVIL}")
    title, body = notes[0][:2]
    assert "<" not in title + body
    assert body.startswith("AT&T: 1 ‹ 2\n‹img src=")
