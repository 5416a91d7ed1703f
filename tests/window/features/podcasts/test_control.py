"""The player in the window: plays what is here, keeps the place, goes on with the queue, falls asleep, and says what is
wrong. Real store and bridge, a real process for the sound that takes it all at once."""

from __future__ import annotations

import pytest

from reader.core.records.parsed import Enclosure
from reader.core.words.catalogue import PodcastCode
from reader.core.words.words import in_english
from reader.engine.messages import DownloadNote, DownloadsChanged, EpisodeOpened, HeardElsewhere
from reader.features.podcasts.player.player import HASTY, At, CannotPlay
from reader.features.podcasts.records import Chapter
from reader.features.podcasts.service import get_episode
from reader.features.podcasts.store import list_listening_times, list_queue, save_position, set_queue
from reader.features.podcasts.window.control import (
    JUST_BEGUN_S,
    PlayerControl,
    PlayerState,
    RemotePositionSync,
    Sleep,
    should_sleep,
)
from reader.store.db import open_store
from reader.store.feeds import add_feed
from tests.features.podcasts.made import make_mp3, make_tag
from tests.unit.store.made import NOW, make_new
from tests.unit.store.made import store as store_poll


@pytest.fixture
def world(qtbot, bridge, profile, morning, qapp):
    conn = open_store(profile.database, NOW)
    feed_id = add_feed(conn, "https://example.org/pod", NOW, None).feed_id
    sounds = [Enclosure(f"https://example.org/{n}.mp3", "audio/mpeg", 100_000, "", 90) for n in (1, 2)]
    applied = [store_poll(conn, feed_id, [make_new(9_000 + n, enclosures=(one,))]) for n, one in enumerate(sounds)]
    ids = [one.new_ids[0] for one in applied]
    control = PlayerControl(bridge, morning, profile.podcasts, qapp, output=HASTY)
    profile.podcasts.mkdir()
    yield control, conn, ids, profile.podcasts
    control.end()
    conn.close()


def test_heard_to_the_end_then_the_next_of_the_queue(needs_player, qtbot, world, bridge):
    control, conn, (one, two), folder = world
    for id_ in (one, two):
        (folder / f"{id_}.mp3").write_bytes(make_tag((0, "One"), (7_000, "Two")) + make_mp3(15))
    set_queue(conn, [one, two])
    notes: list[object] = []
    bridge.command_sent.connect(notes.append)
    control.play_entry(one)
    qtbot.waitUntil(lambda: get_episode(conn, two).is_heard, timeout=60_000)
    assert get_episode(conn, one).is_heard
    assert list_queue(conn) == []
    assert DownloadsChanged() in notes
    assert [chapter.title for chapter in control.state.chapters] == ["One", "Two"]
    assert list_listening_times(conn, 0)


def test_what_is_not_here_is_asked_for_and_begins_when_it_comes(needs_player, qtbot, world):
    control, conn, (one, _), folder = world
    control.play_entry(one)
    qtbot.waitUntil(lambda: get_episode(conn, one).download is not None)
    assert control.state.is_waiting
    assert not control.state.is_playing
    (folder / f"{one}.mp3").write_bytes(make_mp3(15))
    control.on_download(DownloadNote(one, 5, 5, is_here=True))
    qtbot.waitUntil(lambda: get_episode(conn, one).is_heard, timeout=60_000)


def test_another_post_without_a_recording_leaves_what_was_begun_meanwhile(qtbot, world):
    control, _, (one, _), _ = world
    control.offer(one)
    qtbot.waitUntil(lambda: control.state.episode is not None)
    control.offer(1)
    control.play()
    read: list[bool] = []
    control._bridge.read(lambda conn: True, read.append)
    qtbot.waitUntil(lambda: bool(read))
    assert control.state.is_waiting
    assert control.state.episode is not None


def test_the_place_is_kept_and_what_fails_is_said(qtbot, world):
    control, conn, (one, _), _folder = world
    said: list[str] = []
    control.failed.connect(said.append)
    control.offer(one)
    qtbot.waitUntil(lambda: control.state.episode is not None)
    control.seek(33.0)
    qtbot.waitUntil(lambda: get_episode(conn, one).position_s == 33.0)
    control.on_report(CannotPlay(0, "device"))
    assert said == ["No audio device is available, or it’s in use by another program."]
    control.close()
    assert control.state.episode is None


def test_what_cannot_be_played_here_is_opened_in_another_player_once_it_is_whole(qtbot, world, monkeypatch, tmp_path):
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['PySide6.QtMultimedia'] = None")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # the player's process finds no QtMultimedia
    control, conn, (one, _), folder = world
    opened: list[tuple[str, str]] = []
    control.outside_wanted.connect(lambda path, why: opened.append((path, why)))
    (folder / f"{one}.mp3.part").write_bytes(make_mp3(90))
    control.play_entry(one)
    qtbot.waitUntil(lambda: control.state.is_playing, timeout=60_000)
    qtbot.waitUntil(lambda: not control.state.is_playing, timeout=60_000)
    assert control.state.is_waiting
    control.on_download(DownloadNote(one, 300_000, 360_000))
    assert not opened
    (folder / f"{one}.mp3.part").replace(folder / f"{one}.mp3")
    control.on_download(DownloadNote(one, 5, 5, is_here=True))
    qtbot.waitUntil(lambda: bool(opened), timeout=60_000)
    assert opened == [(str(folder / f"{one}.mp3"), in_english(PodcastCode.PLAYER_MISSING()))]
    assert not control.state.is_waiting
    assert get_episode(conn, one).is_heard is False


def test_sleep_by_time_and_at_the_end_of_the_chapter(qtbot, world):
    control, _conn, (one, _), _folder = world
    control.offer(one)
    qtbot.waitUntil(lambda: control.state.episode is not None)
    control.set_sleep(Sleep(5.0))
    for second in range(1, 7):
        control.on_report(At(0, float(second), 90.0, True, False))
    assert control.state.sleep is None
    chapters = (Chapter(0.0, "One"), Chapter(45.0, "Two"))
    state = PlayerState(position_s=45.2, chapters=chapters, sleep=Sleep(at_chapter_end=True))
    assert should_sleep(state, 0)
    assert not should_sleep(state, 1)


def test_play_with_nothing_at_hand_goes_on_with_what_was_begun_last(needs_player, qtbot, world, bridge):
    control, conn, (one, two), folder = world
    for id_ in (one, two):
        (folder / f"{id_}.mp3").write_bytes(make_mp3(15))
    set_queue(conn, [two])
    save_position(conn, one, 3.0, 15.0, NOW)
    control.toggle()
    qtbot.waitUntil(lambda: get_episode(conn, two).is_heard, timeout=60_000)
    assert get_episode(conn, one).is_heard


def test_goes_on_where_another_machine_was_unless_it_has_played_for_a_while(qtbot, world, bridge, morning, qapp):
    control, conn, (one, _), folder = world
    (folder / f"{one}.mp3").write_bytes(make_mp3(15))
    notes: list[object] = []
    elsewhere = RemotePositionSync(notes.append, control, morning, qapp)
    control.offer(one)
    qtbot.waitUntil(lambda: control.state.episode is not None)
    assert notes == [EpisodeOpened(one)], "its server is asked how far it was heard elsewhere"
    elsewhere.handle(HeardElsewhere(one, 40.0, False))
    assert control.state.position_s == 40.0
    control.played_from = morning.now()
    elsewhere.handle(HeardElsewhere(one, 60.0, False))
    assert control.state.position_s == 60.0, "the answer came a moment after the user pressed Play"
    elsewhere.handle(HeardElsewhere(one, 90.0, True))
    morning.advance(JUST_BEGUN_S)
    elsewhere.handle(HeardElsewhere(one, 10.0, False))
    assert control.state.position_s == 60.0
    with qtbot.waitSignal(bridge.command_sent):
        control.pause()
    assert get_episode(conn, one).position_s == 60.0
