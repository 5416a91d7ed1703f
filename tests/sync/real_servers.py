"""Real servers on loopback, started by the shared tool: FreshRSS on PHP and SQLite, Miniflux on PostgreSQL."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import gettempdir

import pytest
import requests

from reader.core.private_files import try_lock
from tests.sync.other_client import OtherClient, TinyClient

ROOT = Path(__file__).resolve().parents[2]
# With its database it takes twice the processor time that FreshRSS takes.
MINIFLUX = pytest.param("miniflux", marks=pytest.mark.long)
START_S = 300
POLL_TRIES = 3
POLL_S = 15.0


class RealServer:
    """A server with one user, and what its user can do to it from outside."""

    def __init__(self, kind: str, folder: Path) -> None:
        info = json.loads((folder / "info.json").read_text())
        self.kind = kind
        self.folder = folder
        self.url: str = info["url"]
        self.greader: str = info["greader"]
        self.user: str = info["user"]
        self.password: str = info["password"]
        self._refresh: list[str] = info["refresh"]

    def open_client(self) -> OtherClient:
        kind = TinyClient if self.kind == "ttrss" else OtherClient
        return kind(self.greader, self.user, self.password)

    def poll_until(self, is_done: Callable[[], bool]) -> None:
        """FreshRSS may say 1 although it polled. Miniflux polls what is due; a single feed it polls when told to."""
        for _ in range(POLL_TRIES):
            if self.kind == "ttrss":
                # As its daemon does: what was left would otherwise not come back with its feed.
                change = "delete from ttrss_entries where id not in (select ref_id from ttrss_user_entries)"
                self._postgres(f'psql -q -h {self.folder}/sock -d ttrss -c "{change}"')
                TinyClient(self.url, self.user, self.password).poll()
            elif self.kind == "freshrss":
                subprocess.run(self._refresh, capture_output=True, check=False, timeout=120)
            else:
                self._poll_each()
            until = time.monotonic() + POLL_S
            while time.monotonic() < until:
                if is_done():
                    return
                time.sleep(0.05)  # another program works; there is nothing to wait on
        raise AssertionError("the server did not poll its feeds")

    def _poll_each(self) -> None:
        with requests.Session() as session:
            session.auth = (self.user, self.password)
            for feed in session.get(f"{self.url}/v1/feeds", timeout=60).json():
                session.put(f"{self.url}/v1/feeds/{feed['id']}/refresh", timeout=60).raise_for_status()

    def make_logins_cheap(self) -> None:
        """Miniflux checks the password with every request, and its hash takes a twentieth of a second each time."""
        if self.kind == "miniflux":
            hashed = f"crypt(\\$\\${self.password}\\$\\$, gen_salt(\\$\\$bf\\$\\$, 4))"
            change = f"update users set password = {hashed} where username = \\$\\${self.user}\\$\\$"
            self._postgres(f'psql -q -h {self.folder}/sock -d miniflux -c "{change}"')

    def change_password(self, password: str) -> None:
        """Of the interface that other devices use."""
        if self.kind == "freshrss":
            command = ["php", "cli/update-user.php", f"--user={self.user}", f"--api-password={password}"]
            subprocess.run(command, cwd=self.folder, check=True, capture_output=True, timeout=120)
            self._wait_for_password(password)
        else:
            hashed = f"crypt(\\$\\${password}\\$\\$, gen_salt(\\$\\$bf\\$\\$))"
            change = f"update integrations set googlereader_password = {hashed}"
            self._postgres(f'psql -q -h {self.folder}/sock -d miniflux -c "{change}"')

    def _wait_for_password(self, password: str) -> None:
        """PHP may keep a configuration that it has read for some seconds."""
        form = {"Email": self.user, "Passwd": password}
        until = time.monotonic() + POLL_S
        while requests.post(f"{self.greader}/accounts/ClientLogin", data=form, timeout=60).status_code != 200:
            assert time.monotonic() < until, "the server did not take the new password"
            time.sleep(0.1)  # another program works; there is nothing to wait on

    def back_up(self) -> None:
        if self.kind == "freshrss":
            shutil.copy(self._database, self.folder / "backup.sqlite")
        else:
            self._postgres(f"pg_dump -h {self.folder}/sock -Fc -f {self.folder}/pg/backup.dump {self.kind}")

    def restore(self) -> None:
        if self.kind == "freshrss":
            for ending in ("-wal", "-shm"):
                Path(f"{self._database}{ending}").unlink(missing_ok=True)
            shutil.copy(self.folder / "backup.sqlite", self._database)
        else:
            self._postgres(
                f"pg_restore -h {self.folder}/sock -d {self.kind} --clean --if-exists {self.folder}/pg/backup.dump"
            )

    @property
    def _database(self) -> Path:
        return self.folder / "data" / "users" / self.user / "db.sqlite"

    def _postgres(self, command: str) -> None:
        subprocess.run(["su", "postgres", "-c", command], check=True, capture_output=True, timeout=120)


@contextmanager
def running_server(shared: Path, kind: str, folder: Path, *, compresses: bool = False) -> Iterator[RealServer]:
    """For as long as the block lasts. The Miniflux that was once unpacked is used again. `compresses`: PHP packs its
    answers, as the web servers that usually stand before FreshRSS do."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "php").mkdir()
    if compresses:
        (folder / "php" / "compress.ini").write_text("zlib.output_compression = On\n")
    kept = ROOT / "build" / "sync-servers" / "miniflux"
    program = folder / "usr" / "bin" / "miniflux"
    # An empty place in this list is PHP's own.
    environment = {**os.environ, "PHP_INI_SCAN_DIR": f":{folder / 'php'}"}
    # The tool installs what is missing, and apt serves one at a time.
    with one_at_a_time(Path(gettempdir()) / "paperround-sync-server.lock"):
        if kind == "miniflux" and kept.exists():
            program.parent.mkdir(parents=True)
            shutil.copy(kept, program)
        tool = [str(shared / "tools" / "sync-server"), kind]
        if kind == "ttrss":
            tool = [sys.executable, "-m", "tests.sync.ttrss_server"]
        command = [*tool, str(folder), str(_find_port())]
        process = _start(command, folder, environment)
        if kind == "miniflux" and not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(program, kept)
    try:
        server = RealServer(kind, folder)
        server.make_logins_cheap()
        yield server
    finally:
        _end(process)


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Lets one process at a time into a block with this file."""
    with lock.open("w") as file:
        while not try_lock(file.fileno()):
            time.sleep(0.1)
        yield


def _start(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    with (folder / "tool.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True, env=environment)
    try:
        _wait(process, folder)
    except RuntimeError:
        _end(process)
        raise
    return process


def _end(process: subprocess.Popen[bytes]) -> None:
    """PHP's workers outlive the tool that started them."""
    process.send_signal(signal.SIGTERM)
    process.wait(60)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _wait(process: subprocess.Popen[bytes], folder: Path) -> None:
    until = time.monotonic() + START_S
    while not (folder / "info.json").exists():
        if process.poll() is not None or time.monotonic() > until:
            raise RuntimeError("".join(log.read_text() for log in sorted(folder.glob("*.log"))))
        time.sleep(0.1)  # another program starts; there is nothing to wait on


def _find_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port
