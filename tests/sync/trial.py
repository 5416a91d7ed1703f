"""The trial: two Paperrounds and another client mark at random against one real server, and everything goes wrong.

Lines break, answers get lost, tokens go stale, processes are killed, the server is restored from an old backup. At the
end all three agree, nothing is lost and nothing is doubled. Used by a test with some hundred changes and by
`dev.py bench sync` with thousands.
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reader.features.accounts.servers.transport import AccountError
from tests.sync.bad_network import BadNetwork
from tests.sync.device import Device
from tests.sync.killed import synchronise_and_kill
from tests.sync.other_client import READ, STARRED, OtherClient
from tests.sync.publisher import Publisher
from tests.sync.real_servers import RealServer

FEEDS = 4
OF_FEEDS = 0.2
"""How many of the changes concern feeds, not marks."""
Key = tuple[str, str]
"""A title, and read or starred."""


@dataclass
class Told:
    """What happened, for whoever reads the outcome."""

    changes: int = 0
    syncs: int = 0
    failed_syncs: int = 0
    kills: int = 0
    restores: int = 0
    posts: int = 0
    feed_changes: int = 0
    conflicts: int = 0
    """Marks that several devices touched."""
    faults: list[str] = field(default_factory=list)


class Trial:
    def __init__(
        self, server: RealServer, publisher: Publisher, lines: list[BadNetwork], folder: Path, seed: int
    ) -> None:
        self.rng = random.Random(seed)
        self.server, self.publisher, self.lines = server, publisher, lines
        self.command_sent = Told()
        self.last: dict[Key, dict[str, bool]] = defaultdict(dict)
        """Of each mark: what each device said last."""
        self.left: set[str] = set()
        """Titles of feeds that somebody left: the server forgets their marks, so all that holds is that all agree."""
        self.client: OtherClient = server.open_client()
        for feed in range(1, FEEDS + 1):
            publisher.post(feed, 10)
            self.client.subscribe(publisher.url(feed))
        self.devices = [Device(folder / name) for name in ("one", "two")]
        for device, line in zip(self.devices, lines, strict=True):
            base = server.greader.replace(server.url, line.url)
            device.add_account(base, server.user, server.password)
            device.sync()

    def close(self) -> None:
        for device in self.devices:
            device.close()

    # --- what happens ---------------------------------------------------------------------------

    def run(self, changes: int, *, kills: int, restore: bool) -> Told:
        killing = {self.rng.randrange(changes) for _ in range(kills)}
        backup_at, restore_at = (changes // 3, 2 * changes // 3) if restore else (-1, -1)
        for line in self.lines:
            line.trouble = 0.08
        for number in range(changes):
            if number == backup_at:
                self._settle()
                self.server.back_up()
            elif number == restore_at:
                self._restore()
            self._do_one()
            if number in killing:
                self._kill()
            self._live_on()
        self._settle()
        self._check()
        return self.command_sent

    def _live_on(self) -> None:
        if self.rng.random() < 0.08:
            self._sync(self.rng.choice((0, 1)))
        if self.rng.random() < 0.02:
            self._post()
        for line in self.lines:
            line.is_down = self.rng.random() < (0.97 if line.is_down else 0.02)

    def _do_one(self) -> None:
        self.command_sent.changes += 1
        if self.rng.random() < OF_FEEDS:
            self._change_feeds()
            return
        who = self.rng.choice(("one", "two", "other"))
        what, value = self.rng.choice(("read", "starred")), self.rng.random() < 0.6
        if who == "other":
            there = self.client.ids()
            chosen = self.rng.sample(there, min(len(there), self.rng.choice((1, 1, 1, 5))))
            state = READ if what == "read" else STARRED
            # Miniflux takes a mark off that is set a second time, so careful clients look first.
            chosen = [id_ for id_ in chosen if self._is_marked(id_, what) is not value]
            if not chosen:
                return
            titles = list(self.client.titles(chosen))
            self.client.mark(chosen, **({"add": state} if value else {"remove": state}))
        else:
            device = self.devices[who == "two"]
            known = sorted(device.all_titles())
            titles = self.rng.sample(known, min(len(known), self.rng.choice((1, 1, 1, 5))))
            if what == "read":
                before = device.unread_titles()
                titles = [title for title in titles if (title in before) == value]
                device.mark_read(*titles, read=value)
            else:
                before = device.starred_titles()
                titles = [title for title in titles if (title not in before) == value]
                device.star(*titles, starred=value)
        for title in titles:
            self.last[title, what][who] = value

    def _change_feeds(self) -> None:
        """Somebody leaves a feed, comes back to it, moves or renames it."""
        self.command_sent.feed_changes += 1
        everybody: list[Device | OtherClient] = [*self.devices, self.client]
        who = self.rng.choice(everybody)
        feed = self.rng.randint(1, FEEDS)
        url, number = self.publisher.url(feed), self.rng.randint(1, 99)
        if url not in who.feed_names():
            who.come_back(url)
        elif feed > FEEDS // 2 and self.rng.random() < 0.25:
            self.left |= self.publisher.titles(feed)
            who.leave(url)
        elif self.rng.random() < 0.5:
            who.rename(url, f"Name {number}")
        else:
            who.move(url, f"Folder {number % 5}")

    def _list_wanted(self) -> set[str]:
        """The posts of those feeds that the server has."""
        there = self.client.feeds()
        feeds = (feed for feed in range(1, FEEDS + 1) if self.publisher.url(feed) in there)
        return {title for feed in feeds for title in self.publisher.titles(feed)}

    def _is_marked(self, id_: int, what: str) -> bool:
        if what == "read":
            return id_ not in self.client.ids(unread=True)
        return id_ in self.client.ids(STARRED)

    def _sync(self, place: int) -> None:
        self.command_sent.syncs += 1
        device = self.devices[place]
        device.clock.advance(self.rng.uniform(60, 7_200))
        try:
            device.sync()
        except AccountError:
            self.command_sent.failed_syncs += 1

    def _kill(self) -> None:
        self.command_sent.kills += 1
        device = self.rng.choice(self.devices)
        synchronise_and_kill(device, self.server.password, self.rng.uniform(0.0, 0.6))

    def _post(self) -> None:
        feed = self.rng.randint(1, FEEDS)
        self.publisher.post(feed, self.rng.randint(1, 3))
        if f"Post {feed}-0" in self.left:
            self.left |= self.publisher.titles(feed)
        self._let_server_poll()

    def _let_server_poll(self) -> None:
        self.server.poll_until(lambda: set(self.client.titles(self.client.ids())) == self._list_wanted())

    def _restore(self) -> None:
        """Both Paperrounds know all that the server knew; then it forgets."""
        self.command_sent.restores += 1
        self.publisher.post(1)  # that it forgot shows by the newest post of a feed that is still there
        self._post()
        self._settle()
        for who in self.last.values():
            who.clear()  # from here on only later changes can be notes apart
        self._remember()
        self.server.restore()
        self.client = self.server.open_client()
        # A mark that another device makes before they notice looks like one of the backup: so they notice first.
        self._settle()

    def _remember(self) -> None:
        """What holds now must hold until somebody does something else."""
        unread, starred = self.devices[0].unread_titles(), self.devices[0].starred_titles()
        for title in self.publisher.titles():
            self.last[title, "read"]["all"] = title not in unread
            self.last[title, "starred"]["all"] = title in starred

    def _settle(self) -> None:
        """The lines are good again, and everybody synchronises."""
        for line in self.lines:
            line.trouble, line.is_down = 0.0, False
        self._let_server_poll()
        for place in (0, 1, 0, 1, 0):
            self.devices[place].clock.advance(90_000)
            self.devices[place].sync()
        for line in self.lines:
            line.trouble = 0.08

    # --- what must hold -------------------------------------------------------------------------

    def _check(self) -> None:
        notes, wanted = self.command_sent, self._list_wanted()
        notes.posts = len(wanted)
        there = self.client.ids()
        titles = set(self.client.titles(there))
        unread, starred = self.client.unread_titles(), self.client.starred_titles()
        if len(there) != len(titles):
            notes.faults.append("posts are doubled at the server")
        self._compare("server", "posts", titles, wanted)
        for name, device in zip(("one", "two"), self.devices, strict=True):
            self._compare(name, "feeds", set(device.feed_names().items()), set(self.client.feed_names().items()))
            self._compare(name, "posts", set(device.all_titles()), wanted)
            self._compare(name, "unread", device.unread_titles(), unread)
            self._compare(name, "starred", device.starred_titles(), starred)
            if device.waiting():
                notes.faults.append(f"{name} still has {device.waiting()} deeds")
        for (title, what), said in self.last.items():
            if title in self.left:
                continue
            self._check_mark(title, what, said, (title not in unread) if what == "read" else (title in starred))

    def _compare(self, name: str, what: str, mine: set[Any], others: set[Any]) -> None:
        if mine != others:
            self.command_sent.faults.append(f"{name}: {what} differ by {sorted(mine ^ others)[:5]}")

    def _check_mark(self, title: str, what: str, said: dict[str, bool], now: bool) -> None:
        """What it is, somebody said last; where one device alone touched it, that is what that one said."""
        later = {who: value for who, value in said.items() if who != "all"} or said
        self.command_sent.conflicts += len(later) > 1
        if later and now not in later.values():
            self.command_sent.faults.append(f"{title}: {what} is {now}, though {said}")
