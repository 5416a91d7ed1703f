"""The judges of the fault run and of fuzzing can say no: each finds what was put there to be found."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from reader.store.db import open_store
from reader.store.marks import set_starred
from tests.perf.chaos.ledger import Ledger
from tests.perf.chaos.program import read_offset, write_offset
from tests.perf.chaos.publishers import Publishers, RefreshRequests
from tests.perf.fuzzing import Fuzzer, find_kind
from tests.window.made_up import NOW, make_profile


def test_a_ledger_tells_what_is_lost(tmp_path):
    profile = make_profile(tmp_path / "p", more=3)
    ledger = Ledger()
    assert ledger.find_broken(profile.database) == []
    conn = open_store(profile.database, NOW)
    set_starred(conn, [1])
    ledger.stars |= {1, 2}
    ledger.tagged |= {1}
    ledger.feeds |= {"https://gone.example/feed"}
    ledger.entries |= {9_999: "Post 1 of 1"}
    conn.close()
    assert ledger.find_broken(profile.database) == [
        "the star of 2 is lost",
        "the tag of 1 is lost",
        "https://gone.example/feed is lost",
        "entry 9999 is lost",
    ]


@pytest.mark.parametrize(
    ("at", "jumps", "is_too_soon"), [(50.0, 0, True), (50.0, 1, False), (60.0, 0, False), (59.8, 0, False)]
)
def test_a_host_that_asked_for_a_pause_was_asked_too_soon(at, jumps, is_too_soon):
    publishers = Publishers(1, random.Random(1), lambda: 0.0, lambda: 0)
    try:
        publishers.asked = [RefreshRequests(0.0, 0, 0, 60.0), RefreshRequests(at, jumps, 0, 0.0)]
        assert bool(publishers.find_too_soon()) == is_too_soon
    finally:
        publishers.server.close()


def test_a_clock_is_what_was_written_last(tmp_path):
    write_offset(tmp_path / "clock", -3.5)
    assert read_offset(tmp_path / "clock") == -3.5


def hides_a_bug(body: bytes) -> str:
    """Three steps that nobody takes by chance, each a line of its own."""
    if b"<" not in body:
        return ""
    if b"]]>" not in body:
        return ""
    if body.count(b"&") < 3:
        return ""
    raise KeyError(len(body))


def test_fuzzing_finds_its_way_line_by_line_and_makes_it_small():
    fuzzer = Fuzzer(hides_a_bug, (Path(__file__),), [b"some text without anything in it"])
    while not fuzzer.found and fuzzer.runs < 50_000:
        fuzzer.run_batch(random.Random(fuzzer.runs))
    assert [one.kind for one in fuzzer.found] == ["KeyError"]
    assert len(fuzzer.found[0].body) < 60


def test_kinds_of_wrong_are_told_apart_by_their_first_words():
    assert find_kind("other tags: at 3: x") == find_kind("other tags: at 4: y") != find_kind("slow: 3 s")
