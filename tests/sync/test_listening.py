"""How far an episode was heard goes from one machine to the other by a real Miniflux; the later listening wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC

import pytest

from reader.core.paths import Profile
from reader.engine.conditions import Conditions
from reader.engine.due_thread import ServerContext
from reader.engine.messages import EpisodeOpened, HeardElsewhere, LocalChanges
from reader.features.accounts.store import find_account_state, get_account
from reader.features.accounts.worker.listening import (
    COMPARE_AFTER_S,
    Word,
    decide_listening,
    has_unsent_listening,
    synchronise_listening,
)
from reader.features.accounts.worker.rounds import make_client, open_server
from reader.features.accounts.worker.syncer import CHANGE_PAUSE_S, AccountSyncer
from reader.store.db import fetch
from tests.sync.device import Device
from tests.sync.publisher import Publisher
from tests.sync.real_servers import MINIFLUX, RealServer

EPISODE, OTHER = "Post 1-0", "Post 1-1"
miniflux = pytest.mark.parametrize("started", [MINIFLUX], indirect=True)
Both = tuple[Device, Device]


def open_episode(device: Device, title: str = EPISODE) -> list[HeardElsewhere]:
    """As the engine does when the user opens an episode: that one episode is compared, whatever time it is."""
    account = get_account(device.conn, 1)
    entry_id = device.all_titles()[title]
    with make_client(device.clock, "", "") as client:
        own = open_server(account, device.passwords, client).own
        return synchronise_listening(device.conn, account, own, device.clock.now(), entry_ids=[entry_id])


@pytest.fixture
def both(server: RealServer, publisher: Publisher, make_device: Callable[..., Device]) -> Both:
    """Two machines with a podcast of three episodes."""
    publisher.podcasts.add(1)
    publisher.post(1, 3)
    server.open_client().subscribe(publisher.url(1))
    one, two = make_device("one"), make_device("two")
    for device in (one, two):
        device.add_account(server.url, server.user, server.password)
        device.sync()
    return one, two


@miniflux
def test_who_listens_later_goes_on_where_the_other_machine_was(both: Both) -> None:
    one, two = both
    one.listen(EPISODE, 300.4)
    account = get_account(one.conn, 1)
    assert has_unsent_listening(one.conn, account, one.clock.now())
    one.sync()
    assert not has_unsent_listening(one.conn, account, one.clock.now())
    assert open_episode(two) == [HeardElsewhere(two.all_titles()[EPISODE], 300.0, False)]
    assert two.place(EPISODE) == 300
    two.listen(EPISODE, 900)
    two.sync()
    assert one.ask().heard_elsewhere == [], "a moment ago it was compared"
    one.clock.advance(COMPARE_AFTER_S)
    assert one.ask().heard_elsewhere == [HeardElsewhere(one.all_titles()[EPISODE], 900.0, False)]
    two.listen(EPISODE, 120)
    two.sync()
    open_episode(one)
    assert one.place(EPISODE) == 120, "who goes back on purpose is followed"
    one.listen(EPISODE, None)
    one.sync()
    open_episode(two)
    assert two.place(EPISODE) is None
    assert two.place(OTHER) == 0.0


@miniflux
def test_the_engine_tells_the_window_what_it_was_asked_to_look_up(both: Both) -> None:
    """The user pauses on one machine, opens the episode on the other."""
    one, two = both
    one.listen(EPISODE, 300)
    with syncing(one) as (syncer, notes):
        syncer.handle(LocalChanges())
        one.clock.advance(CHANGE_PAUSE_S)
        syncer.finish()
    assert not has_unsent_listening(one.conn, get_account(one.conn, 1), one.clock.now())
    entry_id = two.all_titles()[EPISODE]
    with syncing(two) as (syncer, notes):
        syncer.handle(EpisodeOpened(entry_id))
        syncer.finish()
    assert HeardElsewhere(entry_id, 300.0, False) in notes


@contextmanager
def syncing(device: Device) -> Iterator[tuple[AccountSyncer, list[object]]]:
    """The engine's thread of accounts, and what it tells."""
    notes: list[object] = []
    around = ServerContext(
        Profile(device.folder),
        device.clock,
        UTC,
        device.passwords,
        notes.append,
        lambda network: Conditions(),
        lambda news: None,
    )
    syncer = AccountSyncer(around, has_accounts=True)
    try:
        yield syncer, notes
    finally:
        syncer.close()


@miniflux
def test_no_machine_is_thrown_back_by_one_that_was_away(both: Both) -> None:
    one, two = both
    for first, second in (both, both[::-1]):
        title = EPISODE if first is one else OTHER
        first.listen(title, 1_500)
        second.listen(title, 1_000)
        first.sync()
        second.sync()
        open_episode(first, title)
        assert (first.place(title), second.place(title)) == (1_500, 1_500)
    one.listen(EPISODE, 2_000)
    two.listen(EPISODE, 2_500)
    one.sync()
    two.sync()
    open_episode(one)
    assert one.place(EPISODE) == two.place(EPISODE) == 2_500


@miniflux
def test_a_server_restored_from_a_backup_throws_nobody_back(
    both: Both, server: RealServer, publisher: Publisher
) -> None:
    one, _ = both
    one.listen(EPISODE, 300)
    one.sync()
    server.back_up()
    publisher.post(1)
    client = server.open_client()
    server.poll_until(lambda: len(client.unread_titles()) == 4)
    one.listen(EPISODE, 1_200)
    one.sync()
    assert "Post 1-3" in one.all_titles()
    server.restore()
    assert one.sync().was_restored
    assert one.place(EPISODE) == 1_200
    rows = fetch(one.conn, "SELECT place_s FROM agreed_listening WHERE place_s > 0")
    assert rows == [(1_200,)], "and the server was told again"


@miniflux
def test_another_password_at_its_own_interface_stops_nothing_else(both: Both, server: RealServer) -> None:
    one, _ = both
    server.change_password("another-word")
    try:
        one.passwords.remember(server.url, server.user, "another-word")
        one.listen(EPISODE, 300)
        one.mark_read(OTHER)
        one.sync()
        state = find_account_state(one.conn, 1)
        assert state.own_refused
        assert state.problem == ""
        assert one.waiting() == 0
    finally:
        server.change_password(server.password)
    one.passwords.remember(server.url, server.user, server.password)
    one.sync()
    assert not find_account_state(one.conn, 1).own_refused
    assert not has_unsent_listening(one.conn, get_account(one.conn, 1), one.clock.now())


@pytest.mark.parametrize("started", ["freshrss"], indirect=True)
def test_a_server_that_cannot_carry_it_is_not_asked(both: Both) -> None:
    one, two = both
    one.listen(EPISODE, 300)
    assert not has_unsent_listening(one.conn, get_account(one.conn, 1), one.clock.now())
    one.sync()
    two.sync()
    assert (one.place(EPISODE), two.place(EPISODE)) == (300, 0.0)
    assert find_account_state(one.conn, 1).problem == ""


@pytest.mark.parametrize(
    ("here_s", "there_s", "agreed_s", "word"),
    [
        (None, 0, None, Word.AGREED),
        (None, 40, None, Word.ADOPT),
        (40, 40, None, Word.AGREED),
        (40, 0, None, Word.SEND),
        (40, 50, None, Word.ADOPT),
        (60, 40, 40, Word.SEND),
        (10, 40, 40, Word.SEND),
        (40, 60, 40, Word.ADOPT),
        (40, 10, 40, Word.ADOPT),
        (60, 50, 40, Word.SEND),
        (50, 60, 40, Word.ADOPT),
        (10, 60, 40, Word.ADOPT),
    ],
)
def test_the_later_listening_wins_else_the_further(
    here_s: int | None, there_s: int, agreed_s: int | None, word: Word
) -> None:
    assert decide_listening(here_s, there_s, agreed_s) is word
