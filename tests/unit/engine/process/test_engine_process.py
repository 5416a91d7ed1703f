"""A silent process is ended when it hangs, not when a busy machine gives it no turn."""

from __future__ import annotations

import pytest

from reader.engine.process.engine_process import LONGEST_PAUSE_S, SilenceWatch, find_pause_s, is_hung

PATIENCE_S = 100.0


@pytest.mark.parametrize(
    ("used_cpu_s", "hung"),
    [(0.0, True), (0.02, True), (0.5, False), (20.0, False), (49.0, True)],
    ids=["waits for what never comes", "hardly breathes", "starved", "one of many", "turns in circles"],
)
def test_what_it_got_of_the_processor_tells(used_cpu_s: float, hung: bool) -> None:
    assert is_hung(50.0, used_cpu_s, PATIENCE_S) is hung


def test_even_one_that_gets_little_has_an_end() -> None:
    assert is_hung(10_000.0, 101.0, PATIENCE_S)


def test_a_sign_of_life_begins_the_count_anew_and_a_starved_one_is_waited_for() -> None:
    used = 0.0
    watch = SilenceWatch(PATIENCE_S, lambda: used)
    watch.begin(1, 0.0)
    assert watch.is_well(1, 60.0)
    assert watch.is_well(2, 99.0)
    assert watch.is_well(2, 160.0)
    used = 3.0
    assert watch.is_well(2, 210.0), "it gets little, but it works"
    used = 60.0
    assert watch.is_well(3, 300.0)
    assert watch.is_well(3, 360.0)
    assert not watch.is_well(3, 401.0), "nothing since"


def test_pauses_before_a_restart_grow_and_have_an_end() -> None:
    """A window that stays open for days beside a full disk sees more failures than a number can double."""
    assert [find_pause_s(2.0, failures) for failures in (1, 2, 3)] == [4.0, 8.0, 16.0]
    assert find_pause_s(2.0, 5_000) == LONGEST_PAUSE_S
