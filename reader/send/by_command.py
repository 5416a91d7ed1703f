"""Hands an entry to a program: a list of arguments, the text on its standard input, the rest in its environment.

No shell is ever asked, so nothing that a publisher writes can become a command. A program that takes too long is
ended, with whatever it started.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path, PurePath
from typing import IO

from reader.fetch.client import never
from reader.model.targets import Target
from reader.send.forms import SHELL_FILES
from reader.send.problems import MOST_TOLD, SendError
from reader.send.template import NAMES, fill, fill_argument
from reader.wording.send_codes import SendCode

LONGEST_S = 60.0
_GLANCE_S = 0.1
USUAL_INPUT = "{markdown}"
_IN_ENVIRONMENT = tuple(name for name in NAMES if name not in ("text", "html", "markdown"))


def run_command(
    target: Target,
    values: Mapping[str, str],
    cancelled: Callable[[], bool] = never,
    longest_s: float = LONGEST_S,
) -> str:
    """The program that took it. Raises SendError."""
    program, *templates = target.command
    name = PurePath(program).name
    arguments = [_find(program), *(fill_argument(template, values) for template in templates)]
    given = fill(target.template or USUAL_INPUT, values).encode("utf-8", "replace")
    try:
        with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as complaints:
            source.write(given)
            source.seek(0)
            process = _start(arguments, values, source, complaints, name)
            code = _wait(process, name, cancelled, longest_s)
            if code:
                raise _explain(name, code, complaints)
    except OSError as error:  # such as no room for what it is to read
        raise SendError(
            SendCode.COMMAND_NOT_ALLOWED(program=name, error=error.strerror or ""), passes=True
        ) from error
    return name


def _find(program: str) -> str:
    if program.casefold().endswith(SHELL_FILES):
        raise SendError(SendCode.TARGET_SHELL_FILE(program=PurePath(program).name))
    found = shutil.which(os.path.expanduser(program))
    if found is None or found.casefold().endswith(SHELL_FILES):
        raise SendError(SendCode.COMMAND_MISSING(program=program))
    return found


def _start(
    arguments: list[str], values: Mapping[str, str], source: IO[bytes], complaints: IO[bytes], name: str
) -> subprocess.Popen[bytes]:
    environment = os.environ | {
        f"PAPERROUND_{field.upper()}": fill_argument(f"{{{field}}}", values) for field in _IN_ENVIRONMENT
    }
    try:
        return subprocess.Popen(
            arguments,
            stdin=source,
            stdout=subprocess.DEVNULL,
            stderr=complaints,
            cwd=Path.home(),
            env=environment,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        raise SendError(SendCode.COMMAND_NOT_ALLOWED(program=name, error=error.strerror or "")) from error


def _wait(
    process: subprocess.Popen[bytes], name: str, cancelled: Callable[[], bool], longest_s: float
) -> int:
    until = time.monotonic() + longest_s
    while True:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.wait(_GLANCE_S)
        if cancelled():
            _end(process)
            raise SendError(SendCode.COMMAND_STOPPED(program=name), passes=True)
        if time.monotonic() > until:
            _end(process)
            raise SendError(SendCode.COMMAND_TOO_LONG(program=name, n=round(longest_s)))


def _end(process: subprocess.Popen[bytes]) -> None:
    """With what it started, where the system knows groups."""
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _explain(name: str, code: int, complaints: IO[bytes]) -> SendError:
    complaints.seek(0)
    lines = complaints.read(20_000).decode("utf-8", "replace").strip().splitlines()
    if not lines:
        return SendError(SendCode.COMMAND_FAILED(program=name, code=code))
    return SendError(SendCode.COMMAND_FAILED_WHY(program=name, code=code, why=lines[-1].strip()[:MOST_TOLD]))
