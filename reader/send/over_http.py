"""Sends an entry by HTTP: the steps of a form, one after the other, over fetch's guarded lines.

The same limits, deadline, proxy, certificates and host pauses as a fetch. Redirects are not followed: a POST must not
end elsewhere than where the owner said. Raises SendError, and nothing of the network's.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reader.fetch.client import Answer, Client, never
from reader.fetch.connection.connections import Question
from reader.fetch.courtesy.host_limits import find_host_key
from reader.fetch.problems import NETWORK_ERRORS
from reader.fetch.urls import BadAddress, parse_address
from reader.model.targets import Target, TargetForm
from reader.send.forms import Step
from reader.send.problems import SendError, explain_line, explain_status
from reader.send.template import CONTENT_TYPES, SECRET, fill_address, fill_body, fill_header
from reader.wording.catalogue import Code
from reader.wording.send_codes import SendCode

HAD_ALREADY = 409


def run_steps(
    client: Client,
    target: Target,
    secrets: Mapping[str, str],
    steps: Sequence[Step],
    values: Mapping[str, str],
    tags: Sequence[str] = (),
    cancelled: Callable[[], bool] = never,
) -> str:
    """The host that took it."""
    known = {**values, **_own_values(target, secrets)}
    host = ""
    for step in steps:
        if step.needs_tags and not tags:
            continue
        host, answer = _take_step(client, target, step, known, tags, cancelled)
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


def _take_step(
    client: Client,
    target: Target,
    step: Step,
    values: Mapping[str, str],
    tags: Sequence[str],
    cancelled: Callable[[], bool],
) -> tuple[str, Answer]:
    url = (
        fill_address(target.address, values) if target.form is TargetForm.POST else target.address.rstrip("/")
    )
    url += fill_address(step.path, values)
    host = _find_host(url)
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
        raise explain_line(error, host) from error
    if not 200 <= answer.status < 300 and answer.status != HAD_ALREADY:
        raise explain_status(answer.status, answer.headers, answer.body, host)
    return host, answer


def _find_host(url: str) -> str:
    try:
        return parse_address(url).host
    except BadAddress as error:
        raise SendError(error.message) from error


def _read(body: bytes, key: str, host: str) -> str:
    try:
        document: Any = json.loads(body)
        found = document[key]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise SendError(SendCode.SEND_ODD_ANSWER(host=host)) from error
    if not isinstance(found, str | int):
        raise SendError(SendCode.SEND_ODD_ANSWER(host=host))
    return str(found)
