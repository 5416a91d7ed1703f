"""A password in the terminal: kept in the safe, never in an address, and never lost in silence."""

from __future__ import annotations

import base64
import io

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.backends import fail

from tests.feedserver import Exchange, page, simple_feed

WORD = "Basic " + base64.b64encode(b"ann:hunter-12").decode()
OPML = """<opml version="2.0"><body>
<outline type="rss" text="Locked" xmlUrl="{url}"/><outline type="rss" text="Open" xmlUrl="https://open.example/feed"/>
</body></opml>"""


def locked(exchange: Exchange) -> None:
    if exchange.seen.headers.get("authorization") == WORD:
        page(simple_feed())(exchange)
    else:
        exchange.answer(401, {"WWW-Authenticate": 'Basic realm="x"'}, b"")


class Drawer(KeyringBackend):
    priority = 1.0

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def get_password(self, service, username):
        return self.kept.get(username)

    def set_password(self, service, username, password):
        self.kept[username] = password


@pytest.fixture
def use_safe():
    before = keyring.get_keyring()
    yield keyring.set_keyring
    keyring.set_keyring(before)


@pytest.fixture
def url(feedserver):
    return feedserver.serve("/locked", locked).replace("//", "//ann:hunter-12@")


def test_a_password_typed_in_an_address_is_kept_and_used_again(terminal, feedserver, use_safe, url):
    use_safe(drawer := Drawer())
    assert terminal.run("add", url).code == 0
    assert list(drawer.kept.values()) == ["hunter-12"]
    assert [row["url"] for row in terminal.rows("feeds")] == [feedserver.url("/locked")]
    terminal.run("refresh", "--again")
    assert [seen.headers.get("authorization") for seen in feedserver.seen("/locked")] == [WORD, WORD]


def test_without_a_safe_the_user_is_told_that_it_is_not_kept(terminal, use_safe, url, monkeypatch):
    use_safe(fail.Keyring())
    assert "password isn't saved" in terminal.run("add", url).err


def test_a_password_given_by_itself_is_told_of_too(terminal, feedserver, use_safe, monkeypatch):
    use_safe(fail.Keyring())
    monkeypatch.setattr("sys.stdin", io.StringIO("hunter-12\n"))
    answer = terminal.run("add", "--user", "ann", feedserver.serve("/locked", locked))
    assert (answer.code, "password isn't saved" in answer.err) == (0, True)


def test_a_list_with_passwords_puts_them_into_the_safe_and_never_out_again(
    terminal, feedserver, use_safe, url, tmp_path
):
    use_safe(drawer := Drawer())
    file = tmp_path / "list.opml"
    file.write_text(OPML.format(url=url))
    assert terminal.run("import", file).err == ""
    assert list(drawer.kept.values()) == ["hunter-12"]
    assert "hunter" not in str(terminal.rows("feeds"))
    exported = terminal.run("export", tmp_path / "out.opml")
    assert exported.code == 0
    assert "hunter" not in (tmp_path / "out.opml").read_text()
    terminal.run("add", feedserver.url("/locked"))  # a list alone may not lead to loopback
    terminal.run("refresh")
    assert feedserver.seen("/locked")[0].headers["authorization"] == WORD


def test_a_list_with_passwords_and_no_safe_says_so(terminal, use_safe, url, tmp_path):
    use_safe(fail.Keyring())
    (tmp_path / "list.opml").write_text(OPML.format(url=url))
    answer = terminal.run("import", tmp_path / "list.opml")
    assert "password isn't saved" in answer.err
    assert "2 feeds" in answer.out
