"""Pictures are read on several threads at once.

In a process of its own: threads that wait for each other keep Python, so nothing here could end them.
"""

from __future__ import annotations

import subprocess
import sys

from tests.window.kit.test_favicons import make_icon

READ_ON_TWO_THREADS = """
import sys
from threading import Thread
from reader.window.kit.picture_reader import find_kind, open_picture
from reader.window.pictures.decode import decode

data = sys.stdin.buffer.read()
sys.setswitchinterval(1e-5)

def read():
    for _ in range(1_000):
        reader, buffer = open_picture(data, find_kind(data))
        assert not reader.read().isNull()

other = Thread(target=read)
other.start()
for _ in range(1_000):
    assert not decode(data, 16).isNull()
other.join()
"""


def test_two_threads_that_read_do_not_wait_for_each_other():
    notes = subprocess.run(
        [sys.executable, "-c", READ_ON_TWO_THREADS], input=make_icon("png"), capture_output=True, timeout=60
    )
    assert (notes.returncode, notes.stderr.decode()) == (0, "")
