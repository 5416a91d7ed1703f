"""A feed that names a hub: the settings say that it could push, the hub is asked, verifies and calls, and the post is there
without a poll. A call that is forged brings nothing. The hub is on loopback."""

from __future__ import annotations

import hashlib
import hmac
import socket
import time
from urllib.parse import parse_qs, urlencode, urlsplit

import requests

from reader.model.push import PushState
from reader.store.db import open_reader
from reader.store.polling.push import list_subscriptions
from tests.feedserver import Behaviour, DocumentSwap, page, simple_feed
from tests.gui.real_program import wait_for
from tests.life.life import Life

FEED, HUB, TITLE = "/harbour-log", "/hub", "Harbour Log"


def live(life: Life) -> None:
    asked: list[dict[str, str]] = []
    life.server.serve(HUB, note_into(asked))
    link = f'<{life.server.url(HUB)}>; rel="hub", <{life.server.url(FEED)}>; rel="self"'
    life.server.serve(FEED, page(simple_feed(TITLE, 2), headers={"Link": link}))
    life.add_by_dialog(life.server.url(FEED))
    wait_for(lambda: f"{TITLE} 1" in life.titles(), "the feed that names a hub", 60)
    switch_on(life, port := find_port())
    wait_for(lambda: asked, "the hub is asked", 60)
    verify(asked[-1], port)
    wait_for(lambda: PushState.VERIFIED in list_states(life), "the subscription")
    hear(life, asked[-1], port)


def switch_on(life: Life, port: int) -> None:
    program = life.program
    program.focus()
    program.press("ctrl+comma")
    program.wait_for_dialog()
    life.click("Push")
    life.wait_to_read("1 of your feeds could push")
    life.click("Ask hubs to say when feeds have something new")
    for text in (f"http://127.0.0.1:{port}", str(port)):  # where hubs reach you; heard at port
        program.press("Tab")
        program.press("ctrl+a")
        program.type(text)
    life.take_picture("push-settings")
    program.press_until("Return", lambda: len(program.windows()) == 1, "the settings are saved")
    program.focus()


def verify(asked: dict[str, str], port: int) -> None:
    """As a hub does, first in the wrong way."""
    fields = {"hub.mode": "subscribe", "hub.topic": asked["hub.topic"], "hub.challenge": "who-are-you"}
    wrong = urlencode(fields | {"hub.topic": "http://example.org/another"})
    callback = local_address(asked, port)
    assert requests.get(f"{callback}?{wrong}", timeout=60).status_code == 404
    assert requests.get(f"{callback}?{urlencode(fields)}", timeout=60).text == "who-are-you"


def hear(life: Life, asked: dict[str, str], port: int) -> None:
    polls = len(life.server.seen(FEED))
    body = simple_feed(TITLE, 3)
    call(asked, port, simple_feed("Forged", 3), "not the secret")
    called_at = time.monotonic()
    call(asked, port, body, asked["hub.secret"])
    wait_for(lambda: f"{TITLE} 2" in life.titles(), "the post that the hub told of", 60)
    life.note(f"a post was stored {time.monotonic() - called_at:.1f} s after its hub called")
    assert len(life.server.seen(FEED)) == polls, "it was polled though the call brought the post"
    assert not any(title.startswith("Forged") for title in life.titles())
    life.wait_to_read(f"{TITLE}, 2 unread")
    life.take_picture("push-arrived")


def call(asked: dict[str, str], port: int, body: bytes, secret: str) -> None:
    seal = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    headers = {"X-Hub-Signature": seal, "Content-Type": "application/rss+xml"}
    requests.post(local_address(asked, port), data=body, headers=headers, timeout=60)


def local_address(asked: dict[str, str], port: int) -> str:
    return f"http://127.0.0.1:{port}{urlsplit(asked['hub.callback']).path}"


def list_states(life: Life) -> list[PushState]:
    conn = open_reader(life.profile.database)
    try:
        return [one.state for one in list_subscriptions(conn).values()]
    finally:
        conn.close()


def note_into(asked: list[dict[str, str]]) -> Behaviour:
    def behave(swap: DocumentSwap) -> None:
        asked.append({name: values[0] for name, values in parse_qs(swap.seen.body.decode()).items()})
        swap.answer(202, {})

    return behave


def find_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port
