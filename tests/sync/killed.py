"""Synchronises the profile of a device in a process of its own, which is killed in the middle.

python -m tests.sync.killed FOLDER PASSWORD NOW
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.store import list_accounts
from tests.fake_clock import FakeClock
from tests.sync.device import Device


def main(folder: str, password: str, now: str) -> None:
    device = Device(Path(folder), FakeClock(float(now)))
    for account in list_accounts(device.conn):
        device.passwords.remember(account.url, account.username, password)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        try:
            while True:
                device.sync(account.id)
        except AccountError:
            return


def synchronise_and_kill(device: Device, password: str, after_s: float) -> None:
    """The device is closed meanwhile by nobody: two processes share a store, as window and engine do."""
    command = [sys.executable, "-m", "tests.sync.killed", str(device.folder), password, str(device.clock.now())]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as child:
        assert child.stdout is not None
        child.stdout.readline()
        try:
            child.wait(after_s)
        except subprocess.TimeoutExpired:
            child.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
