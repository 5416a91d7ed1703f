"""A child that reads strangers' documents can open no file of the user's, no connection and no program."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="no sandbox there")

TRY_EVERYTHING = """
import ctypes, json, os, socket, subprocess, sys
from pathlib import Path
from reader.core.guarded_child import drop_privileges

private, drops = Path(sys.argv[1]), sys.argv[2] == "drops"
if drops:
    drop_privileges()
def attempt(act):
    try:
        act()
    except OSError as error:
        return type(error).__name__
    return "done"
print(json.dumps({
    "read": attempt(private.read_bytes),
    "write": attempt(lambda: private.with_name("new").write_bytes(b"x")),
    "remove": attempt(private.with_name("other").unlink),
    "list": attempt(lambda: list(private.parent.iterdir())),
    "socket": attempt(socket.socket),
    "unix": attempt(lambda: socket.socket(socket.AF_UNIX)),
    "program": attempt(lambda: subprocess.run(["/bin/true"])),
    "kill": attempt(lambda: os.kill(os.getppid(), 0)),
}))
import zoneinfo, email.parser, encodings.utf_7, sqlite3
assert Path("/proc/self/statm").read_text() and Path("/etc/hostname")
"""


def attempt_all(folder: Path, drops: str) -> dict[str, str]:
    (folder / "private").write_text("secret")
    (folder / "other").write_text("secret")
    command = [sys.executable, "-c", TRY_EVERYTHING, str(folder / "private"), drops]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_nothing_but_reading_the_program_is_left(tmp_path):
    assert set(attempt_all(tmp_path, "keeps").values()) == {"done"}
    assert set(attempt_all(tmp_path, "drops").values()) == {"PermissionError"}
    assert (tmp_path / "other").exists()
