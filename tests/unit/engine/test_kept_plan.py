"""A kept day model is found again as it was, by what it was made for alone; anything else is as good as none."""

from __future__ import annotations

import mmap
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from reader.engine.planning import KeptPlan
from reader.planner.choose import choose_now
from tests.unit.planner.day_models import UTC, make_state, usual_day


def assert_same(one: object, other: object) -> None:
    """Field by field, through all records."""
    if isinstance(one, msgspec.Struct):
        for name in one.__struct_fields__:
            assert_same(getattr(one, name), getattr(other, name))
    elif isinstance(one, np.ndarray):
        assert isinstance(other, np.ndarray)
        assert (one.dtype, one.shape) == (other.dtype, other.shape)
        assert np.array_equal(one, other)
    else:
        assert one == other


def resident_bytes() -> int:
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no such line")


def test_the_next_start_finds_what_was_kept_and_chooses_the_same(tmp_path):
    day_model = usual_day()
    kept = KeptPlan(tmp_path / "cache" / "plan").keep(day_model, "today")
    assert_same(kept, day_model)
    kept_plan = KeptPlan(tmp_path / "cache" / "plan")
    found = kept_plan.find("today", UTC)
    assert found is not None
    assert_same(found, day_model)
    kept_plan.let_go()
    state = make_state(7.5)
    assert choose_now(found, state).places.tolist() == choose_now(day_model, state).places.tolist() != []
    assert not found.posted.flags.writeable


def test_another_day_or_other_feeds_find_nothing(tmp_path):
    KeptPlan(tmp_path / "plan").keep(usual_day(), "today")
    assert KeptPlan(tmp_path / "plan").find("tomorrow", UTC) is None
    assert KeptPlan(tmp_path / "another").find("today", UTC) is None


@pytest.mark.parametrize("damage", [slice(0, 0), slice(0, 7), slice(0, 300), slice(0, -5_000), slice(40, None)])
def test_half_a_file_is_none(tmp_path, damage):
    path = tmp_path / "plan"
    KeptPlan(path).keep(usual_day(), "today")
    path.write_bytes(path.read_bytes()[damage])
    assert KeptPlan(path).find("today", UTC) is None


def test_what_is_forgotten_is_in_no_file(tmp_path):
    kept_plan = KeptPlan(tmp_path / "plan")
    kept_plan.keep(usual_day(), "today")
    kept_plan.forget()
    kept_plan.forget()
    assert list(tmp_path.iterdir()) == []


def test_what_an_engine_leaves_that_ends_while_it_writes_is_written_over(tmp_path, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", sys.exit)
        with pytest.raises(SystemExit):
            KeptPlan(tmp_path / "plan").keep(usual_day(), "today")
    KeptPlan(tmp_path / "plan").keep(usual_day(), "today")
    assert [path.name for path in tmp_path.iterdir()] == ["plan"]


def test_a_second_plan_takes_the_place_of_the_first(tmp_path):
    kept_plan = KeptPlan(tmp_path / "plan")
    kept_plan.keep(usual_day(), "today")
    kept_plan.keep(msgspec.structs.replace(usual_day(), wake_up_h=7.0), "tomorrow")
    found = kept_plan.find("tomorrow", UTC)
    assert found is not None
    assert found.wake_up_h == 7.0
    assert [path.name for path in tmp_path.iterdir()] == ["plan"]


def test_where_no_file_can_be_made_the_plan_stays_in_memory(tmp_path, expect_log):
    expect_log("stays in memory")
    (tmp_path / "cache").write_text("a file where the folder should be")
    kept_plan = KeptPlan(tmp_path / "cache" / "plan")
    assert_same(kept_plan.keep(usual_day(), "today"), usual_day())
    kept_plan.let_go()


@pytest.mark.skipif(not hasattr(mmap, "MADV_DONTNEED") or sys.platform != "linux", reason="only a hint")
def test_what_was_let_go_is_no_longer_in_memory(tmp_path):
    kept_plan = KeptPlan(tmp_path / "plan")
    large = msgspec.structs.replace(usual_day(), posted=np.ones((8_000, 1_000)))
    kept = kept_plan.keep(large, "today")
    del large
    assert kept.posted.sum() == 8_000_000
    before = resident_bytes()
    kept_plan.let_go()
    assert before - resident_bytes() > 50_000_000
