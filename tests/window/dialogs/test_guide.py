"""Help in the window: every page opens, every link and picture is there, and a report says nothing of its user."""

from __future__ import annotations

import getpass
from pathlib import Path
from typing import Any

import pytest
from common.bundle import list_guide_files
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument, QTextImageFormat

from reader.core.paths import get_guide
from reader.window.dialogs.guide import CONTENTS, WHATS_NEW, GuideBrowser, GuideDialog, describe_system, find_page

PAGES = sorted(path.name for path in get_guide().glob("*.md"))


def list_formats(document: QTextDocument):
    block = document.begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            yield iterator.fragment().charFormat()
            iterator += 1
        block = block.next()


def test_there_are_pages() -> None:
    assert len(PAGES) >= 16


@pytest.mark.parametrize("name", [*PAGES, WHATS_NEW])
def test_every_page_opens_with_its_pictures_and_links(name: str, qtbot) -> None:
    browser = GuideBrowser()
    qtbot.addWidget(browser)
    browser.resize(800, 600)
    browser.show_page(name)
    title = find_page(name).read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
    assert browser.toPlainText().startswith(title)
    for form in list_formats(browser.document()):
        target = QUrl(form.anchorHref())
        if form.isAnchor() and not target.scheme():
            assert target.fileName() in PAGES
        if form.isImageFormat():
            image: Any = browser.loadResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(QTextImageFormat(form).name())
            )
            assert 0 < image.width() <= 800


def test_links_lead_on_and_back(opened) -> None:
    opened.actions["guide"].trigger()
    [dialog] = opened.window.findChildren(GuideDialog)
    assert dialog.browser.source().fileName() == CONTENTS
    assert not dialog.back.isEnabled()
    dialog.browser.anchorClicked.emit(QUrl("reading.md"))
    assert dialog.browser.source().fileName() == "reading.md"
    dialog.back.click()
    assert dialog.browser.source().fileName() == CONTENTS


@pytest.mark.parametrize(
    ("page", "name"), [("today", "insights.md"), ("budget", "schedule.md"), ("savings", "insights.md")]
)
def test_insights_lead_to_the_page_about_them(opened, page: str, name: str) -> None:
    opened.insights.open(page).list.help.click()
    [dialog] = opened.window.findChildren(GuideDialog)
    assert dialog.browser.source().fileName() == name


def test_a_page_that_is_missing_shows_the_contents() -> None:
    assert find_page("no-such-page.md").name == CONTENTS


def test_a_report_says_nothing_of_its_user(opened) -> None:
    opened.actions["report"].trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied == describe_system()
    assert "Paperround" in copied
    assert str(Path.home()) not in copied
    assert getpass.getuser() not in copied.split()


def test_packages_have_every_page_and_picture() -> None:
    packed = {path.name for path in list_guide_files()}
    assert {*PAGES, WHATS_NEW, "main.png"} <= packed
