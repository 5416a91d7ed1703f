"""Synchronising with real servers: the first time, when nothing changed, a mark's way, and a trial of everything.

python3 dev.py bench sync [--kind freshrss|miniflux|ttrss] [--feeds 200] [--posts 50] [--changes 2000]

Needs the shared tool that starts the servers. PHP's own web server does not compress what FreshRSS answers; it is told
to, as the web servers that usually stand before it do. `--plain` measures without.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC
from pathlib import Path

from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.engine.conditions import Conditions
from reader.engine.due_thread import ServerContext
from reader.engine.messages import LocalChanges
from reader.features.accounts.records import Account, SyncReason
from reader.features.accounts.worker.pull import OpenServer
from reader.features.accounts.worker.rounds import make_client, open_server
from reader.features.accounts.worker.syncer import AccountSyncer
from reader.features.accounts.worker.synchronise import SyncTools, sync_account
from reader.parse.worker import GuardedParser
from reader.store import marks
from reader.store.db import open_store
from tests.perf.rssguard_run import measure_rssguard
from tests.perf.shared_data import SHARED, require_shared
from tests.sync.bad_network import bad_network
from tests.sync.device import Device
from tests.sync.other_client import OtherClient
from tests.sync.publisher import Publisher, publishing
from tests.sync.real_servers import RealServer, running_server
from tests.sync.trial import Trial


@contextmanager
def timed(words: str) -> Iterator[None]:
    wall, cpu = time.perf_counter(), time.process_time()
    yield
    print(f"  {words}: {time.perf_counter() - wall:.2f} s, {time.process_time() - cpu:.2f} s of processor time")


def fill(server: RealServer, publisher: Publisher, feeds: int, posts: int) -> OtherClient:
    client = server.open_client()
    for feed in client.feeds().values():
        client.post("subscription/edit", ac="unsubscribe", s=feed["id"])
    for number in range(1, feeds + 1):
        publisher.post(number, posts)
        client.subscribe(publisher.url(number))
    server.poll_until(lambda: len(client.ids()) == feeds * posts)
    return client


def measure_first(server: RealServer, folder: Path, expected: int) -> tuple[Device, Account]:
    device = Device(folder / "device", SystemClock())  # type: ignore[arg-type]
    with timed(f"first synchronisation, {expected:,} unread entries"):
        account = device.add_account(server.url, server.user, server.password)
        device.sync(account.id)
    assert len(device.all_titles()) == expected
    return device, account


def measure_unchanged(device: Device, account: Account) -> None:
    """As the engine asks: with the session of the last time."""
    with GuardedParser() as parser, make_client(device.clock, "", "") as client:
        tools = SyncTools(device.conn, parser, device.clock, UTC)
        opened: OpenServer = open_server(account, device.passwords, client)
        sync_account(tools, account, lambda: opened, SyncReason.VISITED)
        with timed("unchanged"):
            sync_account(tools, account, lambda: opened, SyncReason.VISITED)
        usage = opened.usage
        print(f"    {usage.requests} requests, {usage.wire_bytes / 1000:.1f} kB on the line, both ways")


def measure_marks(device: Device, client: OtherClient, folder: Path) -> None:
    """From the change to the server, through the engine's own thread."""
    clock = SystemClock()
    profile = Profile(folder / "device")
    conn = open_store(profile.database, clock.now())
    around = ServerContext(
        profile, clock, UTC, device.passwords, lambda note: None, lambda network: Conditions(), lambda news: None
    )
    syncer = AccountSyncer(around, has_accounts=True)
    waits = []
    for _ in range(5):
        before = len(client.ids(unread=True))
        entry_id = conn.execute("SELECT entry_id FROM marks WHERE read = 0 AND gone = 0 LIMIT 1").get
        began = time.perf_counter()
        marks.set_read(conn, [entry_id])
        syncer.handle(LocalChanges())
        while len(client.ids(unread=True)) == before:
            pass
        waits.append(time.perf_counter() - began)
    syncer.close()
    conn.close()
    print(f"  a mark is at the server after {max(waits):.1f} s at most, of {len(waits)}")


def measure_newsboat(server: RealServer, folder: Path) -> None:
    if not shutil.which("newsboat"):
        print("  newsboat is not installed")
        return
    home = folder / "newsboat"
    home.mkdir()
    name = server.kind
    lines = [f'urls-source "{name}"', f'{name}-login "{server.user}"', f'{name}-password "{server.password}"']
    lines += [f'{name}-url "{server.greader if name == "freshrss" else server.url}"']
    lines += ["freshrss-min-items 50"] if name == "freshrss" else []
    (home / "config").write_text("\n".join(lines) + "\n")
    command = ["newsboat", "-C", str(home / "config"), "-c", str(home / "cache.db"), "-u", str(home / "urls"), "-x"]
    (home / "urls").write_text("")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    done = subprocess.run([*command, "reload"], capture_output=True, text=True, check=False, timeout=900)
    wall = time.perf_counter() - began
    if "invalid configuration value" in done.stderr:
        print(f"  this newsboat does not speak with {name}")
        return
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    count = subprocess.run([*command, "print-unread"], capture_output=True, text=True, check=False).stdout.strip()
    print(f"  newsboat -x reload: {wall:.2f} s, {cpu:.2f} s of processor time; {count or done.stderr.strip()}")


def run_trial(server: RealServer, folder: Path, changes: int, seed: int) -> bool:
    client = server.open_client()
    for feed in client.feeds().values():
        client.post("subscription/edit", ac="unsubscribe", s=feed["id"])
    with publishing() as publisher, bad_network(server.url, 1) as one, bad_network(server.url, 2) as two:
        trial = Trial(server, publisher, [one, two], folder / "trial", seed)
        began = time.perf_counter()
        notes = trial.run(changes, restore=server.kind != "ttrss")  # whose API does not tell a restored one
        trial.close()
    print(
        f"  trial, seed {seed}: {notes.changes:,} operations of two Paperrounds and another client, {notes.syncs} syncs "
        f"({notes.failed_syncs} broken off), {notes.kills} kills, {notes.restores} restored backup, {notes.posts} posts, "
        f"{notes.conflicts} marks that several touched; {len(notes.faults)} faults; "
        f"{time.perf_counter() - began:.0f} s"
    )
    print("    " + ", ".join(f"{name} {count}" for name, count in notes.operations.items()))
    for fault in notes.faults[:10]:
        print(f"    {fault}")
    return not notes.faults


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kind", choices=["freshrss", "miniflux", "ttrss"], action="append")
    parser.add_argument("--feeds", type=int, default=200)
    parser.add_argument("--posts", type=int, default=50)
    parser.add_argument("--changes", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--plain", action="store_true")
    chosen = parser.parse_args()
    require_shared("tools/sync-server")
    is_fine = True
    for kind in chosen.kind or ["freshrss", "miniflux", "ttrss"]:
        with (
            tempfile.TemporaryDirectory(prefix="paperround-sync-", ignore_cleanup_errors=True) as place,
            running_server(SHARED, kind, Path(place), compresses=not chosen.plain) as server,
            tempfile.TemporaryDirectory() as scratch,
        ):
            print(f"{kind}, {chosen.feeds} feeds")
            folder = Path(scratch)
            if chosen.feeds:
                with publishing() as publisher:
                    client = fill(server, publisher, chosen.feeds, chosen.posts)
                    device, account = measure_first(server, folder, chosen.feeds * chosen.posts)
                    measure_unchanged(device, account)
                    measure_newsboat(server, folder)
                    measure_rssguard(server, folder, chosen.feeds, chosen.feeds * chosen.posts)
                    measure_marks(device, client, folder)
                    device.close()
            if chosen.changes:
                is_fine &= run_trial(server, folder, chosen.changes, chosen.seed)
    return 0 if is_fine else 1


if __name__ == "__main__":
    raise SystemExit(main())
