"""While the user has paused polling, or there is no network, nothing is polled and the engine hardly wakes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from reader.engine.conditions import Network
from reader.engine.messages import NetworkChanged, PauseEnded, Refresh, SettingsChanged, Status
from reader.store.settings import load_settings, save_settings
from tests.engine.rig import Rig


@pytest.fixture
def rig(tmp_path, clock, feedserver) -> Iterator[Rig]:
    clock.at = 1_790_000_000.0 // 86_400 * 86_400 + 6 * 3_600
    made = Rig(tmp_path, clock, feedserver)
    yield made
    made.close()


def set_paused(rig, paused: bool) -> None:
    change(rig, paused=paused)


def pause_until(rig, at: float) -> None:
    change(rig, paused=True, paused_until=at)


def change(rig, **changes) -> None:
    rig.settings = replace(rig.settings, **changes)
    save_settings(rig.conn, rig.settings)
    rig.engine.handle(SettingsChanged(), rig.clock.now())
    rig.engine.run_once(rig.clock.now())


def last_status(rig) -> Status:
    return [note for note in rig.notes if isinstance(note, Status)][-1]


def test_paused_means_nothing_but_what_is_asked_for(rig):
    feed = rig.add(0, every_h=0.5)
    rig.visited_daily((8.0, 12.0, 16.0, 20.0))
    rig.run(hours=1)
    set_paused(rig, True)
    before = len(rig.polls(feed))
    assert rig.run(hours=24) <= 24 * 4 + 2
    assert len(rig.polls(feed)) == before
    assert last_status(rig).is_paused
    assert last_status(rig).is_paused
    rig.engine.handle(Refresh((feed.id,), insists=True), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert len(rig.polls(feed, "manual")) == 1


def test_resuming_goes_on_at_once(rig):
    feed = rig.add(0, every_h=0.5)
    rig.visited_daily((8.0, 12.0, 16.0, 20.0))
    rig.run(hours=1)
    set_paused(rig, True)
    rig.run(hours=24)
    before = len(rig.polls(feed))
    set_paused(rig, False)
    assert not last_status(rig).is_paused
    rig.run(hours=8)
    assert len(rig.polls(feed)) > before


def test_without_a_line_the_engine_hardly_wakes(rig):
    rig.add(0)
    rig.run(hours=1)
    rig.engine.handle(NetworkChanged(Network(online=False)), rig.clock.now())
    assert rig.run(hours=24) <= 24 * 4 + 2


def test_a_pause_for_a_while_ends_by_itself(rig):
    rig.add(0)
    rig.run(hours=1)
    pause_until(rig, rig.clock.now() + 2 * 3_600)
    before = len(rig.polls())
    rig.run(hours=1.9)
    assert len(rig.polls()) == before
    rig.run(hours=6)
    assert len(rig.polls()) > before
    settings = load_settings(rig.conn)
    assert (settings.paused, settings.paused_until) == (False, 0.0)
    assert [note for note in rig.notes if isinstance(note, PauseEnded)] == [PauseEnded()]
    assert not last_status(rig).is_paused
