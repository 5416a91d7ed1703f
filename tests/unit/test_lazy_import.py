"""Modules that load when first used."""

from __future__ import annotations

import subprocess
import sys

import pytest

from reader.lazy_import import lazy_import


@pytest.fixture
def module(tmp_path, monkeypatch):
    (tmp_path / "made_up_for_late.py").write_text("def answer():\n    return 42\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield "made_up_for_late"
    sys.modules.pop("made_up_for_late", None)


def test_it_loads_at_the_first_use(module):
    found = lazy_import(module)
    assert module not in sys.modules
    assert found.answer() == 42
    assert module in sys.modules


def test_what_is_not_there_is_missed_as_ever(module):
    with pytest.raises(AttributeError):
        lazy_import(module).question  # noqa: B018
    with pytest.raises(ModuleNotFoundError):
        lazy_import("reader.no_such_room").anything  # noqa: B018


RUN_ON_TWO_THREADS = """
import sys, threading
from pathlib import Path
import reader
folder = Path(sys.argv[1])
(folder / "slow.py").write_text("import time\\ntime.sleep(0.2)\\nANSWER = 42\\n")
reader.__path__.append(str(folder))
from reader import slow
assert type(slow).__name__ == "_LazyModule"
found = []
threads = [threading.Thread(target=lambda: found.append(slow.ANSWER)) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert found == [42] * 8, found
assert type(slow).__name__ == "module"
"""


def test_no_thread_sees_half_a_module(tmp_path):
    done = subprocess.run([sys.executable, "-c", RUN_ON_TWO_THREADS, str(tmp_path)], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


def test_a_module_that_fails_fails_again(tmp_path):
    code = (
        "import sys, reader; reader.__path__.append(sys.argv[1])\n"
        "from reader import broken\n"
        "for _ in range(2):\n"
        "    try:\n        broken.thing\n"
        "    except ZeroDivisionError:\n        print('again')\n"
    )
    (tmp_path / "broken.py").write_text("1 / 0\n")
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["again", "again"]
