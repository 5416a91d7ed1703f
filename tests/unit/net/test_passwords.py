"""Passwords are kept where the system keeps them; where it has no such place, that is said."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from keyring.backend import KeyringBackend
from keyring.backends import fail
from keyring.errors import PasswordDeleteError

from reader.core.records.fetched import Credentials
from reader.core.settings import Settings
from reader.core.words.words import in_english
from reader.net.passwords import Passwords

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


ELSEWHERE = [
    "https://example.com/feed",
    "https://www.example.org/feed",
    "https://example.org:8443/feed",
    "http://example.org/feed",
    "https://example.org.evil.example/feed",
]


def test_a_password_belongs_to_an_origin_and_a_name():
    passwords = Passwords(Drawer())
    passwords.set(FEED, "me", "one")
    assert passwords.find(FEED, "you") is None
    assert passwords.find("https://example.org/another", "me") == Credentials("me", "one")
    assert [passwords.find(url, "me") for url in ELSEWHERE] == [None] * len(ELSEWHERE)


@pytest.mark.parametrize("url", ELSEWHERE)
def test_a_password_never_moves_to_another_origin(url):
    passwords = Passwords(Drawer())
    passwords.set(FEED, "me", "one")
    passwords.move(FEED, url, "me")
    assert passwords.find(url, "me") is None


def test_a_password_moves_through_the_same_hosts_encrypted_door():
    passwords = Passwords(Drawer())
    passwords.set("http://example.org/feed", "me", "one")
    assert passwords.find(FEED, "me") is None
    passwords.move("http://example.org/feed", FEED, "me")
    assert passwords.find(FEED, "me") == Credentials("me", "one")


def test_a_password_that_an_earlier_version_kept_for_one_address_is_found():
    drawer = Drawer()
    drawer.kept["Paperround", f"me at {FEED}"] = "old"
    assert Passwords(drawer).find(FEED, "me") == Credentials("me", "old")


def test_a_deleted_password_is_gone_and_deleting_twice_does_no_harm():
    drawer = Drawer()
    passwords = Passwords(drawer)
    passwords.set(FEED, "me", "one")
    passwords.delete(FEED, "me")
    passwords.delete(FEED, "me")
    assert passwords.find(FEED, "me") is None
    assert drawer.kept == {}


def test_without_a_safe_the_password_lives_for_this_session_and_the_user_is_told():
    passwords = Passwords(fail.Keyring())
    kept = passwords.set(FEED, "me", "one")
    assert not kept.for_good
    assert "until you quit Paperround" in in_english(kept.message)
    assert passwords.find(FEED, "me") == Credentials("me", "one")
    assert Passwords(fail.Keyring()).find(FEED, "me") is None
    passwords.delete(FEED, "me")
    assert passwords.find(FEED, "me") is None


def test_what_is_slow_to_import_is_not_imported_before_it_is_needed():
    code = (
        "import sys, reader.net.client, reader.net.passwords, reader.net.discover;"
        "assert not {'keyring', 'requests', 'idna'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def find_word(passwords: Passwords) -> str:
    found = passwords.find(FEED, "me")
    return "" if found is None else found.password


def test_a_command_is_asked_before_the_keyring(tmp_path: Path) -> None:
    script = tmp_path / "words.py"
    script.write_text("import sys; print('word of', *sys.argv[1:]); print('and more')")
    chosen = Settings(password_command=f"{sys.executable} {script} {{user}} {{host}}")
    assert find_word(Passwords(Drawer(), chosen)) == "word of me example.org"
    assert Passwords(fail.Keyring(), chosen).set(FEED, "me", "word of me example.org").for_good


@pytest.mark.parametrize("command", ["/no/such/command", f"{sys.executable} -c 'raise SystemExit(3)'", "'half"])
def test_a_command_that_fails_leaves_it_to_the_keyring(command: str) -> None:
    drawer = Drawer()
    Passwords(drawer).set(FEED, "me", "kept")
    assert find_word(Passwords(drawer, Settings(password_command=command))) == "kept"


def test_credentials_of_systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    (tmp_path / "paperround-example.org").write_text("for all\n")
    assert find_word(Passwords(fail.Keyring())) == "for all"
    (tmp_path / "paperround-me@example.org").write_text("for me\n")
    assert find_word(Passwords(fail.Keyring())) == "for me"


def test_a_file_that_nobody_else_reads_is_kept_in_place_of_the_keyring(tmp_path: Path) -> None:
    path = tmp_path / "passwords"
    chosen = Settings(password_file=str(path))
    assert Passwords(settings=chosen).set(FEED, "me", "secret").for_good
    assert path.stat().st_mode & 0o777 == 0o600
    assert find_word(Passwords(settings=chosen)) == "secret"
    path.chmod(0o640)
    assert find_word(Passwords(settings=chosen)) == "", "others may read it, so it is not trusted"
    path.chmod(0o600)
    Passwords(settings=chosen).delete(FEED, "me")
    assert find_word(Passwords(settings=chosen)) == ""
