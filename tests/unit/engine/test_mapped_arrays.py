"""Arrays on a shelf are the same figures, in a file that nobody sees, and in memory where there can be none."""

from __future__ import annotations

import mmap
import os
import sys
from pathlib import Path

import numpy as np
import pytest

from reader.engine.mapped_arrays import Array, MappedArrays

ARRAYS: list[Array] = [
    np.arange(24, dtype=np.float16).reshape(2, 3, 4),
    np.empty((0, 5)),
    np.linspace(0.0, 1.0, 7),
    np.arange(600_000, dtype=np.float64).reshape(600, 1_000)[:, ::2],
]


def resident_bytes() -> int:
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no such line")


def assert_same(kept, arrays=ARRAYS):
    for one, other in zip(kept, arrays, strict=True):
        assert (one.dtype, one.shape) == (other.dtype, other.shape)
        assert np.array_equal(one, other)


def test_what_is_put_there_is_found_again_before_and_after_it_was_let_go(tmp_path):
    mapped_arrays = MappedArrays(tmp_path)
    kept = mapped_arrays.put(ARRAYS)
    assert_same(kept)
    mapped_arrays.let_go()
    assert_same(kept)
    assert not kept[0].flags.writeable


def test_a_second_mind_does_not_disturb_the_first(tmp_path):
    mapped_arrays = MappedArrays(tmp_path)
    first, second = mapped_arrays.put(ARRAYS), mapped_arrays.put([np.ones(9)])
    mapped_arrays.let_go()
    assert_same(first)
    assert_same(second, [np.ones(9)])


@pytest.mark.skipif(sys.platform == "win32", reason="a file in use has a name there")
def test_the_file_has_no_name(tmp_path):
    kept = MappedArrays(tmp_path).put(ARRAYS)
    assert os.listdir(tmp_path) == []
    assert kept


@pytest.mark.skipif(not hasattr(mmap, "MADV_DONTNEED") or sys.platform != "linux", reason="only a hint")
def test_what_was_let_go_is_no_longer_in_memory(tmp_path):
    mapped_arrays = MappedArrays(tmp_path)
    (kept,) = mapped_arrays.put([np.ones(8_000_000)])
    assert kept.sum() == 8_000_000
    before = resident_bytes()
    mapped_arrays.let_go()
    assert before - resident_bytes() > 50_000_000


def test_without_a_folder_the_arrays_stay_in_memory(tmp_path, expect_log):
    expect_log("stays in memory")
    mapped_arrays = MappedArrays(tmp_path / "nowhere")
    kept = mapped_arrays.put(ARRAYS)
    mapped_arrays.let_go()
    assert_same(kept)
