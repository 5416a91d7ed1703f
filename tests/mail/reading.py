"""A profile with one mailbox at a test's server, and the ways to check it."""

from __future__ import annotations

from datetime import UTC
from pathlib import Path

from reader.core.paths import Profile
from reader.engine.conditions import Conditions
from reader.engine.due_thread import ServerContext
from reader.features.mail.imap import ImapClient
from reader.features.mail.records import CheckReason, Mailbox, MailLogin, MailServer, Security
from reader.features.mail.store import add_mailbox, find_mailbox_state, get_mailbox
from reader.features.mail.worker.check import CheckTools, StoredMails, check
from reader.net.passwords import Passwords
from reader.parse.worker import GuardedParser
from reader.store.feeds import list_feeds
from tests.fake_clock import FakeClock
from tests.mail.imap_server import USER, ImapServer
from tests.new_store import open_new_store

NOW = 1_790_000_000.0


class NoSafe:
    """A keyring that keeps nothing."""

    def get_password(self, service: str, username: str) -> str | None:
        return None

    def set_password(self, service: str, username: str, password: str) -> None:
        raise OSError

    def delete_password(self, service: str, username: str) -> None:
        raise OSError


class Reading:
    def __init__(self, folder: Path, server: ImapServer, parser: GuardedParser | None = None) -> None:
        self.server, self.clock, self.parser = server, FakeClock(NOW), parser
        self.profile = Profile(folder)
        self.conn = open_new_store(self.profile.database, NOW)
        self.mail_server = MailServer("127.0.0.1", USER, server.port, Security.NONE)
        self.login = MailLogin(self.mail_server, server.password)
        self.notes: list[object] = []
        self.passwords = Passwords(NoSafe())
        self.passwords.remember(self.mail_server.origin, USER, server.password)
        self.around = ServerContext(
            self.profile,
            self.clock,
            UTC,
            self.passwords,
            self.notes.append,
            lambda network: Conditions(),
            lambda news: None,
        )
        self.box = self.add_box()

    def __enter__(self) -> Reading:
        return self

    def __exit__(self, *error: object) -> None:
        self.conn.close()

    def add_box(self, **choices: object) -> Mailbox:
        box = Mailbox(0, self.mail_server, "INBOX", "Letters", NOW)
        for name, value in choices.items():
            box = Mailbox(**{**{key: getattr(box, key) for key in box.__struct_fields__}, name: value})
        return get_mailbox(self.conn, add_mailbox(self.conn, box))

    def connect(self) -> ImapClient:
        return ImapClient(self.login, "", lambda: False)

    def check(
        self, box: Mailbox | None = None, reason: CheckReason = CheckReason.ASKED, **tools: object
    ) -> StoredMails:
        made = CheckTools(self.conn, self.clock, UTC, parser=self.parser, **tools)  # type: ignore[arg-type]
        opened: list[ImapClient] = []

        def connect() -> ImapClient:
            opened.append(self.connect())
            return opened[0]

        try:
            return check(made, box or self.box, connect, reason)
        finally:
            for client in opened:
                client.close()

    @property
    def state(self):
        return find_mailbox_state(self.conn, self.box.id)

    def titles(self) -> list[str]:
        rows = self.conn.execute("SELECT title FROM entries ORDER BY id")
        return [row[0] for row in rows]

    def feed_names(self) -> list[str]:
        return [feed.name for feed in list_feeds(self.conn)]
