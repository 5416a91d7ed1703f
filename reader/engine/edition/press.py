"""Has pictures scaled and pages printed by a process of its own, which has Qt and may crash: `paperround press JOB`.

The engine itself stays without Qt, and no picture of a publisher's is decoded in it
(docs/notes/where-is-the-paper-made.md). A press that hangs is ended.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from reader.desktop.program import find_own_command
from reader.model.editions import Edition, PictureFile
from reader.paths import Profile

log = logging.getLogger(__name__)
LONGEST_S = 180.0
LOOK_S = 0.2


class PressJob(Struct, frozen=True):
    """What the press is to make; read by gui/paper/press.py."""

    edition: Edition
    pictures: dict[str, str]
    """Files by address."""
    folder: str
    """Where it puts what it makes."""
    picture_width: int
    with_pdf: bool = False
    paper: str = ""
    """A4 or Letter; empty is what the country uses."""


class PressDone(Struct, frozen=True):
    """What it made, as files in the folder."""

    pictures: dict[str, tuple[str, str]] = {}
    """By address: media type and file."""
    pdf: str = ""
    page_count: int = 0


class Pressed(Struct, frozen=True):
    pictures: dict[str, PictureFile] = {}
    pdf: bytes = b""


def press(
    profile: Profile,
    edition: Edition,
    files: Mapping[str, Path],
    width: int,
    *,
    with_pdf: bool = False,
    cancelled: Callable[[], bool] = lambda: False,
) -> Pressed:
    """Everything that could be made; nothing at all where the press does not run."""
    with tempfile.TemporaryDirectory(prefix="paperround-") as folder:
        named = {url: str(path) for url, path in files.items()}
        job = PressJob(edition, named, folder, width, with_pdf)
        path = Path(folder) / "job.json"
        path.write_bytes(msgspec.json.encode(job))
        if not _run([*find_own_command(profile), "press", str(path)], cancelled):
            return Pressed()
        try:
            done = msgspec.json.decode((Path(folder) / "done.json").read_bytes(), type=PressDone)
            return _read(Path(folder), done)
        except (OSError, msgspec.DecodeError):
            log.warning("the press left nothing behind")
            return Pressed()


def _read(folder: Path, done: PressDone) -> Pressed:
    pictures = {
        url: PictureFile(kind, (folder / name).read_bytes()) for url, (kind, name) in done.pictures.items()
    }
    return Pressed(pictures, (folder / done.pdf).read_bytes() if done.pdf else b"")


def _run(command: Sequence[str], cancelled: Callable[[], bool]) -> bool:
    environment = dict(os.environ)
    if sys.platform.startswith("linux"):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    try:
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
    except OSError:
        log.warning("the press could not be started", exc_info=True)
        return False
    waited = 0.0
    while True:
        try:
            _, said = process.communicate(timeout=LOOK_S)
            break
        except subprocess.TimeoutExpired:
            waited += LOOK_S
            if waited >= LONGEST_S or cancelled():
                process.kill()
                process.communicate()
                log.info("the press was stopped after %.0f seconds", waited)
                return False
    if process.returncode:
        log.warning("the press failed: %s", said.decode("utf-8", "replace")[-500:])
    return process.returncode == 0
