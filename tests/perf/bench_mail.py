"""Newsletters by IMAP against a real dovecot on loopback: the first read of 5,000 mails, a check that finds nothing,
and how long after its delivery a pushed mail is in the store. Afterwards no mail may be marked or gone at the server.

    python3 dev.py bench mail [MAILS]

Needs Debian's dovecot-imapd; starts it with a configuration and a Maildir of its own, in a folder of its own.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import psutil

from reader.core.clock import LocalZone, SystemClock
from reader.core.paths import Profile
from reader.engine.conditions import Conditions
from reader.engine.due_thread import ServerContext
from reader.engine.messages import MailChecked
from reader.engine.polls import index_everything
from reader.features.mail.cli import check_now
from reader.features.mail.imap import ImapClient
from reader.features.mail.records import CheckReason, Mailbox, MailLogin, MailServer, Security
from reader.features.mail.service import add_mailbox
from reader.features.mail.worker.check import CheckTools
from reader.features.mail.worker.watcher import MailWatcher
from reader.net.passwords import Passwords
from reader.store.db import Connection, fetch, open_store
from tests.mail.dovecot import PASSWORD, PROGRAM, USER, Dovecot

PUSHED = 12
ODD_FOLDER = "Übersicht & mehr"


def main(arguments: list[str]) -> int:
    if PROGRAM is None:
        print("dovecot is not installed: apt install dovecot-imapd")
        return 1
    count = int(arguments[0]) if arguments else 5_000
    with tempfile.TemporaryDirectory() as folder:
        kept, served = Path(folder) / "kept", Path(folder) / "served"
        served.mkdir()
        Path(folder).chmod(0o755)
        with Dovecot(served) as server:
            size = server.fill(count)
            print(f"{count:,} mails, {size / 1e6:.1f} MB, in a Maildir of dovecot on loopback")
            server.add_folder(ODD_FOLDER)
            _measure(server, Profile(kept), count)
            _look_at_flags(server, count)
    return 0


def _measure(server: Dovecot, profile: Profile, count: int) -> None:
    clock = SystemClock()
    conn = open_store(profile.database, clock.now())
    mail_server = MailServer("127.0.0.1", USER, server.port, Security.NONE)
    passwords = Passwords()
    passwords.remember(mail_server.origin, USER, PASSWORD)
    with ImapClient(MailLogin(mail_server, PASSWORD), "", lambda: False) as client:
        opened = client.open_folder(ODD_FOLDER)
        print(f"folders {client.list_folders()}; the odd one opens, {opened.count} mails")
    box = add_mailbox(conn, mail_server, clock.now(), first_mails=min(count, 20_000))
    _check(conn, clock, passwords, box, "first read")
    began = time.perf_counter()
    index_everything(conn)
    print(f"  and its index of search  {time.perf_counter() - began:6.1f} s")
    feeds, entries = fetch(conn, "SELECT count(DISTINCT feed_id), count(*) FROM entries")[0]
    print(f"  {entries:,} entries in {feeds} feeds")
    for _ in range(3):
        _check(conn, clock, passwords, box, "unchanged check, with login")
    _measure_push(server, profile, passwords, clock)
    rows = fetch(
        conn,
        "SELECT avg(requests), avg(wire_bytes), avg(elapsed_s) FROM mail_checks WHERE reason = ?",
        (CheckReason.PUSHED,),
    )
    requests, wire, elapsed = rows[0]
    print(f"a pushed mail               {elapsed * 1e3:6.0f} ms  {requests:.0f} requests  {wire:,.0f} bytes")
    conn.close()


def _check(conn: Connection, clock: SystemClock, passwords: Passwords, box: Mailbox, name: str) -> None:
    process = psutil.Process()
    cpu, began = process.cpu_times(), time.perf_counter()
    check_now(CheckTools(conn, clock, LocalZone()), box, passwords, "")
    took = time.perf_counter() - began
    after = process.cpu_times()
    spent = after.user + after.system + after.children_user + after.children_system
    spent -= cpu.user + cpu.system + cpu.children_user + cpu.children_system
    (requests, wire) = fetch(conn, "SELECT requests, wire_bytes FROM mail_checks ORDER BY id DESC LIMIT 1")[0]
    print(f"{name:28s}{took * 1e3:6.0f} ms  {requests} requests  {wire:,} bytes  {spent:.2f} s of processor")


def _look_at_flags(server: Dovecot, count: int) -> None:
    """Reading changed nothing there: no mail is marked, none is gone."""
    flags = server.list_flags()
    assert flags == {"": count + PUSHED}, flags
    print(f"read-only: all {flags['']:,} mails are there, none is marked seen or anything else")


class _Told:
    """Hears of checks, and when."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._new = self._checks = 0

    def handle(self, note: object) -> None:
        if isinstance(note, MailChecked) and not note.is_under_way:
            with self._changed:
                self._new += sum(note.new.values())
                self._checks += 1
                self._changed.notify_all()

    def await_checks(self, count: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._checks >= count, 60.0)

    def await_new(self, count: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._new >= count, 60.0)


def _measure_push(server: Dovecot, profile: Profile, passwords: Passwords, clock: SystemClock) -> None:
    notes = _Told()
    around = ServerContext(
        profile, clock, LocalZone(), passwords, notes.handle, lambda network: Conditions(), lambda news: None
    )
    watcher = MailWatcher(around, True)
    notes.await_checks(1)
    time.sleep(1.0)  # until it listens
    took = []
    for number in range(PUSHED):
        began = time.perf_counter()
        server.deliver(900_000 + number)
        notes.await_new(number + 1)
        took.append(time.perf_counter() - began)
        time.sleep(0.3)
    process = psutil.Process()
    before = sum(process.cpu_times()[:2])
    time.sleep(10.0)
    quiet = sum(process.cpu_times()[:2]) - before
    watcher.close()
    print(
        f"IDLE: from delivery to the store, {PUSHED} mails: median {statistics.median(took) * 1e3:.0f} ms, "
        f"slowest {max(took) * 1e3:.0f} ms"
    )
    print(f"IDLE: 10 quiet seconds take {quiet * 1e3:.0f} ms of processor")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
