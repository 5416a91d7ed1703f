"""The player's process: plays every kind, waits for a download, dies without harm, and says so where it cannot play."""

from __future__ import annotations

import os
import queue
import signal
import sys

import pytest

from reader.features.podcasts.files import PART
from reader.features.podcasts.player import player as player_module
from reader.features.podcasts.player.player import (
    DEVICE,
    HASTY,
    At,
    CannotPlay,
    Ended,
    Opened,
    Pause,
    Play,
    Seek,
    SetSpeed,
    SoundPlayer,
)
from tests.features.podcasts.made import TONES, make_mp3, make_tag, make_wav

PATIENCE_S = 60.0
NO_EXTRA = "import sys; sys.modules['PySide6.QtMultimedia'] = None"
NO_PLUGIN = "from PySide6.QtCore import QCoreApplication; QCoreApplication.setLibraryPaths([])"


@pytest.fixture
def played(needs_player):
    reports: queue.Queue = queue.Queue()
    player = SoundPlayer(reports.put, HASTY)
    yield player, reports
    player.close()


def wait_for(reports, kind, condition=lambda report: True):
    while not (isinstance(report := reports.get(timeout=PATIENCE_S), kind) and condition(report)):
        assert not isinstance(report, CannotPlay), report
    return report


def test_every_kind_is_played_to_its_end_by_one_process(played):
    player, reports = played
    for path in TONES:
        number = player.open(str(path))
        assert wait_for(reports, Opened).duration_s == pytest.approx(0.6, abs=0.15), path.name
        assert wait_for(reports, Ended).number == number, path.name


def test_from_a_place_with_chapters_at_another_speed(played, tmp_path):
    player, reports = played
    (tmp_path / "1.mp3").write_bytes(make_tag((0, "One"), (60_000, "Two")) + make_mp3(120))
    player.open(str(tmp_path / "1.mp3"), 20.0, play=False)
    opened = wait_for(reports, Opened)
    assert [one.title for one in opened.chapters] == ["One", "Two"]
    assert opened.duration_s == pytest.approx(120, abs=1)
    assert wait_for(reports, At) == At(1, 20.0, opened.duration_s, False, False)
    player.send(Seek(110.0))
    assert wait_for(reports, At).position_s == 110.0
    player.send(SetSpeed(2.0))
    player.send(Play())
    assert wait_for(reports, At, lambda at: at.is_playing).position_s >= 110.0
    player.send(Pause())
    player.send(Play())
    assert wait_for(reports, Ended).position_s > 100.0


def test_an_episode_that_breaks_off_ends_where_it_does(played, tmp_path):
    """Its head says an hour."""
    data = bytearray(make_wav(5))
    data[40:44] = (3_600 * 44_100).to_bytes(4, "little")
    (tmp_path / "1.wav").write_bytes(data)
    player, reports = played
    player.open(str(tmp_path / "1.wav"))
    assert wait_for(reports, Ended).position_s <= 5.1


def test_a_damaged_piece_is_played_over(played, tmp_path):
    data = bytearray(next(path for path in TONES if path.suffix == ".flac").read_bytes())
    for at in range(len(data) // 2, len(data) // 2 + 6):
        data[at] ^= 0x5A
    (tmp_path / "1.flac").write_bytes(data)
    player, reports = played
    player.open(str(tmp_path / "1.flac"))
    wait_for(reports, Ended)


def test_what_is_still_fetched_is_waited_for(played, tmp_path):
    whole, part = make_mp3(60), tmp_path / f"1.mp3{PART}"
    part.write_bytes(whole[: len(whole) // 4])
    player, reports = played
    player.open(str(tmp_path / "1.mp3"))
    assert wait_for(reports, Opened).duration_s == 0.0, "what is here says nothing of the rest"
    assert 5 < wait_for(reports, At, lambda at: at.is_waiting).position_s < 16
    player.send(Seek(50.0))
    wait_for(reports, At, lambda at: at.is_waiting and at.position_s == 50.0)
    player.send(Seek(5.0))
    wait_for(reports, At, lambda at: not at.is_waiting and at.position_s >= 5.0)
    part.write_bytes(whole)
    part.replace(tmp_path / "1.mp3")
    assert wait_for(reports, At, lambda at: at.duration_s > 0).duration_s == pytest.approx(60, abs=1)
    assert wait_for(reports, Ended).position_s > 16


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<html>No such episode</html>",
        b"#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nhttp://127.0.0.1:9/1.ts\n#EXT-X-ENDLIST\n",
        make_tag((0, "One")) + b"#EXTM3U\n#EXTINF:9,\nhttp://127.0.0.1:9/1.ts\n" + make_mp3(2),
        b"RIFF\xff\xff\xff\xffWAVEfmt ",
        b"fLaC" + b"\xff" * 400,
    ],
    ids=["nothing", "a page", "a playlist", "a playlist behind a tag", "half a head", "rubbish"],
)
def test_what_is_no_episode_is_refused(played, tmp_path, data):
    player, reports = played
    (tmp_path / "1.mp3").write_bytes(data)
    number = player.open(str(tmp_path / "1.mp3"))
    assert wait_for(reports, CannotPlay) == CannotPlay(number, "format")


@pytest.mark.skipif(sys.platform == "win32", reason="these signals do not come this way there")
def test_a_process_that_dies_is_told_and_followed_by_another(played, tmp_path):
    player, reports = played
    (tmp_path / "1.mp3").write_bytes(make_mp3(10))
    number = player.open(str(tmp_path / "1.mp3"), play=False)
    wait_for(reports, At)
    os.kill(player.pid, signal.SIGKILL)
    assert wait_for(reports, CannotPlay) == CannotPlay(number, "broken")
    player.open(str(tmp_path / "1.mp3"))
    wait_for(reports, Ended)


def test_a_process_that_takes_too_much_memory_is_ended(needs_player, tmp_path, monkeypatch):
    """As on systems where it cannot bound its own."""
    monkeypatch.setattr(player_module, "SYSTEM_BOUNDS_MEMORY", False)
    monkeypatch.setattr(player_module, "MEMORY", -1)
    reports: queue.Queue = queue.Queue()
    player = SoundPlayer(reports.put, HASTY)
    (tmp_path / "1.mp3").write_bytes(make_mp3(10))
    try:
        number = player.open(str(tmp_path / "1.mp3"), play=False)
        assert wait_for(reports, CannotPlay) == CannotPlay(number, "broken")
        assert player.pid is None
    finally:
        player.close()


@pytest.mark.parametrize("hides_it", [NO_EXTRA, NO_PLUGIN], ids=["no extra", "its plugin cannot be loaded"])
def test_where_it_is_not_installed_it_says_so(tmp_path, monkeypatch, hides_it):
    (tmp_path / "sitecustomize.py").write_text(hides_it, encoding="utf-8")  # the child's Python runs it first
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert refusals(HASTY, tmp_path) == [CannotPlay(1, "missing"), CannotPlay(2, "missing")]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can hide its devices")
def test_without_a_device_it_says_so(needs_player, tmp_path, monkeypatch):
    for name in ("PULSE_SERVER", "PIPEWIRE_REMOTE"):
        monkeypatch.setenv(name, str(tmp_path / "nowhere"))
    assert refusals(DEVICE, tmp_path) == [CannotPlay(1, "device"), CannotPlay(2, "device")]


def refusals(output, folder):
    reports: queue.Queue = queue.Queue()
    player = SoundPlayer(reports.put, output)
    (folder / "1.mp3").write_bytes(make_mp3(10))
    try:
        found = []
        for _ in range(2):
            player.open(str(folder / "1.mp3"))
            found.append(wait_for(reports, CannotPlay))
        return found
    finally:
        player.close()
