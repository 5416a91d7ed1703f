"""The entry of the frozen program stands for all programs that an unfrozen one would start."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from multiprocessing import Pipe
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reader
from reader.core.child_process import Messages
from reader.core.frozen import PROGRAMS, choose_program, give_back_environment, give_streams
from reader.features.demo.server import Begin, Serving


def test_every_module_that_the_program_starts_by_name_is_known():
    """Whoever writes `"-m", "reader.x"` must be served by the frozen program as well."""
    sources = Path(reader.__file__).parent.rglob("*.py")
    started = {name for path in sources for name in re.findall(r'"-m",\s*"(reader\.[\w.]+)"', path.read_text("utf-8"))}
    assert started == set(PROGRAMS)
    assert all(callable(importlib.import_module(name).main) for name in PROGRAMS)


def test_a_module_is_started_as_python_would():
    assert choose_program(["-m", "reader.core.child_process", "demo", "3"]) == (
        "reader.core.child_process",
        ["demo", "3"],
    )


@given(st.lists(st.text(max_size=12), max_size=5))
def test_anything_else_goes_to_the_command_line(arguments: list[str]):
    if arguments[:1] == ["-m"] and arguments[1:2] and arguments[1] in PROGRAMS:
        return
    assert choose_program(arguments) == ("reader.cli.main", arguments)


def test_only_known_modules_are_started():
    assert choose_program(["-m", "http.server"])[0] == "reader.cli.main"


def test_other_programs_get_the_environment_that_we_were_given():
    changed = {"LD_LIBRARY_PATH": "/ours", "LD_LIBRARY_PATH_ORIG": "/theirs", "HOME": "/home/a"}
    give_back_environment(changed)
    assert changed == {"LD_LIBRARY_PATH": "/theirs", "HOME": "/home/a"}
    unset = {"LD_LIBRARY_PATH": "/ours", "HOME": "/home/a"}
    give_back_environment(unset)
    assert unset == {"HOME": "/home/a"}


def test_without_a_console_printing_is_harmless_and_complaints_are_kept(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    unheard = give_streams()
    print("to nobody")
    sys.stdout.flush()
    print("The disk is full.", file=sys.stderr)
    sys.stdout.close()
    assert unheard.getvalue() == "The disk is full.\n"


def test_with_a_console_nothing_is_taken_from_it():
    streams = (sys.stdout, sys.stderr)
    assert give_streams().getvalue() == ""
    assert (sys.stdout, sys.stderr) == streams


def test_the_entry_runs_the_program(tmp_path: Path):
    command = [sys.executable, "-m", "reader.core.frozen", "--profile", str(tmp_path), "feeds", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.skipif(sys.platform == "win32", reason="no file descriptors there")
def test_the_entry_runs_a_process_beside_the_window():
    ours, theirs = Pipe()
    command = [
        sys.executable,
        "-m",
        "reader.core.frozen",
        "-m",
        "reader.core.child_process",
        "demo",
        str(theirs.fileno()),
    ]
    with subprocess.Popen(command, pass_fds=[theirs.fileno()]) as process, ours:
        theirs.close()
        server = Messages[Serving](ours, Serving)
        server.send(Begin(1_794_800_000.0, 7, 0))
        serving = server.receive()
        assert serving is not None
        assert len(serving.bases) == 40
        ours.close()
        assert process.wait(60) == 0
