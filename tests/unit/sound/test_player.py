"""The player's process: plays to the last frame, dies without harm, and says so where nothing can be heard."""

from __future__ import annotations

import os
import queue
import signal
import sys

import pytest

from reader.sound.messages import At, CannotPlay, Ended, Opened, Pause, Play
from reader.sound.names import HASTY
from reader.sound.player import SoundPlayer
from tests.unit.sound.made import make_mp3, make_tag

PATIENCE_S = 60.0


@pytest.fixture
def played():
    reports: queue.Queue = queue.Queue()
    player = SoundPlayer(reports.put, HASTY)
    yield player, reports
    player.close()


def wait_for(reports, kind):
    while not isinstance(report := reports.get(timeout=PATIENCE_S), kind):
        pass
    return report


def test_one_process_plays_one_after_the_other(played, tmp_path):
    player, reports = played
    (tmp_path / "1.mp3").write_bytes(make_tag((0, "One"), (60_000, "Two")) + make_mp3(120))
    (tmp_path / "2.mp3").write_bytes(b"<html>nothing</html>")
    number = player.open(str(tmp_path / "1.mp3"), 20.0)
    opened = wait_for(reports, Opened)
    assert [one.title for one in opened.chapters] == ["One", "Two"]
    ended = wait_for(reports, Ended)
    assert ended.number == number
    assert ended.frames == pytest.approx(100 * 44_100, abs=4_410)
    player.open(str(tmp_path / "2.mp3"))
    assert wait_for(reports, CannotPlay).reason == "format"
    player.open(str(tmp_path / "1.mp3"), 30.0, play=False)
    assert wait_for(reports, At).is_playing is False
    player.tell(Play())
    player.tell(Pause())
    wait_for(reports, At)


@pytest.mark.skipif(sys.platform == "win32", reason="these signals do not come this way there")
def test_a_process_that_dies_is_told_and_followed_by_another(played, tmp_path):
    player, reports = played
    (tmp_path / "1.mp3").write_bytes(make_mp3(10))
    number = player.open(str(tmp_path / "1.mp3"), play=False)
    wait_for(reports, At)
    os.kill(player.pid, signal.SIGKILL)
    assert wait_for(reports, CannotPlay) == CannotPlay(number, "died")
    player.open(str(tmp_path / "1.mp3"))
    wait_for(reports, Ended)


def test_a_process_that_takes_too_much_memory_is_ended(tmp_path):
    """As on systems where it cannot bound its own."""
    reports: queue.Queue = queue.Queue()
    player = SoundPlayer(reports.put, HASTY, watched_memory=-1)
    (tmp_path / "1.mp3").write_bytes(make_mp3(10))
    try:
        number = player.open(str(tmp_path / "1.mp3"), play=False)
        assert wait_for(reports, CannotPlay) == CannotPlay(number, "died")
        assert player.pid is None
    finally:
        player.close()
