"""Accounts from a terminal: add, list, edit, remove, sync, and what other commands do for them."""

from __future__ import annotations

import io
from collections.abc import Iterator

import keyring
import pytest

from tests.cli.conftest import Answer, Terminal
from tests.cli.test_sending import Drawer
from tests.sync.small_server import PASSWORD, USER, SmallServer, small_server

FIRST, SECOND = "https://one.example/feed", "https://two.example/feed"


@pytest.fixture
def server() -> Iterator[SmallServer]:
    with small_server() as server:
        server.subscribe(FIRST, "Ferry", "Night train", folder="News")
        yield server


@pytest.fixture
def other() -> Iterator[SmallServer]:
    with small_server() as server:
        server.subscribe(FIRST, "Ferry", "Night train")
        server.subscribe(SECOND, "Lighthouse")
        yield server


@pytest.fixture(autouse=True)
def drawer() -> Iterator[Drawer]:
    before = keyring.get_keyring()
    keyring.set_keyring(made := Drawer())
    yield made
    keyring.set_keyring(before)


def add(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, address: str, password: str = PASSWORD) -> Answer:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{password}\n"))
    return terminal.run("account", "add", address, "--user", USER)


@pytest.fixture
def joined(terminal: Terminal, server: SmallServer, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    answer = add(terminal, monkeypatch, server.url)
    assert answer.code == 0, answer.err
    assert "1 feeds, 2 unread" in answer.out
    assert "2 new articles" in answer.out
    return terminal


def test_the_log_has_the_syncs_too(joined: Terminal) -> None:
    joined.run("sync")
    rows = joined.rows("log")
    assert [(row["trigger"], row["outcome"], row["new"]) for row in rows] == [("sync", "ok", 0), ("sync", "ok", 2)]
    assert rows[0]["reason"] == "You asked for a sync."
    assert [row["new"] for row in joined.rows("log", "--limit", 1)] == [0]
    assert joined.rows("log", "--feed", FIRST) == []
    assert "synced" in joined.run("log").out


def test_an_account_from_adding_to_leaving(joined: Terminal, server: SmallServer, drawer: Drawer) -> None:
    (account,) = joined.rows("account", "list")
    assert (account["url"], account["feeds"], account["status"]) == (server.url, 1, "OK")
    assert list(drawer.words.values()) == [PASSWORD]
    assert joined.run("account", "edit", 1, "--name", "At home", "--no-new-feeds").code == 0
    assert "Only refreshes of a Miniflux" in joined.run("account", "edit", 1, "--refresh-server").err
    left = joined.run("account", "remove", "At home")
    assert "Its feeds (1) are kept" in left.out
    assert drawer.words == {}
    assert [feed["url"] for feed in joined.rows("feeds")] == [FIRST]
    assert list(server.feeds) == [FIRST], "nothing changes at the server"
    assert joined.rows("account", "list") == []


@pytest.mark.parametrize(
    ("address", "password", "sentence"),
    [("{url}", "wrong", "didn’t accept the user name or password"), ("http://127.0.0.1:9", PASSWORD, "127.0.0.1")],
)
def test_a_server_that_does_not_let_us_in_is_not_kept(
    terminal: Terminal, server: SmallServer, monkeypatch: pytest.MonkeyPatch, address: str, password: str, sentence: str
) -> None:
    answer = add(terminal, monkeypatch, address.format(url=server.url), password)
    assert answer.code == 4
    assert sentence in answer.err
    assert terminal.rows("account", "list") == []


def test_marks_go_there_and_come_from_there(joined: Terminal, server: SmallServer) -> None:
    ids = {row["title"]: row["id"] for row in joined.rows("entries")}
    joined.run("mark", "read", ids["Ferry"])
    joined.run("mark", "star", ids["Night train"])
    assert joined.rows("account", "list")[0]["unsynced"] == 2
    assert "2 changes sent" in joined.run("sync").out
    assert (server.read, server.starred) == ({"Ferry"}, {"Night train"})
    joined.run("mark", "undo")
    server.read.add("Night train")
    assert "1 change from other devices" in joined.run("sync").out
    assert server.starred == set()
    assert joined.rows("entries", "--unread") == []


@pytest.mark.parametrize("command", [("refresh",), ("fetch", "--once")])
def test_who_fetches_without_a_window_asks_the_server(
    joined: Terminal, server: SmallServer, command: tuple[str, ...]
) -> None:
    server.posts.append((FIRST, "Lighthouse"))
    ids = {row["title"]: row["id"] for row in joined.rows("entries")}
    joined.run("mark", "read", ids["Ferry"])
    answer = joined.run(*command)
    assert answer.code == 0, answer.err
    assert server.read == {"Ferry"}
    assert ("Lighthouse" in {row["title"] for row in joined.rows("entries")}) is (command == ("refresh",))


def test_a_running_paperround_hears_of_marks(joined: Terminal, heard: list[str]) -> None:
    heard.clear()
    (first, second) = joined.rows("entries")
    joined.run("mark", "read", first["id"])
    joined.run("mark", "read", first["id"])  # is so already
    joined.run("tag", "Later", second["id"])
    joined.run("read", second["id"])
    assert heard == ["marked"] * 3


def test_a_running_paperround_hears_of_accounts_and_feeds(heard: list[str], joined: Terminal) -> None:
    joined.run("account", "edit", 1, "--name", "At home")
    joined.run("account", "remove", 1)
    assert heard == ["accounts"] * 3
    joined.run("remove", FIRST)
    assert heard[3:] == ["feeds"]


def test_a_running_paperround_fetches_what_is_imported(terminal: Terminal, heard: list[str]) -> None:
    (terminal.folder / "feeds.txt").write_text("http://127.0.0.1:9/a\n")
    said = terminal.run("import", terminal.folder / "feeds.txt").out
    assert heard == ["feeds"]
    assert said == "Subscribed to 1 feed. Paperround is fetching now.\n"


def test_a_running_paperround_hears_of_an_account_whose_first_synchronisation_failed(
    terminal: Terminal, server: SmallServer, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    do = server._do  # whoever tries it lists its feeds once, who synchronises lists them again
    monkeypatch.setattr(
        server, "_do", lambda call, form: [] if server.calls.count("subscription/list") > 1 else do(call, form)
    )
    assert add(terminal, monkeypatch, server.url).code == 4
    assert len(terminal.rows("account", "list")) == 1
    assert heard == ["accounts"]


def test_a_running_paperround_hears_of_what_was_fetched(joined: Terminal, heard: list[str]) -> None:
    joined.run("sync")
    joined.run("refresh")
    assert heard == ["stored"] * 2


def test_what_two_accounts_have_is_left_at_one_alone(
    joined: Terminal, server: SmallServer, other: SmallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert add(joined, monkeypatch, other.url).code == 0
    assert len(joined.rows("entries")) == 3, "nothing is doubled"
    del server.feeds[FIRST]  # on the telephone
    for _ in range(2):
        joined.run("sync")
    assert set(other.feeds) == {FIRST, SECOND}
    assert FIRST not in server.feeds
    server.subscribe(FIRST)
    joined.run("sync")
    assert "Its feeds (1) are unsubscribed" in joined.run("account", "remove", 2, "--remove-feeds").out
    joined.run("sync")
    assert [feed["url"] for feed in joined.rows("feeds")] == [FIRST]
    assert set(other.feeds) == {FIRST, SECOND}
    assert FIRST in server.feeds


def test_a_process_that_lacks_the_password_spoils_nothing(joined: Terminal, drawer: Drawer) -> None:
    """An open window may know it, where no keyring keeps it."""
    drawer.words.clear()
    answer = joined.run("sync")
    assert answer.code == 4
    assert "password" in answer.err
    (account,) = joined.rows("account", "list")
    assert account["status"] == "OK"
