"""One Paperround per profile, and how a second one hands over."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from reader.engine.process.single_instance.handover import Endpoint, hand_over
from reader.engine.process.single_instance.profile_lock import ProfileLock
from reader.paths import Profile

ROOT = Path(__file__).resolve().parents[2]
HOLDER = """
import sys, time
from pathlib import Path
from reader.engine.process.single_instance.profile_lock import ProfileLock
from reader.paths import Profile
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

    def take(wish):
        wishes.append(wish)
        return f"Did {wish['do']}."

    endpoint = Endpoint(Profile(tmp_path), take)
    assert hand_over(Profile(tmp_path), {"do": "refresh", "feeds": [1, 2]}) == "Did refresh."
    assert wishes == [{"do": "refresh", "feeds": [1, 2]}]
    endpoint.close()
    assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None


def test_what_a_crash_left_behind_does_no_harm(tmp_path):
    (tmp_path / "endpoint").write_text('{"port": 1, "secret": "x"}')
    assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None
    (tmp_path / "endpoint").write_text("half a li")
    assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None


def test_who_does_not_know_the_secret_is_not_heard(tmp_path):
    wishes = []

    def take(wish):
        wishes.append(wish)
        return "Done."

    endpoint = Endpoint(Profile(tmp_path), take)
    path = tmp_path / "endpoint"
    assert path.stat().st_mode & 0o077 == 0 or os.name == "nt"
    path.write_text(path.read_text().replace(endpoint._secret, "guessed"))
    assert hand_over(Profile(tmp_path), {"do": "refresh"}) is None
    endpoint.close()
    assert wishes == []
