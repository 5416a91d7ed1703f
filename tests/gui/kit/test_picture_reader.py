"""Pictures are read and written on several threads at once, in a window of any language.

In processes of their own: threads that wait for each other keep Python, so nothing here could end them, and Qt loads a
plug-in only once.
"""

from __future__ import annotations

import subprocess
import sys

from tests.gui.kit.test_favicons import make_icon

READ_ON_TWO_THREADS = """
import sys
from threading import Thread
from reader.gui.kit.picture_reader import find_kind, open_picture
from reader.gui.pictures.decode import decode

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
WRITE_IN_SPANISH = """
import sys
from PySide6.QtWidgets import QApplication
from reader.gui.kit.language import install_language
from reader.gui.pictures.decode import decode
from reader.gui.pictures.small_picture import encode
from tests.gui.kit.test_favicons import Asked

app, asked = QApplication([]), Asked()
install_language(app, "es")
app.installTranslator(asked)
asked.contexts.clear()  # of the window's direction
assert encode(decode(sys.stdin.buffer.read(), 16))
assert set(asked.contexts) == {"QImageWriter"}, asked.contexts  # which asks before it takes a lock
"""


def run(script: str, kind: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", script], input=make_icon(kind), capture_output=True, timeout=60
    )
    assert (told.returncode, told.stderr.decode()) == (0, "")


def test_two_threads_that_read_do_not_wait_for_each_other():
    run(READ_ON_TWO_THREADS, "png")


def test_no_word_is_asked_for_while_the_first_picture_is_written():
    # Qt would ask while it loads its plug-ins, with a lock held for which a thread with Python may wait.
    run(WRITE_IN_SPANISH, "jpeg")
