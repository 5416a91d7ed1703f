"""One article in the window: what is shown, what is kept, what is said."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QColor, QGuiApplication, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog

from reader.core.records.parsed import Enclosure
from reader.features.podcasts.records import Chapter
from reader.html.tokenizer import MAX_HTML
from reader.window.article.export import make_file_name, print_document
from reader.window.article.find_bar import MOST_COUNTED
from reader.window.article.picture_loader import Pending
from reader.window.article.record import ArticleSound, FullText, PictureChoice, TextChoice
from reader.window.article.view import ArticleView
from reader.window.kit import tokens
from tests.long_tests import mark_long
from tests.window.article.fakes import paint_picture
from tests.window.article.hostile import MAKERS, SLOW
from tests.window.article.samples import ESTUARY, PICTURE_URL, make_article, make_samples
from tests.window.kit.test_favicons import make_icon

LONG = "".join(
    f"<p>Paragraph {n} of a long article about tides and the people who wrote them down.</p>" for n in range(1500)
)


def text(view: ArticleView) -> str:
    return view.browser.toPlainText()


def ground_at(view: ArticleView, x: int, y: int) -> str:
    return view.browser.viewport().grab().toImage().pixelColor(x, y).name()


def find_link(view: ArticleView, href: str) -> QPoint:
    """A point on the first link with this address."""
    document = view.browser.document()
    block = document.begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            if fragment.charFormat().anchorHref() == href:
                cursor = view.browser.textCursor()
                cursor.setPosition(fragment.position() + 1)
                return view.browser.cursorRect(cursor).center() - QPoint(2, 0)
            iterator += 1
        block = block.next()
    raise AssertionError(f"no link to {href}")


def test_nothing_selected_at_first_and_after_clearing(view, finish):
    assert view.accessibleName() == "No article selected"
    view.show_article(make_article())
    finish(view)
    view.clear()
    assert view.article is None
    assert view.accessibleName() == "No article selected"


def test_everything_of_an_article_is_there(view, finish):
    view.show_article(make_samples()["podcast"])
    finish(view)
    for words in (
        "Long Wave",
        "Episode 88",
        "Ilse Vanterpool",
        "11 June",
        "Fetched at 10:04, before you looked",
        "88.mp3",
        "41.9 MB",
        "Show notes",
    ):
        assert words in text(view)


@pytest.mark.parametrize("name", make_samples())
def test_every_sample_shows_its_title_and_is_named_by_it(view, finish, name):
    article = make_samples()[name]
    view.show_article(article)
    finish(view)
    assert article.title in text(view)
    interface = QAccessible.queryAccessibleInterface(view.browser)
    assert interface.text(QAccessible.Text.Name) == article.title


def test_the_column_is_never_wider_than_the_design_and_keeps_its_air(view, finish, qtbot):
    view.show_article(make_article())
    finish(view)
    for width in (420, 720, 1400):
        view.resize(width, 700)
        frame = view.browser.document().rootFrame().frameFormat()
        column = view.browser.viewport().width() - frame.leftMargin() - frame.rightMargin()
        assert column <= tokens.COLUMN_MAX
        assert frame.leftMargin() >= tokens.COLUMN_AIR
        assert abs(frame.leftMargin() - frame.rightMargin()) <= 1


def test_the_feeds_own_icon_stands_before_its_name(view, finish):
    view.show_article(make_article(feed_icon=make_icon("png")))
    finish(view)
    tile = view.browser.shown.loadResource(QTextDocument.ResourceType.ImageResource.value, "tile:0")
    assert tile.toImage().pixelColor(8, 8).name() == QColor("teal").name()


def test_a_new_article_starts_at_the_top(view, finish):
    view.show_article(make_article(LONG))
    finish(view)
    view.browser.verticalScrollBar().setValue(5000)
    view.show_article(make_article(LONG, entry_id=8))
    finish(view)  # on a busy machine even the first screen may take a second slice
    assert view.browser.verticalScrollBar().value() == 0


def test_a_long_article_shows_its_first_screen_at_once_and_the_rest_soon(view, finish, monkeypatch):
    # On a busy machine the first screen may take longer than a reader should wait in one go.
    monkeypatch.setattr("reader.window.article.browser.FIRST_SCREEN_MS", 60_000)
    view.show_article(make_article(LONG))
    assert "Paragraph 10 " in text(view)
    assert not view.is_finished()
    finish(view)
    assert "Paragraph 1499 " in text(view)


def test_another_article_chosen_while_one_is_written_wins(view, finish):
    view.show_article(make_article(LONG))
    view.show_article(make_article("<p>the other</p>", entry_id=9))
    finish(view)
    assert "the other" in text(view)
    assert "Paragraph" not in text(view)


def test_colours_change_at_once_and_the_place_stays(view, finish, qtbot):
    view.show_article(make_article(LONG))
    finish(view)
    view.browser.verticalScrollBar().setValue(20_000)
    before = view.browser.find_place()
    view.set_colours(tokens.DARK)
    finish(view)
    assert view.browser.find_place() == before
    qtbot.waitUntil(lambda: ground_at(view, 5, 5) == tokens.DARK.bg)


def test_text_size_by_keys_keeps_the_line_being_read(view, finish, qtbot):
    view.show_article(make_article(LONG))
    finish(view)
    view.browser.verticalScrollBar().setValue(20_000)
    block = view.browser.document().findBlock(view.browser.find_place().position).text()
    with qtbot.waitSignal(view.text_choice_changed):
        view.resize_text(+1)
    finish(view)
    assert view.text_choice.px == 18
    assert view.browser.document().findBlock(view.browser.find_place().position).text() == block
    for _ in range(20):
        view.resize_text(-1)
    assert view.text_choice.px == 13
    view.reset_text()
    assert view.text_choice == TextChoice()


def test_serif_by_default_and_sans_by_choice(view, finish):
    view.show_article(make_article())
    finish(view)
    last = view.browser.document().lastBlock().previous()
    assert "Noto Serif" in last.charFormat().font().families()
    view.set_text_choice(TextChoice(serif=False))
    finish(view)
    assert "Noto Serif" not in view.browser.document().lastBlock().charFormat().font().families()


def test_paragraphs_have_the_designs_line_height_and_their_own_direction(view, finish):
    view.show_article(make_article("<p>sea</p><p>البحر</p>"))
    finish(view)
    right = view.browser.document().lastBlock()
    left = right.previous()
    assert left.blockFormat().lineHeight() == tokens.ARTICLE.line
    assert left.blockFormat().layoutDirection() == Qt.LayoutDirection.LeftToRight
    assert right.blockFormat().layoutDirection() == Qt.LayoutDirection.RightToLeft


def test_a_quote_has_its_bar_and_code_its_ground(view, finish):
    view.show_article(make_article("<blockquote>a</blockquote><pre>b</pre>"))
    finish(view)
    frames = view.browser.document().rootFrame().childFrames()
    quote, code = frames
    assert quote.columns() == 2
    assert quote.cellAt(0, 0).format().background().color().name() == tokens.LIGHT.line_2
    assert code.cellAt(0, 0).format().background().color().name() == tokens.LIGHT.bg_sunken


# --- links ---------------------------------------------------------------------------------------


def test_a_click_on_a_link_only_asks_the_window(view, finish, qtbot, host):
    view.show_article(make_article(ESTUARY))
    finish(view)
    point = find_link(view, "https://tidewater.example/entries")
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
        qtbot.mouseClick(view.browser.viewport(), button, pos=point)
    assert host.opened == ["https://tidewater.example/entries"] * 2


def test_hovering_says_the_address(view, finish, qtbot, host):
    view.show_article(make_article(ESTUARY))
    finish(view)
    qtbot.mouseMove(view.browser.viewport(), find_link(view, "https://tidewater.example/entries"))
    qtbot.mouseMove(view.browser.viewport(), QPoint(2, 2))
    assert host.hovered == ["https://tidewater.example/entries", ""]


@pytest.mark.parametrize(
    "address", ["file:///etc/passwd", "/etc/passwd", "javascript:x", "smb://h/x", "paperround:unknown"]
)
def test_no_other_address_is_ever_passed_on(view, finish, address, host):
    view.show_article(make_article())
    finish(view)
    view.browser.anchorClicked.emit(QUrl(address))
    assert host.opened == []
    assert view.browser.document().characterCount() > 100


def test_the_menu_of_a_link_copies_it(view, finish, host):
    view.show_article(make_article())
    finish(view)
    menu = view.browser.make_menu("https://a.example/")
    actions = {action.text(): action for action in menu.actions()}
    actions["Copy this link"].trigger()
    assert host.copied == ["https://a.example/"]
    assert "Open this link in the browser" in actions
    assert "Copy this link" not in [action.text() for action in view.browser.make_menu("").actions()]


def test_browser_copy_and_mail(view, finish, host):
    view.show_article(make_article())
    finish(view)
    view.open_in_browser()
    view.copy_link()
    view.share_by_mail()
    assert host.copied == ["https://tidewater.example/estuary"]
    link, mail = host.opened
    assert link == "https://tidewater.example/estuary"
    assert mail.startswith("mailto:?subject=The%20estuary")


def test_enclosures_are_opened_outside_and_only_safe_ones(view, finish, qtbot, host):
    enclosures = (Enclosure("https://a.example/88.mp3", "audio/mpeg", 5), Enclosure("file:///etc/passwd"))
    view.show_article(make_article("<p>x</p>", enclosures=enclosures))
    finish(view)
    for number in (0, 1):
        qtbot.mouseClick(
            view.browser.viewport(), Qt.MouseButton.LeftButton, pos=find_link(view, f"paperround:enclosure/{number}")
        )
    assert host.opened == ["https://a.example/88.mp3"]


def test_links_of_an_episode_play_and_download_it(view, finish, qtbot):
    sound = ArticleSound(90.0, "Not downloaded", "Download", (Chapter(0.0, "One"), Chapter(45.0, "Two")))
    view.show_article(make_article("<p>x</p>", sound=sound))
    finish(view)
    played: list[tuple[int, float | None]] = []
    view.play_wanted.connect(lambda entry_id, from_s: played.append((entry_id, from_s)))
    for link in ("play", "chapter/1"):
        view.browser.anchorClicked.emit(QUrl(f"paperround:{link}"))
    assert played == [(7, None), (7, 45.0)]
    with qtbot.waitSignal(view.download_wanted) as wanted:
        view.browser.anchorClicked.emit(QUrl("paperround:download"))
    assert wanted.args == [7]


# --- full text, end of the article, find --------------------------------------------------------


def test_only_a_headline_offers_the_full_text(view, finish):
    view.show_article(make_article(""))
    finish(view)
    assert view.headline.isVisible()
    assert view.headline.button.isVisible()
    view.show_article(make_article("", full_text=FullText.FETCHING))
    finish(view)
    assert not view.headline.isVisible()
    assert "Loading full article…" in text(view)
    view.show_article(make_article("<p>All of it</p>", full_text=FullText.SHOWN))
    finish(view)
    assert not view.headline.isVisible()
    assert "All of it" in text(view)


def test_a_page_without_an_article_is_said(view, finish):
    view.show_article(make_article("<p>x</p>", full_text=FullText.NONE_FOUND))
    finish(view)
    assert "Couldn’t find the full article on the page. Showing the version from the feed." in text(view)


def test_space_pages_and_says_the_end_once_there(view, finish, qtbot):
    view.show_article(make_article(ESTUARY * 3))
    finish(view)
    ends: list[bool] = []
    view.end_reached.connect(lambda: ends.append(True))
    bar = view.browser.verticalScrollBar()
    presses = 0
    while not ends and presses < 50:
        before = bar.value()
        qtbot.keyClick(view.browser, Qt.Key.Key_Space)
        presses += 1
        assert ends or bar.value() > before
    assert bar.value() == bar.maximum()
    assert 3 < presses < 15
    qtbot.keyClick(view.browser, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert bar.value() < bar.maximum()


def test_pictures_and_tables_follow_a_window_that_grows(view, finish, source):
    """At each width they stand as if the article had been opened there."""
    picture = f'<img src="{PICTURE_URL}">'
    source.files[PICTURE_URL] = paint_picture(1_280, 320)
    words = "<tr><td>one two three four</td><td>five six seven eight nine ten</td></tr>"
    inner = f"<table>{words}</table>"
    outer = f"<table><tr><td>{inner}</td><td>{inner}{picture}</td></tr>{words}</table>"
    html = f"{picture}<blockquote>{picture}{inner}</blockquote><ul><li>{picture}</ul>{outer}"

    def measure() -> list[object]:
        document = view.browser.shown
        lengths = [table._table.format().columnWidthConstraints() for table in document.tables]
        pictures = [(placed.width, placed.height) for placed in document.placed]
        return [*pictures, *([length.rawValue() for length in row] for row in lengths)]

    sizes = {}
    for width in (420, 900, 560):
        view.resize(width, 700)
        view.show_article(make_article(html, entry_id=width), pictures=True)
        finish(view)
        sizes[width] = measure()
    for width in (420, 900, 560):
        view.resize(width, 700)
        assert measure() == sizes[width]
    assert sizes[420] != sizes[560] != sizes[900]


def test_a_picture_among_the_words_of_a_list_stays_in_the_column(view, finish, source):
    source.files[PICTURE_URL] = paint_picture(1_280, 320)
    view.show_article(make_article(f'<ul><li>words<br><img src="{PICTURE_URL}"></ul>'), pictures=True)
    finish(view)
    assert view.browser.horizontalScrollBar().maximum() == 0


def test_a_long_address_is_copied_as_it_was(view, finish):
    address = "https://a.example/" + "x" * 500
    view.show_article(make_article(f"<p>{address}</p>"))
    finish(view)
    view.browser.selectAll()
    view.browser.copy()
    assert address in QGuiApplication.clipboard().text()


def test_a_closed_article_leaves_nothing_behind_for_keys_and_ears(view, finish, source):
    """What stands in its place only lies over it."""
    source.files[PICTURE_URL] = paint_picture(640, 320)
    view.mentions_pictures = True
    view.show_article(make_article(), pictures=True)
    finish(view)
    assert view.pictures_bar.isVisible()
    view.find_bar.open_bar()
    view.find_bar._field.setText("the")
    view.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    view.set_colours(tokens.DARK)
    view.browser.selectAll()
    assert not view.browser.textCursor().hasSelection()
    assert not view.marks.close_bar()  # Escape goes on to whoever comes next
    assert not view.pictures_bar.isVisible()
    view.resize(500, 600)
    view.set_colours(tokens.LIGHT)
    view.show_article(make_article(title="The next one"))
    finish(view)
    assert "The next one" in text(view)


def test_find_counts_walks_and_wraps(view, finish, qtbot):
    view.show_article(make_article("<p>one tide, two tides</p><p>three Tides</p>", title="x", feed_title="Feed"))
    finish(view)
    view.find_bar.open_bar()
    field = view.find_bar._field
    qtbot.keyClicks(field, "tide")
    assert (view.find_bar.count, view.find_bar.current) == (3, 0)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert view.browser.textCursor().selectedText() == "Tide"
    view.find_bar.find_next()
    assert view.find_bar.current == 0
    view.find_bar.find_previous()
    assert view.find_bar.current == 2
    field.setText("nowhere")
    assert view.find_bar.count == 0
    assert view.find_bar._count.text() == "No matches"
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not view.find_bar.isVisible()


def test_marks_do_not_outlive_the_article_they_stand_in(view, finish):
    view.marks.set_highlights("tides")
    for entry_id in (1, 2):  # long: the first document is gone before the second is whole
        view.show_article(make_article(LONG, entry_id=entry_id))
        finish(view)
        assert {mark.cursor.selectedText() for mark in view.browser.extraSelections()} == {"tides"}


def test_an_article_drawn_anew_stays_at_the_place_that_was_found(view, finish):
    view.show_article(make_article(LONG))
    finish(view)
    view.find_bar.open_bar()
    view.find_bar._field.setText("tides")
    for _ in range(200):
        view.find_bar.find_next()
    place = view.browser.find_place()
    view.set_colours(tokens.DARK)
    finish(view)
    assert (view.find_bar.count, view.find_bar.current) == (MOST_COUNTED, 200)
    assert view.browser.find_place() == place
    assert view.browser.textCursor().selectedText() == "tides"


# --- printing and saving -------------------------------------------------------------------------


def test_printing_puts_all_of_it_on_paper(view, finish, tmp_path):
    view.set_colours(tokens.DARK)
    view.show_article(make_article(LONG))
    finish(view)
    path = tmp_path / "article.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    print_document(view.make_whole_document(), writer)
    del writer
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") > 20


def test_no_dialog_is_left_behind_by_printing(view, finish, monkeypatch):
    view.show_article(make_article())
    finish(view)
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: QPrintDialog.DialogCode.Rejected)
    view.print()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert view.findChildren(QPrintDialog) == []


def test_saving_writes_a_page_or_says_why_not(view, finish, tmp_path, host):
    view.show_article(make_article())
    finish(view)
    path = tmp_path / "saved.html"
    view.save_to(path)
    page = path.read_text(encoding="utf-8")
    assert "The estuary that keeps its own time" in page
    assert "Ilse Vanterpool" in page
    assert host.failures == []
    view.save_to(tmp_path / "missing" / "x.html")
    assert "couldn’t be saved" in host.failures[0]


def test_a_picture_that_left_memory_is_saved_and_printed_all_the_same(view, finish, source, tmp_path, monkeypatch):
    source.files[PICTURE_URL] = paint_picture(640, 320)
    view.show_article(make_article(), pictures=True)
    finish(view)
    monkeypatch.setattr(source, "get", lambda url: Pending.PENDING)
    view.save_to(tmp_path / "saved.html")
    assert "<img" in (tmp_path / "saved.html").read_text(encoding="utf-8")
    printed = view.make_whole_document()
    printed.waits_for_pictures = True
    assert printed.loadResource(QTextDocument.ResourceType.ImageResource.value, "picture:0").width() == 640


def test_a_file_name_is_fit_for_every_system():
    assert make_file_name(make_article(title='../a: "b" <c>?')) == "a b c.html"
    assert make_file_name(make_article(title="")) == "article.html"


# --- the hostile set -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", mark_long(MAKERS, SLOW))
def test_no_hostile_article_blocks_the_window(view, qtbot, name):
    """The bar is 300 ms; here three times that, since tests share their processors. `dev.py bench article` is exact."""
    article = make_article(MAKERS[name]())
    longest = 0.0
    started = turn = time.process_time()
    view.show_article(article)
    while not view.is_finished() and time.process_time() - started < 1.0:
        longest = max(longest, time.process_time() - turn)
        turn = time.process_time()
        QGuiApplication.processEvents()
    assert longest < 0.9
    view.clear()


def test_files_are_never_read(view, finish, tmp_path):
    secret = tmp_path / "secret.png"
    secret.write_bytes(b"x")
    view.show_article(make_article(MAKERS["files"]().replace("/etc/passwd", str(secret))), pictures=True)
    finish(view)
    assert view.browser.document().placed == []
    image = QTextDocument.ResourceType.ImageResource.value
    for asked in (secret.as_uri(), str(secret), "qrc:/x", "picture:99", "tile:99"):
        for part in (view.browser, view.browser.document()):
            answer = part.loadResource(image, QUrl(asked))
            assert (answer.width(), answer.height()) == (1, 1)


def test_the_cut_leads_to_the_browser(view, qtbot, host):
    view.show_article(make_article("<p>" + "word " * 1000 + "</p><!--" + "x" * MAX_HTML + "-->"))
    qtbot.waitUntil(view.is_finished)
    assert text(view).rstrip().endswith("Continue in the browser")
    view.browser.anchorClicked.emit(QUrl("paperround:continue"))
    assert host.opened == ["https://tidewater.example/estuary"]


def test_pictures_can_be_allowed_once_for_the_feed_or_always(view, finish, qtbot, source):
    article = make_article()
    view.show_article(article)
    finish(view)
    assert view.pictures_bar.isVisible()
    assert source.asked == []
    assert [action.text() for action in view.pictures_bar.button.menu().actions()] == [
        "Just this once",
        "Always for this feed",
        "Always for all feeds",
    ]
    for action, choice in zip(view.pictures_bar.button.menu().actions(), PictureChoice, strict=False):
        view.show_article(replace(article, entry_id=article.entry_id + 1))
        with qtbot.waitSignal(view.pictures_allowed) as said:
            action.trigger()
        assert said.args == [article.entry_id + 1, choice.value]
        article = replace(article, entry_id=article.entry_id + 1)
        finish(view)
        assert not view.pictures_bar.isVisible()
    assert source.asked


def test_what_pictures_cost_is_told_once_with_a_choice(view, finish, qtbot, source):
    view.mentions_pictures = True
    view.show_article(make_article(), pictures=True)
    finish(view)
    assert view.pictures_bar.isVisible()
    with qtbot.waitSignal(view.pictures_allowed) as said:
        view.pictures_bar.ask.click()
    assert said.args[1] == PictureChoice.WHEN_ASKED
    finish(view)
    assert view.pictures_bar.button.isVisible()  # they are gone, and can be asked for
    view.pictures_bar.keep.click()
    finish(view)
    assert not view.pictures_bar.isVisible()


def test_every_control_has_a_name(view):
    for widget in (view.find_bar._field, view.pictures_bar.button, view.headline.button):
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
