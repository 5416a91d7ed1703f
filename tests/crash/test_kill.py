"""A kill or two in every test run, six in the long one; `dev.py bench kill` does hundreds."""

from __future__ import annotations

import random

import pytest

from tests.crash.killing import Promises, broken_promises, kill_once
from tests.long_tests import mark_long
from tests.perf import many_feeds
from tests.perf.bench_kill import subscribe


@pytest.mark.parametrize("kills", mark_long([2, 6], {6}))
def test_nothing_that_was_acknowledged_is_lost(tmp_path, kills):
    server = many_feeds.start(6, 0.0, 18_300, lively=True)
    database = tmp_path / "store.sqlite"
    promises = Promises()
    try:
        subscribe(database, server.urls())
        for seed in range(kills):
            kill_once(database, random.Random(seed), promises)
            assert broken_promises(database, promises) == []
    finally:
        server.stop()
    assert promises.articles
    assert promises.read
