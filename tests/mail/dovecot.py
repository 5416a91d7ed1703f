"""A real dovecot on a free loopback port, with one user and a Maildir of made-up newsletters: for benches alone.

    with Dovecot(Path(folder)) as server:
        server.fill("INBOX", 5_000)

Needs Debian's dovecot-imapd; started with a configuration of its own in a folder of its own, as root or as whoever
runs it.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from reader.features.mail.imap import encode_folder
from tests.mail.made_mails import make_mail

USER, PASSWORD = "anna", "geheim"
PROGRAM = shutil.which("dovecot", path="/usr/sbin:/usr/bin:/usr/local/sbin")

CONFIG = """
base_dir = {folder}/run
log_path = {folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:{folder}/mail
mail_uid = {uid}
mail_gid = {gid}
first_valid_uid = 0
mailbox_list_index = yes
{users}
passdb {{
  driver = static
  args = password={password}
}}
userdb {{
  driver = static
  args = uid={uid} gid={gid} home={folder}/home
}}
service imap-login {{
  inet_listener imap {{
    port = {port}
  }}
  inet_listener imaps {{
    port = 0
  }}
  chroot =
}}
service anvil {{
  chroot =
}}
"""


class Dovecot:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _find_port()
        is_root = os.geteuid() == 0
        account = pwd.getpwnam("mail") if is_root else pwd.getpwuid(os.geteuid())
        self._uid, self._gid = account.pw_uid, account.pw_gid
        users = "" if is_root else f"default_login_user = {account.pw_name}\ndefault_internal_user = {account.pw_name}"
        text = CONFIG.format(
            folder=folder, port=self.port, uid=self._uid, gid=self._gid, users=users, password=PASSWORD
        )
        (folder / "dovecot.conf").write_text(text, encoding="ascii")
        for name in ("mail/new", "mail/cur", "mail/tmp", "home"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        self._hand_over()
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Dovecot:
        assert PROGRAM, "dovecot is not installed: apt install dovecot-imapd"
        self._process = subprocess.Popen([PROGRAM, "-F", "-c", str(self.folder / "dovecot.conf")])
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1.0) as line:
                if line.recv(100).startswith(b"* OK"):
                    return self
            time.sleep(0.1)
        raise RuntimeError((self.folder / "log").read_text(encoding="utf-8", errors="replace"))

    def __exit__(self, *error: object) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(10)

    def fill(self, count: int, first: int = 0) -> int:
        """So many mails more; returns their bytes."""
        total = 0
        for number in range(first, first + count):
            total += self._put(number, "cur", f"{1_700_000_000 + number}.{number}.bench:2,")
        self._hand_over()
        return total

    def deliver(self, number: int) -> None:
        """As a mail system does it: written beside, then moved into place."""
        name = f"{1_800_000_000 + number}.{number}.bench"
        self._put(number, "tmp", name)
        path = self.folder / "mail" / "tmp" / name
        os.chown(path, self._uid, self._gid)
        path.rename(self.folder / "mail" / "new" / name)

    def add_folder(self, name: str) -> None:
        """As a Maildir names it: a dot, then the name in IMAP's own letters."""
        for part in ("new", "cur", "tmp"):
            coded = encode_folder(name).decode("ascii").strip('"')
            (self.folder / "mail" / f".{coded}" / part).mkdir(parents=True)
        self._hand_over()

    def list_flags(self) -> Counter[str]:
        """What the server has marked: how many mails have which flags ("S": seen)."""
        names = [path.name for part in ("cur", "new") for path in (self.folder / "mail" / part).iterdir()]
        return Counter(name.partition(":2,")[2] for name in names)

    def _put(self, number: int, where: str, name: str) -> int:
        raw = make_mail(number)
        (self.folder / "mail" / where / name).write_bytes(raw)
        return len(raw)

    def _hand_over(self) -> None:
        if os.geteuid() == 0:
            self.folder.chmod(0o755)
            for path in _everything(self.folder):
                os.chown(path, self._uid, self._gid)


def _everything(folder: Path) -> Iterator[Path]:
    for name in ("mail", "home"):
        yield folder / name
        yield from (folder / name).rglob("*")


def _find_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port
