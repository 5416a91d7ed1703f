"""Carries how far episodes were heard between machines, by Miniflux's own interface: the Google Reader protocol has no
field for it. Runs on the thread that syncs."""

from __future__ import annotations

import logging
from collections.abc import Collection
from enum import Enum, auto

from msgspec.structs import replace

from reader.engine.messages import HeardElsewhere
from reader.features.accounts import store as accounts
from reader.features.accounts.records import Account, ServerKind
from reader.features.accounts.servers.miniflux import MinifluxServer, RemoteEpisode
from reader.features.accounts.servers.transport import AccountError
from reader.features.podcasts.records import newest_of_each
from reader.features.podcasts.store import list_begun, list_newest_heard_of, list_queue
from reader.store.db import Connection, transaction

log = logging.getLogger(__name__)
MOST_AT_ONCE = 20
"""Episodes that one sync agrees on; the next one continues."""
COMPARE_AFTER_S = 1_800.0
"""How often episodes that are probably heard next are compared; each is also compared when it is opened."""
HEARD_OF_S = 60 * 86_400.0


class Word(Enum):
    """What to do about an episode that was heard on two machines."""

    AGREED = auto()
    SEND = auto()
    ADOPT = auto()


def decide_listening(here_s: int | None, there_s: int, agreed_s: int | None) -> Word:
    """Decide for the later listening, which is the side that moved away from what was agreed on. If both did, or
    nothing was agreed on yet, nobody knows which was later, and the further one wins. Pure."""
    if here_s is None:
        return Word.ADOPT if there_s else Word.AGREED
    if here_s == there_s:
        return Word.AGREED
    if agreed_s is not None and there_s == agreed_s:
        return Word.SEND
    if agreed_s is not None and here_s == agreed_s:
        return Word.ADOPT
    return Word.SEND if here_s > there_s else Word.ADOPT


def can_carry(account: Account) -> bool:
    return account.kind is ServerKind.MINIFLUX


def has_unsent_listening(conn: Connection, account: Account, now: float) -> bool:
    return can_carry(account) and bool(accounts.list_unsent(conn, account.id, now, 1))


def synchronise_listening(
    conn: Connection,
    account: Account,
    own: MinifluxServer,
    now: float,
    *,
    is_thorough: bool = False,
    entry_ids: Collection[int] = (),
) -> list[HeardElsewhere]:
    """Send what was heard here, and return what other machines played on. If the server's own interface fails,
    everything else is synced without it. `entry_ids`: the user is about to hear these."""
    state = accounts.find_account_state(conn, account.id)
    is_time = is_thorough or now - state.compared_listening_at >= COMPARE_AFTER_S
    if state.own_refused and not is_time:
        return []
    taken: list[HeardElsewhere] = []
    each = [
        *accounts.list_linked(conn, account.id, entry_ids),
        *accounts.list_unsent(conn, account.id, now, MOST_AT_ONCE),
    ]
    if is_time:
        each += accounts.list_linked(conn, account.id, list_probably_next(conn, now))
    try:
        for known in {one.entry_id: one for one in each}.values():
            heard = _agree_on(conn, account.id, own, known, now)
            taken += [heard] if heard else []
    except AccountError as error:
        log.info("%s: how far recordings were heard was not compared: %s", account.name, error)
    state = accounts.find_account_state(conn, account.id)
    changed = replace(
        state,
        compared_listening_at=now if is_time else state.compared_listening_at,
        own_refused=state.own_refused if own.is_refused is None else own.is_refused,
    )
    if changed != state:
        accounts.save_account_state(conn, account.id, changed)
    return taken


def list_probably_next(conn: Connection, now: float) -> list[int]:
    """The episodes worth comparing unasked: they may be wanted without a network."""
    newest = newest_of_each(list_newest_heard_of(conn, now - HEARD_OF_S))
    episodes = [*list_queue(conn), *list_begun(conn), *newest]
    return list(dict.fromkeys(episode.entry_id for episode in episodes))[:MOST_AT_ONCE]


def _agree_on(
    conn: Connection, account_id: int, own: MinifluxServer, known: accounts.LinkedListening, now: float
) -> HeardElsewhere | None:
    """Agree on one episode; return it if another machine played on. Raises AccountError."""
    there = _find_episode(own, known)
    if there is None or there.place_s is None:
        accounts.note_agreed_listening(conn, account_id, known.entry_id, None, known.here_s)
        return None
    with transaction(conn):
        fresh = next(iter(accounts.list_linked(conn, account_id, [known.entry_id])), None)
        if fresh is None:
            return None
        word = decide_listening(fresh.here_s, there.place_s, fresh.agreed_s)
        if word is not Word.SEND:
            accounts.note_agreed_listening(conn, account_id, fresh.entry_id, there.enclosure_id, there.place_s)
        if word is Word.ADOPT:
            is_heard = accounts.adopt_listening(conn, fresh, there.place_s, now)
            return HeardElsewhere(fresh.entry_id, float(there.place_s), is_heard)
    if word is Word.SEND and fresh.here_s is not None and own.set_place(there.enclosure_id, fresh.here_s):
        accounts.note_agreed_listening(conn, account_id, fresh.entry_id, there.enclosure_id, fresh.here_s)
    return None


def _find_episode(own: MinifluxServer, known: accounts.LinkedListening) -> RemoteEpisode | None:
    """Find an episode by its number, if that still means it, else by its post."""
    if known.enclosure_id is not None:
        found = own.find_remote_episode(known.enclosure_id)
        if found is not None and found.is_of(known.item_id, known.url):
            return found
    remote_episodes = own.list_remote_episodes(known.item_id)
    return next((one for one in remote_episodes if one.is_of(known.item_id, known.url)), None)
