"""The trial: two Paperrounds and another client mark at random against one real server, and everything goes wrong.

Lines break, answers get lost, tokens go stale, processes are killed, the server is restored from an old backup. At the
end all three agree, nothing is lost and nothing is doubled. Used by a test with some hundred changes and by
`dev.py bench sync` with thousands.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
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
OPERATIONS = (
    {"read": 30, "unread": 20, "star": 24, "unstar": 16, "tag": 6, "untag": 4}
    | {"leave": 3, "return": 6, "rename": 8, "move": 8, "rename folder": 3}
    | {"post": 2, "sync": 10, "kill": 3}
)
"""Everything that is done in a trial, with how often."""
LABELS = ("Garden", "Later")
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
    operations: Counter[str] = field(default_factory=Counter)
    """How often each was done, without those that there was nothing for."""
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

    def run(self, changes: int, *, restore: bool) -> Told:
        backup_at, restore_at = (changes // 3, 2 * changes // 3) if restore else (-1, -1)
        for line in self.lines:
            line.trouble = 0.08
        names, weights = list(OPERATIONS), list(OPERATIONS.values())
        for number in range(changes):
            if number == backup_at:
                self._settle()
                self.server.back_up()
            elif number == restore_at:
                self._restore()
            (name,) = self.rng.choices(names, weights)
            self.command_sent.changes += 1
            self.command_sent.operations[name] += self._do(name)
            for line in self.lines:
                line.is_down = self.rng.random() < (0.97 if line.is_down else 0.02)
        self._settle()
        self._check()
        return self.command_sent

    def _do(self, name: str) -> bool:
        """Do one operation; return False where there was nothing to do it to."""
        match name:
            case "post":
                self._post()
            case "sync":
                self._sync(self.rng.choice((0, 1)))
            case "kill":
                self._kill()
            case "read" | "unread" | "star" | "unstar":
                return self._mark("read" if name.endswith("read") else "starred", not name.startswith("un"))
            case "tag" | "untag":
                return self._tag(name == "tag")
            case _:
                return self._change_feed(name)
        return True

    def _mark(self, what: str, value: bool) -> bool:
        who = self.rng.choice(("one", "two", "other"))
        if who == "other":
            # Miniflux takes a mark off that is set a second time, so careful clients look first.
            chosen = [id_ for id_ in self._choose(self.client.ids()) if self._is_marked(id_, what) is not value]
            titles = list(self.client.titles(chosen)) if chosen else []
            if chosen:
                state = READ if what == "read" else STARRED
                self.client.mark(chosen, **({"add": state} if value else {"remove": state}))
        else:
            device = self.devices[who == "two"]
            marked = device.starred_titles() if what == "starred" else {*device.all_titles()} - device.unread_titles()
            titles = [title for title in self._choose(sorted(device.all_titles())) if (title in marked) != value]
            device.star(*titles, starred=value) if what == "starred" else device.mark_read(*titles, read=value)
        for title in titles:
            self.last[title, what][who] = value
        return bool(titles)

    def _choose(self, known: list[Any]) -> list[Any]:
        return self.rng.sample(known, min(len(known), self.rng.choice((1, 1, 1, 5))))

    def _choose_device(self) -> Device | OtherClient:
        everybody: list[Device | OtherClient] = [*self.devices, self.client]
        return self.rng.choice(everybody)

    def _tag(self, value: bool) -> bool:
        """Miniflux has no labels for posts."""
        if self.server.kind != "freshrss":
            return False
        who = self._choose_device()
        label = self.rng.choice(LABELS)
        tagged = who.tagged_titles(label)
        titles = [title for title in self._choose(sorted(who.all_titles())) if (title in tagged) != value]
        who.tag(label, *titles, value=value)
        return bool(titles)

    def _change_feed(self, name: str) -> bool:
        """Somebody leaves a feed, comes back to it, moves or renames it, or renames its folder."""
        who = self._choose_device()
        feed, number = self.rng.randint(1, FEEDS), self.rng.randint(1, 99)
        url, here = self.publisher.url(feed), who.feed_names()
        if name == "return":
            gone = [url for url in map(self.publisher.url, range(1, FEEDS + 1)) if url not in here]
            if gone:
                who.come_back(self.rng.choice(gone))
            return bool(gone)
        if url not in here or (name == "leave" and feed <= FEEDS // 2):
            return False
        match name:
            case "leave":
                self.left |= self.publisher.titles(feed)
                who.leave(url)
            case _ if self.server.kind == "ttrss":
                return False
            case "rename":
                who.rename(url, f"Name {number}")
            case "move":
                who.move(url, f"Folder {number % 5}")
            case "rename folder":
                old = here[url][1]
                if not old:
                    return False
                who.rename_folder(old, f"Renamed {self.command_sent.changes}")
        return True

    def _list_wanted(self) -> set[str]:
        """The posts of those feeds that the server has."""
        there = self.client.feeds()
        feeds = (feed for feed in range(1, FEEDS + 1) if self.publisher.url(feed) in there)
        return {title for feed in feeds for title in self.publisher.titles(feed)} - self.client.archived_titles()

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
        place = self.rng.choice((0, 1))
        synchronise_and_kill(self.devices[place], self.server.password, self.rng.uniform(0.0, 0.6))
        self.lines[place].wait_until_delivered()

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
        self._check()

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
        notes, wanted, archived = self.command_sent, self._list_wanted(), self.client.archived_titles()
        notes.posts = len(wanted)
        there = self.client.ids()
        titles = set(self.client.titles(there))
        unread, starred = self.client.unread_titles(), self.client.starred_titles()
        if len(there) != len(titles):
            notes.faults.append("posts are doubled at the server")
        self._compare("server", "posts", titles, wanted)
        for name, device in zip(("one", "two"), self.devices, strict=True):
            self._compare(name, "feeds", set(device.feed_names()), set(self.client.feed_names()))
            if self.server.kind != "ttrss":  # whose API can't rename or move feeds
                self._compare(name, "names", set(device.feed_names().items()), set(self.client.feed_names().items()))
            self._compare(name, "posts", {*device.all_titles()} - archived, wanted)
            self._compare(name, "unread", device.unread_titles() - archived, unread)
            self._compare(name, "starred", device.starred_titles() - archived, starred)
            for label in LABELS if self.server.kind == "freshrss" else ():
                self._compare(name, label, device.tagged_titles(label), self.client.tagged_titles(label))
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
