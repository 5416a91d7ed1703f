"""Memory that is free goes back to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

from reader.core import malloc_trim

HOLD = """
import psutil
from reader.core.malloc_trim import trim_heap
blocks = [bytes(2_000) for _ in range(40_000)]
last = blocks[-1]
del blocks  # the last block, at the top of the heap, keeps all below it
before = psutil.Process().memory_info().rss
trim_heap()
print(before - psutil.Process().memory_info().rss)
"""


@pytest.mark.skipif(malloc_trim._find_library() is None, reason="another C library")
def test_what_was_freed_goes_back():
    done = subprocess.run([sys.executable, "-c", HOLD], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 40_000_000


def test_it_may_be_asked_for_anywhere():
    malloc_trim.set_trim_threshold()
    malloc_trim.trim_heap()


COUNT_FAULTS = """
import resource
from reader.core.malloc_trim import set_trim_threshold, reuse_freed
def count_faults():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(50):
        bytearray(4_000_000)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
set_trim_threshold()
given_back = count_faults()
with reuse_freed():
    reused = count_faults()
print(given_back, reused, count_faults())
"""


@pytest.mark.skipif(malloc_trim._find_library() is None, reason="another C library")
def test_for_a_while_one_block_takes_what_the_one_before_freed():
    done = subprocess.run([sys.executable, "-c", COUNT_FAULTS], capture_output=True, text=True, check=True)
    given_back, reused, afterwards = map(int, done.stdout.split())
    assert reused < given_back / 10
    assert afterwards > given_back / 2
