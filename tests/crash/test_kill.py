"""A few kills in every test run; `dev.py bench kill` does hundreds."""

from __future__ import annotations

import random

from tests.crash.killing import Promises, broken_promises, kill_once
from tests.perf import many_feeds
from tests.perf.bench_kill import subscribe


def test_nothing_that_was_acknowledged_is_lost(tmp_path):
    server = many_feeds.start(6, 0.0, 18_300, lively=True)
    database = tmp_path / "store.sqlite"
    promises = Promises()
    try:
        subscribe(database, server.urls())
        for seed in range(6):
            kill_once(database, random.Random(seed), promises)
            assert broken_promises(database, promises) == []
    finally:
        server.stop()
    assert promises.articles
    assert promises.read
