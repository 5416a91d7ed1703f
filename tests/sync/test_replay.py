"""The recorded answers of both real servers, played again: for machines that cannot start the servers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reader.features.accounts.servers.transport import AccountError
from tests.sync.device import Device
from tests.sync.replay import PASSWORD, USER, replaying
from tests.sync.scenario import play

PLACES = {"freshrss": "/api/greader.php", "miniflux": ""}


@pytest.mark.parametrize("kind", PLACES)
def test_a_device_asks_what_was_recorded_and_ends_the_same(kind: str, make_device: Callable[..., Device]) -> None:
    with replaying(kind) as (player, url):
        play(make_device(), url + PLACES[kind], USER, PASSWORD)
        assert player.faults == []
        assert player.left == 0


def test_the_player_refuses_what_was_not_recorded(make_device: Callable[..., Device]) -> None:
    device = make_device()
    with replaying("freshrss") as (player, url):
        device.add_account(url + PLACES["freshrss"], USER, PASSWORD)
        device.clock.advance(5)
        with pytest.raises(AccountError):
            device.add_account(url + PLACES["freshrss"], "another", PASSWORD)
        assert len(player.faults) == 1
