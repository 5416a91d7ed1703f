"""A window that starts while another start has the profile: it waits for one that does not listen yet."""

from __future__ import annotations

import json
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from reader.core.paths import Profile
from reader.engine.process.handover import Endpoint
from reader.engine.process.profile_lock import YIELDS, ProfileLock
from reader.window.app.app import hand_over_or_run


def be_deaf_once(profile: Profile, listening: socket.socket) -> None:
    """The first call is hung up on, as by a start that is not ready."""
    (profile.folder / "endpoint").write_text(
        json.dumps({"port": listening.getsockname()[1], "secret": "x"}), encoding="ascii"
    )
    line, _ = listening.accept()
    line.close()


def test_who_does_not_listen_yet_is_asked_again_and_gives_way(tmp_path: Path) -> None:
    profile, other, own = Profile(tmp_path), ProfileLock(Profile(tmp_path)), ProfileLock(Profile(tmp_path))
    assert other.acquire()
    with socket.create_server(("127.0.0.1", 0)) as listening, ThreadPoolExecutor(1) as pool:
        deaf = pool.submit(be_deaf_once, profile, listening)
        with ThreadPoolExecutor(1) as window:
            answer = window.submit(hand_over_or_run, profile, own, "")
            deaf.result(60)

            def give_way(wish: object) -> str:
                other.release()
                return YIELDS

            with closing(Endpoint(profile, give_way)):
                assert answer.result(60) is None
    assert own.is_ours
    own.release()


def test_a_window_that_is_there_says_so(tmp_path: Path) -> None:
    profile, other, own = Profile(tmp_path), ProfileLock(Profile(tmp_path)), ProfileLock(Profile(tmp_path))
    assert other.acquire()
    with closing(Endpoint(profile, lambda wish: "It is open already.")):
        assert hand_over_or_run(profile, own, "") == "It is open already."
    assert not own.is_ours
    other.release()
