"""Pictures are read in several threads at once."""

from __future__ import annotations

import subprocess
import sys

READ_IN_TWO_THREADS = """
from threading import Thread
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage
from reader.gui.kit.picture_reader import open_picture

picture, buffer = QImage(8, 8, QImage.Format.Format_RGB32), QBuffer()
picture.fill(0)
buffer.open(QBuffer.OpenModeFlag.WriteOnly)
picture.save(buffer, "png")
data = bytes(buffer.data().data())

def read_many():
    for _ in range(500):
        reader, buffer = open_picture(data, b"png")
        assert reader.size().width() == reader.read().width() == 8

others = [Thread(target=read_many) for _ in range(2)]
for other in others:
    other.start()
for _ in range(500):
    reader, buffer = open_picture(data, b"png")
    assert not reader.read().isNull()
for other in others:
    other.join()
"""


def test_a_thread_that_reads_never_waits_for_one_that_waits_for_it():
    # In a process of its own: where two threads wait for each other, one of them has Python, and no test goes on.
    subprocess.run([sys.executable, "-c", READ_IN_TWO_THREADS], check=True, timeout=60)
