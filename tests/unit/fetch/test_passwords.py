"""Passwords are kept where the system keeps them; where it has no such place, that is said."""

from __future__ import annotations

import subprocess
import sys

from keyring.backend import KeyringBackend
from keyring.backends import fail
from keyring.errors import PasswordDeleteError

from reader.fetch.passwords import Passwords
from reader.model.fetched import Credentials
from reader.wording.words import in_english

FEED = "https://example.org/feed"


class Drawer(KeyringBackend):
    """A keyring backend that keeps things in memory."""

    priority = 1.0

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service, username):
        return self.kept.get((service, username))

    def set_password(self, service, username, password):
        self.kept[service, username] = password

    def delete_password(self, service, username):
        if (service, username) not in self.kept:
            raise PasswordDeleteError
        del self.kept[service, username]


def test_a_password_is_kept_for_the_next_session():
    drawer = Drawer()
    assert Passwords(drawer).set(FEED, "me", "säfe").for_good
    assert Passwords(drawer).find(FEED, "me") == Credentials("me", "säfe")


def test_passwords_belong_to_one_feed_and_one_name():
    passwords = Passwords(Drawer())
    passwords.set(FEED, "me", "one")
    assert passwords.find(FEED, "you") is None
    assert passwords.find(FEED + "2", "me") is None


def test_a_password_moves_with_its_feed():
    passwords = Passwords(Drawer())
    passwords.set(FEED, "me", "one")
    passwords.move(FEED, FEED + "2", "me")
    assert passwords.find(FEED + "2", "me") == Credentials("me", "one")
    passwords.move(FEED + "3", FEED + "4", "me")
    assert passwords.find(FEED + "4", "me") is None


def test_a_deleted_password_is_gone_and_deleting_twice_does_no_harm():
    drawer = Drawer()
    passwords = Passwords(drawer)
    passwords.set(FEED, "me", "one")
    passwords.delete(FEED, "me")
    passwords.delete(FEED, "me")
    assert passwords.find(FEED, "me") is None
    assert drawer.kept == {}


def test_without_a_safe_the_password_lives_for_this_session_and_the_owner_is_told():
    passwords = Passwords(fail.Keyring())
    kept = passwords.set(FEED, "me", "one")
    assert not kept.for_good
    assert "until Paperround is closed" in in_english(kept.message)
    assert passwords.find(FEED, "me") == Credentials("me", "one")
    assert Passwords(fail.Keyring()).find(FEED, "me") is None
    passwords.delete(FEED, "me")
    assert passwords.find(FEED, "me") is None


def test_what_is_slow_to_import_is_not_imported_before_it_is_needed():
    code = (
        "import sys, reader.fetch.many, reader.fetch.passwords, reader.fetch.discover, reader.fetch.icons;"
        "assert not {'keyring', 'requests', 'idna'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
