"""A few kills in every test run; `dev.py bench engine-kill` does two hundred."""

from __future__ import annotations

import random

from tests.crash.engine_killing import Siege


def test_a_killed_engine_asks_nobody_twice_and_keeps_its_ledger(tmp_path):
    siege = Siege(tmp_path, feeds=12, rng=random.Random(11))
    try:
        for count in range(4):
            siege.kill_once(count)
        assert siege.finish() == []
        assert siege.asked
    finally:
        siege.server.close()
