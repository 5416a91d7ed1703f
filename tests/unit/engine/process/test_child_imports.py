"""The engine starts light: with nothing due, it loads neither parsers nor what looks for feeds."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
LATER = {
    "PySide6": "the window's",
    "feedparser": "with the first document that is not plain",
    "nh3": "with the first document",
    "reader.parse.feed": "with the first document",
    "reader.features.mail.parse": "with the first mail",
    "reader.features.rules.worker": "with the first plan",
    "reader.parse.readable.extract": "with the first page behind an entry",
    "reader.net.discover": "with the first feed that has no icon",
    "reader.features.subscriptions.service.find_feeds": "with the first address that somebody looks for",
    "requests": "with the first account",
    "urllib3": "with the first fetch",
    "ssl": "with the first fetch",
    "http": "with the first fetch",
    "email": "with the first answer",
    "reader.net.connections": "with the first fetch",
    "reader.features.stories.worker": "with the first post that nobody read for its content",
    "reader.planner.content.profile": "with the first post that nobody read for its content",
    "reader.store.maintenance": "once a day",
    "reader.features.podcasts.worker.fetch_episode": "with the first recording",
    "reader.features.podcasts.player.player": "with the first recording",
    "reader.cli.main": "the terminal's",
}
MOST_MODULES = 145
"""Of ours."""


def test_the_engine_starts_without_what_comes_later():
    code = (
        "import json, sys, reader.core.child_process as first, reader.engine.process.child as child; vars(first), vars(child);"
        "print(json.dumps([name for name, module in sys.modules.items() if type(module).__name__ != '_LazyModule' and '__path__' not in vars(module)]))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = json.loads(done.stdout)
    assert {name: why for name, why in LATER.items() if name in loaded} == {}
    assert len([name for name in loaded if name.startswith("reader.")]) <= MOST_MODULES
