"""The window starts light: what is only needed later is loaded later."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LATER = {
    "reader.gui.article.scribe": "what writes articles comes with the first one",
    "reader.gui.help_sheet": "when it is asked for",
    "reader.demo": "only the demo",
    "reader.gui.dialogs.add_feed": "when it is opened",
    "reader.gui.dialogs.operations": "with the first decision in a dialog",
    "reader.gui.engine_link": "the engine comes after the first posts",
    "reader.engine.messages": "the engine comes after the first posts",
    "reader.opml": "with the first list",
    "multiprocessing": "the engine comes after the first posts",
    "urllib.request": "fetching is the engine's",
    "PySide6.QtPrintSupport": "with the first page printed",
    "numpy": "learning and planning are the engine's",
    "pyqtgraph": "with the first plot",
    "feedparser": "parsing is the engine's",
    "nh3": "parsing is the engine's",
    "urllib3": "fetching is the engine's",
    "requests": "fetching is the engine's",
}


def test_the_window_starts_without_what_comes_later():
    code = (
        "import json, sys; import reader.cli.main, reader.gui.app;"
        "print(json.dumps([name for name in sys.modules]))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout))
    assert {name: why for name, why in LATER.items() if name in loaded} == {}
