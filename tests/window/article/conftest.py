from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QThreadPool
from pytestqt.qtbot import QtBot

from reader.window.article.view import ArticleView
from tests.window.article.fakes import FakeHost, FakeSource
from tests.window.article.samples import NOW


@pytest.fixture
def source() -> FakeSource:
    return FakeSource()


@pytest.fixture
def host() -> FakeHost:
    return FakeHost()


@pytest.fixture
def view(qtbot: QtBot, host: FakeHost, source: FakeSource) -> ArticleView:
    made = ArticleView(host, source, lambda: NOW)
    qtbot.addWidget(made)
    made.resize(720, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def finish(qtbot: QtBot) -> Callable[[ArticleView], None]:
    """Waits until all of the article is written and every picture on the screen is decoded."""

    def wait(shown: ArticleView) -> None:
        qtbot.waitUntil(shown.is_finished)
        shown.browser.viewport().repaint()
        QThreadPool.globalInstance().waitForDone(5000)
        QCoreApplication.processEvents()

    return wait
