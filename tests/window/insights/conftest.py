from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator

from reader.core.paths import Profile
from reader.store.db import open_reader, open_store
from reader.window.app.window import Window
from reader.window.kit.language import install_language
from tests.window.insights.demo_weeks import NOW, make_demo_profile


@pytest.fixture(scope="session")
def made_weeks(tmp_path_factory) -> Path:
    """Made once; each test gets a copy of its own."""
    return make_demo_profile(tmp_path_factory.mktemp("demo") / "weeks").folder


@pytest.fixture
def weeks(made_weeks, tmp_path):
    """The demo's three weeks; NOW is Thursday 10:24."""
    shutil.copytree(made_weeks, tmp_path / "weeks")
    return Profile(tmp_path / "weeks")


@pytest.fixture
def conn(weeks):
    conn = open_reader(weeks.database)
    yield conn
    conn.close()


@pytest.fixture
def writer(weeks):
    conn = open_store(weeks.database, NOW)
    yield conn
    conn.close()


@pytest.fixture
def show_page(open_it, weeks, qtbot):
    """Opens the window over the three weeks and a page of Insights, once its facts are there."""

    class ShowPage:
        parts: Window
        """Of the window that was opened last."""

        def __call__(self, key, profile=None):
            self.parts = open_it(profile or weeks)
            view = self.parts.insights.open(key)
            page = view.page(key)
            qtbot.waitUntil(lambda: bool(page.sentence.text()) or page.unknown.isVisible())
            qtbot.waitUntil(lambda: any(view.list.asides().values()))
            return page

    return ShowPage()


@pytest.fixture
def new_profile(tmp_path):
    """Subscribed an hour ago, never looked."""
    from reader.store.feeds import add_feed

    profile = Profile(tmp_path / "new")
    conn = open_store(profile.database, NOW)
    for number in range(3):
        add_feed(conn, f"https://feed{number}.example/rss", NOW - 3_600)
    conn.close()
    return profile


@pytest.fixture
def german(qapp):
    """The window speaks German until the test is over."""
    direction, locale = qapp.layoutDirection(), QLocale()
    before = set(qapp.findChildren(QTranslator))
    install_language(qapp, "de")
    yield
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
        translator.deleteLater()
    qapp.setLayoutDirection(direction)
    QLocale.setDefault(locale)
