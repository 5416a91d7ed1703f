"""One Paperround per profile, and how a second one hands over."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from reader.core.paths import Profile
from reader.engine.process import handover
from reader.engine.process.handover import Endpoint, hand_over
from reader.engine.process.profile_lock import ProfileLock

ROOT = Path(__file__).resolve().parents[2]
HOLDER = """
import sys, time
from pathlib import Path
from reader.engine.process.profile_lock import ProfileLock
from reader.core.paths import Profile
lock = ProfileLock(Profile(Path(sys.argv[1])))
print(lock.acquire(), flush=True)
time.sleep(60)
"""


def test_only_one_has_it(tmp_path):
    first, second = ProfileLock(Profile(tmp_path)), ProfileLock(Profile(tmp_path))
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()


def test_a_killed_holder_locks_nobody_out(tmp_path):
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert holder.stdout is not None
    with holder.stdout:
        assert holder.stdout.readline().strip() == "True"
    assert not ProfileLock(Profile(tmp_path)).acquire()
    holder.kill()
    holder.wait()
    with ProfileLock(Profile(tmp_path)) as lock:
        assert lock.is_ours


def test_a_wish_reaches_the_first_and_the_answer_comes_back(tmp_path):
    wishes = []

    def handle(wish):
        wishes.append(wish)
        return f"Did {wish['do']}."

    endpoint = Endpoint(Profile(tmp_path), handle)
    assert hand_over(Profile(tmp_path), {"do": "refresh", "feeds": [1, 2]}) == "Did refresh."
    assert wishes == [{"do": "refresh", "feeds": [1, 2]}]
    endpoint.close()
    assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None


def test_a_wish_that_ends_the_process_is_answered_first(tmp_path):
    def handle(wish):
        closing = threading.Thread(target=endpoint.close)
        closing.start()
        closing.join(0.02)  # it waits for this answer
        return "quitting"

    for number in range(20):
        profile = Profile(tmp_path / str(number))
        profile.folder.mkdir()
        endpoint = Endpoint(profile, handle)
        assert hand_over(profile, {"do": "quit"}) == "quitting"


def test_what_a_crash_left_behind_does_no_harm(tmp_path):
    (tmp_path / "endpoint").write_text('{"port": 1, "secret": "x"}')
    assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None
    (tmp_path / "endpoint").write_text("half a li")
    assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None


def test_who_does_not_know_the_secret_is_not_heard(tmp_path):
    wishes = []

    def handle(wish):
        wishes.append(wish)
        return "Done."

    endpoint = Endpoint(Profile(tmp_path), handle)
    path = tmp_path / "endpoint"
    assert path.stat().st_mode & 0o077 == 0 or os.name == "nt"
    path.write_text(path.read_text().replace(endpoint._secret, "guessed"))
    assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None
    endpoint.close()
    assert wishes == []


# --- other users of the computer ------------------------------------------------------------------


def call(endpoint, words=b""):
    line = socket.create_connection(("127.0.0.1", endpoint._port), 5)
    line.sendall(words)
    return line


@pytest.mark.parametrize(
    "words",
    [
        b"[" * 60_000 + b"\n",
        b'{"secret": ' + b"[" * 12_000 + b"\n",
        b"x" * 200_000,
        b"\n" * 100,
        b'{"secret": "\xc3\xa9"}\n',
        b'{"secret": "\xff"}\n',
        b'["secret"]\n',
        b"null\n",
        b"",
    ],
    ids=["nested", "nested secret", "endless", "empty lines", "letters", "no utf-8", "list", "null", "hung up"],
)
def test_nonsense_silences_nobody(tmp_path, words):
    endpoint = Endpoint(Profile(tmp_path), lambda wish: "Done.")
    try:
        with contextlib.suppress(OSError), call(endpoint, words) as line:
            line.shutdown(socket.SHUT_WR)
            assert line.recv(100) == b""
        assert hand_over(Profile(tmp_path), {"do": "refresh"}) == "Done."
    finally:
        endpoint.close()


def test_a_wish_that_is_none_silences_nobody(tmp_path):
    endpoint = Endpoint(Profile(tmp_path), lambda wish: str(wish.get("do")))
    try:
        with call(endpoint, json.dumps({"secret": endpoint._secret, "wish": [1]}).encode() + b"\n") as line:
            assert line.recv(100) == b""
        assert hand_over(Profile(tmp_path), {"do": "refresh"}) == "refresh"
    finally:
        endpoint.close()


def test_however_many_drip_their_bytes_the_next_is_heard_at_once(tmp_path):
    endpoint = Endpoint(Profile(tmp_path), lambda wish: "Done.")
    lines = [call(endpoint, b"{") for _ in range(3 * handover.MOST_CALLERS)]
    try:
        assert hand_over(Profile(tmp_path), {"do": "refresh"}) == "Done."
        assert len(endpoint._callers) <= handover.MOST_CALLERS
    finally:
        endpoint.close()
        for line in lines:
            line.close()


def test_who_drips_is_hung_up_on(tmp_path, monkeypatch):
    monkeypatch.setattr(handover, "TIMEOUT_S", 0.1)
    endpoint = Endpoint(Profile(tmp_path), lambda wish: "Done.")
    try:
        with call(endpoint, b"{") as line:
            assert line.recv(100) == b""
    finally:
        endpoint.close()


def test_an_answer_that_drips_or_carries_codes_is_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr(handover, "TIMEOUT_S", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as stranger:
        (tmp_path / "endpoint").write_text(json.dumps({"port": stranger.getsockname()[1], "secret": "x"}))
        assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None
    assert handover._make_printable("Done.\x1b[2J\n") == "Done.[2J"


def test_where_no_address_can_be_written_all_else_works_and_it_is_written_later(tmp_path, monkeypatch):
    monkeypatch.setattr(handover, "ADDRESS_AGAIN_S", 0.05)
    (tmp_path / "endpoint").mkdir()  # stands in its way
    endpoint = Endpoint(Profile(tmp_path), lambda wish: "Done.")
    try:
        assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None
        (tmp_path / "endpoint").rmdir()
        with contextlib.suppress(OSError), call(endpoint) as line:
            line.shutdown(socket.SHUT_WR)
            line.recv(1)
        give_up_at = time.monotonic() + 60
        while hand_over(Profile(tmp_path), {"do": "refresh"}) is None and time.monotonic() < give_up_at:
            pass
        assert hand_over(Profile(tmp_path), {"do": "refresh"}) == "Done."
    finally:
        endpoint.close()
