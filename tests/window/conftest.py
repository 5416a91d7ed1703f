"""A window over a real store, offscreen, with a clock that stands still."""

from __future__ import annotations

import gc
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import keyring
import keyring.backend
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication

from reader.core.paths import Profile
from reader.store.db import open_reader, open_store
from reader.window.app.window import Window
from reader.window.article.read_policy import MarkRead
from reader.window.bridge.bridge import Bridge
from reader.window.kit.theme import Theme
from tests.fake_clock import FakeClock
from tests.feedserver import page, simple_feed
from tests.window.dialogs.helpers import SITE
from tests.window.helpers import entry
from tests.window.longest_words import LongestWords
from tests.window.made_up import NOW, make_profile
from tests.window.open_window import open_window
from tests.window.patience import PatientBot


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    return PatientBot(request)


@pytest.fixture(autouse=True, scope="session")
def _imported_once() -> None:
    """What is there by now stays for good: each collection below looks at one test's objects only."""
    gc.freeze()


@pytest.fixture(autouse=True)
def _collected_on_the_main_thread() -> Iterator[None]:
    """As in the program: on another thread a window of an earlier test would end where it must not. What Qt still holds
    afterwards it holds for good; looking at it again in every later test took a third of a second each in the end."""
    gc.disable()
    yield
    # What is under way still finds its window; then that goes, or the next test would dress it as well.
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The offscreen platform's own is 800 pixels wide, where the window would have its narrow layout."""
    monkeypatch.setattr("reader.window.app.main_window.find_room", lambda widget: QSize(1900, 1000))


@pytest.fixture
def morning() -> FakeClock:
    return FakeClock(NOW)


@pytest.fixture(scope="session")
def made_profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made once; each test gets a copy of its own."""
    return make_profile(tmp_path_factory.mktemp("made") / "profile").folder


@pytest.fixture
def profile(made_profile: Path, tmp_path: Path) -> Profile:
    shutil.copytree(made_profile, tmp_path / "profile")
    return Profile(tmp_path / "profile")


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp)


def undress(theme: Theme, app: QApplication) -> None:
    """As at a start of the program: the style sheet comes once the widgets of a window stand where they belong."""
    app.setStyleSheet("")
    theme._is_applied = False


@pytest.fixture(autouse=True)
def light(theme: Theme) -> None:
    """Whatever the test before left."""
    theme.prefer(Qt.ColorScheme.Unknown)
    theme.use_contrast(Qt.ContrastPreference.NoPreference)


@pytest.fixture(autouse=True, scope="session")
def english() -> None:
    """Dates and numbers as an English user writes them, wherever the tests run."""
    QLocale.setDefault(QLocale("en_GB"))


@pytest.fixture
def longest_words(qapp: QApplication) -> Iterator[None]:
    """The window says each text as the longest of all languages does."""
    translator = LongestWords(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    translator.deleteLater()


@pytest.fixture
def bridge(qtbot, profile: Profile, morning: FakeClock) -> Iterator[Bridge]:
    bridge = Bridge(profile.database, morning)
    yield bridge
    bridge.close()


@pytest.fixture
def open_it(qtbot, qapp: QApplication, theme: Theme, morning: FakeClock) -> Iterator[Callable[[Profile], Window]]:
    """Opens windows and closes what was opened."""
    opened: list[Window] = []

    def run(profile: Profile) -> Window:
        undress(theme, qapp)
        opened.append(open_window(profile, morning, theme))
        parts = opened[-1]
        qtbot.addWidget(parts.window)
        parts.window.show()
        qtbot.waitUntil(lambda: parts.entries.model.rowCount() > 0 and bool(parts.sidebar.control.data.feeds))
        return opened[-1]

    yield run
    for one in opened:
        one.window.quit()
        one.bridge.close()


@pytest.fixture
def parts(open_it, profile: Profile):
    return open_it(profile)


@pytest.fixture
def store(profile):
    conn = open_reader(profile.database)
    yield conn
    conn.close()


@pytest.fixture
def at_first(parts, qtbot):
    """The cursor on the first post, its article shown, nothing marked by itself."""
    parts.article.read_policy.policy = MarkRead.NEVER
    parts.window.activateWindow()
    parts.entries.view.setFocus()
    qtbot.waitUntil(lambda: entry(parts, 0) is not None)
    with qtbot.waitSignal(parts.article.control.article_shown):
        parts.entries.view.go_to_row(0)
    return parts


@pytest.fixture
def opened(open_it, profile):
    return open_it(profile)


@pytest.fixture
def writing(profile):
    """What the engine would write."""
    conn = open_store(profile.database, NOW)
    yield conn
    conn.close()


@pytest.fixture
def safe():
    """A place for passwords that forgets them after the test."""
    kept: dict[tuple[str, str], str] = {}

    class InMemory(keyring.backend.KeyringBackend):
        priority = 1

        def get_password(self, service, username):
            return kept.get((service, username))

        def set_password(self, service, username, password):
            kept[service, username] = password

        def delete_password(self, service, username):
            kept.pop((service, username), None)

    before = keyring.get_keyring()
    keyring.set_keyring(InMemory())
    yield kept
    keyring.set_keyring(before)


@pytest.fixture
def garden(feedserver):
    feedserver.serve("/", page(SITE, content_type="text/html"))
    feedserver.serve("/feed.xml", page(simple_feed("Garden", 5)))
    feedserver.serve("/comments.xml", page(simple_feed("Garden, comments", 2)))
    return feedserver
