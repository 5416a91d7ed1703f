"""A full disk, a denied folder, a name that is no UTF-8: a sentence in the terminal, never a traceback."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reader.cli.main import main
from reader.core.errors import StoreError, as_disk_error

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
@pytest.mark.parametrize("command", ["feeds", "doctor", "fetch", "settings", "quit"])
def test_a_folder_whose_name_is_no_utf_8(tmp_path, capsys, command):
    profile = os.fsdecode(os.fsencode(tmp_path) + b"/bad\xff")
    assert main(["--profile", profile, command]) in (0, StoreError.exit_code)
    out, err = capsys.readouterr()
    assert "mistake in Paperround" not in err
    if command != "quit":  # which has nothing to end there
        assert "isn’t valid UTF-8" in out + err


@pytest.mark.parametrize("command", [("feeds",), ("fetch", "--once"), ("doctor", "--backup")])
def test_a_folder_that_cannot_be(tmp_path, capsys, command):
    (tmp_path / "file").write_text("in its way")
    assert main(["--profile", str(tmp_path / "file" / "profile"), *command]) == StoreError.exit_code
    err = capsys.readouterr().err
    assert "Traceback" not in err
    assert str(tmp_path / "file") in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_output_to_a_full_disk(tmp_path):
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "reader", "--profile", str(tmp_path), "settings"]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == StoreError.exit_code
    assert done.stderr == "paperround: The disk is full. Nothing was lost, but free up some space before continuing.\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such permissions")
def test_a_list_exported_to_something_that_is_no_file_does_not_replace_it(terminal, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    assert terminal.run("export", tmp_path / "pipe").code == 0
    assert os.read(reader, 10_000).startswith(b"<?xml")
    os.close(reader)
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EDQUOT, "disk is full"),
        (errno.EIO, "A disk error occurred"),
        (errno.EACCES, "/some/file was denied"),
        (errno.EROFS, "/some/file was denied"),
    ],
)
def test_what_a_disk_refuses_is_no_bug(number, said):
    known = as_disk_error(OSError(number, os.strerror(number), "/some/file"))
    assert known is not None
    assert said in str(known)


def test_other_errors_of_the_system_stay_bugs():
    assert as_disk_error(OSError(errno.EBADF, "Bad file descriptor")) is None
