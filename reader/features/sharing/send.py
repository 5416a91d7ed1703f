"""Sends an entry to a target of any form, and tests targets. Raises SendError only.

A program gets a list of arguments, the text on its standard input and the rest in its environment; no shell is
involved, so nothing that a publisher writes can become a command. HTTP goes over fetch's guarded connections; redirects
are not followed, so that a POST ends where the user said.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path, PurePath
from typing import IO, Any
from urllib.parse import urlsplit

from reader.core.errors import SendError
from reader.core.records.fetched import Problem
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code, SendCode
from reader.features.sharing.files import try_folder, write_file
from reader.features.sharing.forms import FILES, FORMS, SHELL_FILES, Step, find_steps, list_secrets
from reader.features.sharing.records import Sendable, Target, TargetForm
from reader.features.sharing.template import (
    CONTENT_TYPES,
    NAMES,
    SECRET,
    fill,
    fill_address,
    fill_argument,
    fill_body,
    fill_header,
    make_values,
)
from reader.net.client import Answer, Client, never
from reader.net.connections import Question
from reader.net.host_limits import find_host_key
from reader.net.problems import NETWORK_ERRORS, explain_error
from reader.net.urls import BadAddress, parse_address

LONGEST_S = 60.0
HAD_ALREADY = 409
USUAL_INPUT = "{markdown}"
_PASSING = (Problem.OFFLINE, Problem.REFUSED, Problem.TIMEOUT, Problem.BROKEN, Problem.NO_SUCH_HOST)
_TELLING = ("message", "error_description", "detail", "error", "title")
LONGEST_TEXT = 200
_IN_ENVIRONMENT = tuple(name for name in NAMES if name not in ("text", "html", "markdown"))


def run_command(
    target: Target, values: Mapping[str, str], cancelled: Callable[[], bool] = never, longest_s: float = LONGEST_S
) -> str:
    """Run a target's program on an entry and return its name. After `longest_s` it is killed, with what it started."""
    program, *templates = target.command
    name = PurePath(program).name
    if program.casefold().endswith(SHELL_FILES):
        raise SendError(SendCode.TARGET_SHELL_FILE(program=PurePath(program).name))
    found = shutil.which(os.path.expanduser(program))
    if found is None or found.casefold().endswith(SHELL_FILES):
        raise SendError(SendCode.COMMAND_MISSING(program=program))
    arguments = [found, *(fill_argument(template, values) for template in templates)]
    given = fill(target.template or USUAL_INPUT, values).encode("utf-8", "replace")
    try:
        with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as complaints:
            source.write(given)
            source.seek(0)
            process = _start(arguments, values, source, complaints, name)
            code = _wait(process, name, cancelled, longest_s)
            if code:
                raise _explain(name, code, complaints)
    except OSError as error:  # such as a full disk
        raise SendError(SendCode.COMMAND_NOT_ALLOWED(program=name, error=error.strerror or ""), passes=True) from error
    return name


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


def _wait(process: subprocess.Popen[bytes], name: str, cancelled: Callable[[], bool], longest_s: float) -> int:
    until = time.monotonic() + longest_s
    while True:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.wait(0.1)
        if cancelled():
            _end(process)
            raise SendError(SendCode.COMMAND_STOPPED(program=name), passes=True)
        if time.monotonic() > until:
            _end(process)
            raise SendError(SendCode.COMMAND_TOO_LONG(program=name, n=round(longest_s)))


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill a program; on POSIX with what it started."""
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
    return SendError(SendCode.COMMAND_FAILED_WHY(program=name, code=code, why=lines[-1].strip()[:LONGEST_TEXT]))


def run_steps(
    client: Client,
    target: Target,
    secrets: Mapping[str, str],
    steps: Sequence[Step],
    values: Mapping[str, str],
    tags: Sequence[str] = (),
    cancelled: Callable[[], bool] = never,
) -> str:
    """Make the requests of a form one after the other; return the host."""
    known = {**values, **_own_values(target, secrets)}
    host = ""
    for step in steps:
        if step.needs_tags and not tags:
            continue
        host, answer = _do_step(client, target, step, known, tags, cancelled)
        if answer.status == HAD_ALREADY:
            break
        for name, key in step.keeps:
            known[name] = _read(answer.body, key, host)
    return host


def _own_values(target: Target, secrets: Mapping[str, str]) -> dict[str, str]:
    login = f"{target.username}:{secrets.get('password', '')}".encode("utf-8", "replace")
    own = {**secrets, "username": target.username, "client_id": target.client_id}
    own["basic"] = f"Basic {b64encode(login).decode()}"
    return own if target.form is not TargetForm.POST else {SECRET: secrets.get(SECRET, "")}


def _do_step(
    client: Client,
    target: Target,
    step: Step,
    values: Mapping[str, str],
    tags: Sequence[str],
    cancelled: Callable[[], bool],
) -> tuple[str, Answer]:
    url = fill_address(target.address, values) if target.form is TargetForm.POST else target.address.rstrip("/")
    url += fill_address(step.path, values)
    try:
        host = parse_address(url).host
    except BadAddress as error:
        raise SendError(error.message) from error
    if client.hosts.closed_until(find_host_key(url), client.clock.now()) is not None:
        raise SendError(Code.HAS_ASKED_FOR_PAUSE(host=host), passes=True)
    headers = {"Accept": "application/json, text/plain;q=0.9, */*;q=0.5"}
    body = None
    if step.method != "GET":
        headers["Content-Type"] = CONTENT_TYPES[step.kind]
        body = fill_body(step.kind, step.body, values, tags)
    headers |= {name: fill_header(template, values) for name, template in step.headers}
    try:
        question = Question(headers, step.method, body, may_repeat=step.method == "GET")
        answer = client.exchange(url, question, cancelled)
    except NETWORK_ERRORS as error:
        raise _explain_connection(error, host) from error
    if not 200 <= answer.status < 300 and answer.status != HAD_ALREADY:
        raise _explain_status(answer.status, answer.headers, answer.body, host)
    return host, answer


def _read(body: bytes, key: str, host: str) -> str:
    try:
        found: Any = json.loads(body)[key]
    except (ValueError, KeyError, TypeError, RecursionError):
        found = None
    if not isinstance(found, str | int):
        raise SendError(SendCode.SEND_ODD_ANSWER(host=host))
    return str(found)


SAMPLE = Sendable(
    "Paperround tries this target",
    "https://example.org/a-try",
    "Paperround",
    "Paperround",
    "2026-01-02T03:04:05+00:00",
    "A made-up post.",
    "<p>A made-up post.</p>",
    "A made-up post.",
)


def send_entry(
    client: Client, target: Target, secrets: Mapping[str, str], sent: Sendable, cancelled: Callable[[], bool] = never
) -> None:
    """Send an entry to a target. Raises SendError."""
    if target.is_off:
        raise SendError(SendCode.TARGET_IS_OFF(name=target.name))
    values = make_values(sent)
    if target.form is TargetForm.COMMAND:
        run_command(target, values, cancelled)
    elif target.form in FILES:
        write_file(target, sent, values)
    else:
        _require(target, secrets)
        if target.form in FORMS and not sent.link:
            raise SendError(SendCode.SEND_NO_LINK(name=target.name))
        run_steps(client, target, secrets, find_steps(target), values, sent.tags, cancelled)


def try_target(
    client: Client, target: Target, secrets: Mapping[str, str], cancelled: Callable[[], bool] = never
) -> Message:
    """Test a target and return what to tell the user. Raises SendError.

    Services are only logged in to, folders only checked; a POST or a program gets a made-up post.
    """
    if target.form in FILES:
        return SendCode.TRIED_FOLDER(path=str(try_folder(target)))
    if target.form is TargetForm.COMMAND:
        return SendCode.TRIED_COMMAND(program=run_command(target, make_values(SAMPLE), cancelled))
    _require(target, secrets)
    form = FORMS.get(target.form)
    if form is not None:
        return SendCode.TRIED_SERVER(host=run_steps(client, target, secrets, form.tries, {}, (), cancelled))
    host = run_steps(client, target, secrets, find_steps(target), make_values(SAMPLE), ("try",), cancelled)
    return SendCode.TRIED_POST(host=host)


def _require(target: Target, secrets: Mapping[str, str]) -> None:
    if any(not secrets.get(name) for name in list_secrets(target)):
        raise SendError(SendCode.SEND_SECRET_GONE(name=target.name))


def _explain_connection(error: Exception, host: str) -> SendError:
    problem, message = explain_error(error, host)
    return SendError(message, passes=problem in _PASSING, is_offline=problem is Problem.OFFLINE)


def _explain_status(status: int, headers: Mapping[str, str], body: bytes, host: str) -> SendError:
    if status in (401, 403):
        return SendError(SendCode.SEND_LOGIN(host=host))
    if status in (404, 405, 410):
        return SendError(SendCode.SEND_NOT_THERE(host=host))
    if 300 <= status < 400:
        location = urlsplit(headers.get("location", ""))
        other = f"{location.scheme}://{location.netloc}" if location.netloc else location.path[:LONGEST_TEXT]
        return SendError(SendCode.SEND_REDIRECTS(host=host, other=other))
    if status in (408, 425, 429) or (status == 503 and "retry-after" in headers):
        return SendError(Code.ASKS_FOR_PAUSE(host=host), passes=True)
    if status >= 500:
        return SendError(Code.SERVER_ERROR(host=host, status=status, later=Code.LATER()), passes=True)
    if why := _read_why(body):
        return SendError(SendCode.SEND_REFUSED_WHY(host=host, status=status, why=why))
    return SendError(SendCode.SEND_REFUSED(host=host, status=status))


def _read_why(body: bytes) -> str:
    """The reason that a server gives in JSON, or ""."""
    try:
        document = json.loads(body[:100_000])
    except (ValueError, RecursionError):
        return ""
    if not isinstance(document, dict):
        return ""
    texts = [document[name] for name in _TELLING if isinstance(document.get(name), str)]
    texts = texts or [f"{name}: {value[0]}" for name, value in document.items() if isinstance(value, list) and value]
    return " ".join(str(texts[0]).split())[:LONGEST_TEXT] if texts else ""
