"""The window starts light: what is only needed later is loaded later."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LATER = {
    "reader.window.app.window": "the whole window is made once the first entries are painted",
    "reader.window.article.view": "with the whole window",
    "reader.window.article.newspaper": "with the whole window",
    "reader.features.podcasts.window": "with the whole window",
    "reader.window.dialogs": "with the whole window",
    "reader.window.kit.dialog": "with the whole window",
    "reader.window.app.menus": "with the whole window",
    "reader.window.app.action_states": "with the whole window",
    "reader.window.article.control": "with the whole window",
    "reader.window.app.presence": "with the whole window",
    "reader.window.article.article_writer": "what writes articles comes when somebody is at the window",
    "reader.window.article.queries": "so does what reads them",
    "reader.features.podcasts.service": "with the first recording",
    "reader.features.search.query": "with the first search",
    "reader.store.backup": "for a database that is new or older",
    "ctypes": "memory is given back after the first posts",
    "reader.features.demo": "only the demo",
    "reader.window.app.engine_control": "the engine comes after the first posts",
    "reader.engine.messages": "the engine comes after the first posts",
    "reader.features.subscriptions.opml": "with the first list",
    "multiprocessing": "the engine comes after the first posts",
    "urllib.request": "fetching is the engine's",
    "html.entities": "with the first text",
    "socket": "X11 is asked, the engine is talked to, nothing else",
    "PySide6.QtPrintSupport": "with the first page printed",
    "numpy": "learning and planning are the engine's",
    "pyqtgraph": "with the first plot",
    "feedparser": "parsing is the engine's",
    "nh3": "parsing is the engine's",
    "urllib3": "fetching is the engine's",
    "requests": "fetching is the engine's",
}

SELDOM = {
    "reader.window.article.article_writer": "when somebody is at the window",
    "reader.window.article.queries": "when somebody is at the window",
    "reader.features.podcasts.window.queue_dialog": "when it is opened",
    "reader.window.dialogs.keyboard_sheet": "when it is asked for",
    "reader.features.subscriptions.window.add_feed": "when it is opened",
    "reader.window.dialogs.operations": "with the first decision in a dialog",
    "reader.window.article.find_bar": "with the first search",
    "reader.features.podcasts.service": "with the first recording",
    "PySide6.QtPrintSupport": "with the first page printed",
    "numpy": "learning and planning are the engine's",
    "urllib3": "fetching is the engine's",
    "requests": "fetching is the engine's",
    "ssl": "fetching is the engine's",
    "xml": "with the first list",
}

MOST_MODULES = 120
"""Of ours: each costs a start some 0.3 ms of processor time, whether it is needed or not."""


LOADED = (
    "import json, sys; print(json.dumps([name for name, module in sys.modules.items() if not name.startswith('reader')"
    " or type(module).__name__ != '_LazyModule' and '__path__' not in vars(module)]))"
)
"""Libraries, and modules of ours that ran: not those that wait to be used, not packages, which hold no code."""


def run_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_window_starts_without_what_comes_later():
    loaded = json.loads(
        run_python(f"import reader.cli.main as cli, reader.window.app.app as app; vars(cli), vars(app); {LOADED}")
    )
    assert {name: why for name, why in LATER.items() if name in loaded} == {}
    assert len([name for name in loaded if name.startswith("reader.")]) <= MOST_MODULES


def test_nobody_reads_the_source_of_what_is_imported():
    sources = run_python(
        "import builtins, linecache; python = builtins.__import__; import reader.window.app.app as app; vars(app);"
        "assert builtins.__import__ is python;"
        "print([name for name in linecache.cache if 'reader' in name])"
    )
    assert sources.strip() == "[]"


def test_a_viewport_is_known_without_loading_every_widget():
    known = run_python(
        "import os; os.environ['QT_QPA_PLATFORM'] = 'offscreen';"
        "from reader.window.kit.screens import resolve_viewport_wrapper;"
        "from PySide6 import QtWidgets;"
        "app = QtWidgets.QApplication([]); table = QtWidgets.QTableView(); resolve_viewport_wrapper(table);"
        "assert type(table.viewport()) is QtWidgets.QWidget;"
        "print('QMdiArea' in vars(QtWidgets))"
    )
    assert known.strip() == "False"


def test_the_whole_window_waits_with_what_is_seldom_used():
    loaded = json.loads(
        run_python(
            f"from reader.window.app import deferred_start, engine_control, window; vars(window), vars(deferred_start), vars(engine_control); {LOADED}"
        )
    )
    assert {name: why for name, why in SELDOM.items() if name in loaded} == {}
