"""The whole program from the terminal, on real files and a real server."""

from __future__ import annotations

import time

import pytest

from reader import __version__
from reader.cli.main import main
from reader.core.clock import LocalZone, local_day
from reader.core.paths import Profile
from reader.core.settings import Settings
from reader.features.subscriptions.opml import OpmlDocument, OpmlFeed, OpmlFolder, read_opml, write_opml
from reader.store.db import open_store
from reader.store.poll_log import add_side_fetch
from reader.store.settings import save_settings
from tests.feedserver import page

HUGE = 10**25

WEB_PAGE = b"<!doctype html><html><head><title>A page</title></head><body><p>No feed here.</p></body></html>"


def rss(*numbers: int, title: str = "Harbour Gazette") -> bytes:
    items = "".join(
        f"<item><title>Post {n}</title><link>http://harbour.example/{n}</link><guid>{n}</guid>"
        f"<pubDate>Mon, 02 Jun 2025 10:{n:02}:00 GMT</pubDate>"
        f"<description>The night ferry runs, part {n}. 港町の古い灯台</description></item>"
        for n in sorted(numbers, reverse=True)
    )
    return f'<rss version="2.0"><channel><title>{title}</title><link>http://harbour.example/</link>{items}</channel></rss>'.encode()


@pytest.fixture
def subscribed(terminal, feedserver):
    feedserver.serve("/feed", page(rss(1, 2, 3), etag='"a"'))
    assert terminal.run("add", feedserver.url("/feed")).code == 0
    return terminal


def test_version(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert __version__ in capsys.readouterr().out


def test_without_a_screen_one_sentence_names_what_works(terminal, monkeypatch):
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    answer = terminal.run()
    assert answer.code == 1
    assert "paperround fetch" in answer.err
    assert len(answer.err.strip().splitlines()) == 1


def test_help_shows_what_there_is(terminal, capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    for command in (
        "add",
        "import",
        "export",
        "feeds",
        "refresh",
        "entries",
        "read",
        "mark",
        "search",
        "tag",
        "doctor",
        "lab",
    ):
        assert command in out


def test_adding_a_feed_fetches_it_once_and_shows_its_articles(subscribed, feedserver):
    assert len(feedserver.seen("/feed")) == 1
    assert [row["title"] for row in subscribed.rows("entries")] == ["Post 3", "Post 2", "Post 1"]
    [feed] = subscribed.rows("feeds")
    assert (feed["name"], feed["unread"], feed["status"]) == ("Harbour Gazette", 3, "OK")


def test_adding_it_again_says_so_and_fetches_nothing(subscribed, feedserver):
    answer = subscribed.run("add", feedserver.url("/feed"))
    assert answer.code == 0
    assert "already" in answer.out
    assert len(feedserver.seen("/feed")) == 1


def test_a_sites_address_finds_its_feed(terminal, feedserver):
    feedserver.serve(
        "/",
        page(
            b'<html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head></html>',
            content_type="text/html",
        ),
    )
    feedserver.serve("/feed", page(rss(1)))
    [added] = terminal.rows("add", feedserver.url("/"))
    assert added["url"] == feedserver.url("/feed")
    assert added["articles"] == 1
    assert len(feedserver.seen("/feed")) == 1


@pytest.mark.parametrize("typed", ["", "   ", "not an address", "file:///etc/passwd", "javascript:alert(1)", "http://"])
def test_nonsense_gets_one_sentence_and_adds_nothing(terminal, typed):
    answer = terminal.run("add", typed)
    assert answer.code != 0
    assert len(answer.err.strip().splitlines()) == 1
    assert terminal.rows("feeds") == []


def test_an_address_that_is_no_feed_gets_one_sentence(terminal, feedserver):
    feedserver.serve("/page", page(WEB_PAGE, content_type="text/html"))
    answer = terminal.run("add", feedserver.url("/page"))
    assert answer.code == 4
    assert len(answer.err.strip().splitlines()) == 1
    assert terminal.rows("feeds") == []


def test_a_first_visit_that_fails_promises_no_second_one(terminal, feedserver):
    address = feedserver.url("/feed")
    feedserver.close()
    answer = terminal.run("add", address, "--folder", "News")
    assert answer.code != 0
    assert "no folder" in terminal.run("entries", "--folder", "News").err
    assert "refused the connection. Check the address, or try again later." in answer.err


def test_one_bad_address_does_not_stop_the_others(terminal, feedserver):
    feedserver.serve("/feed", page(rss(1)))
    answer = terminal.run("add", feedserver.url("/none"), feedserver.url("/feed"))
    assert answer.code == 4
    assert len(terminal.rows("feeds")) == 1


def test_refresh_brings_what_is_new_and_asks_conditionally(subscribed, feedserver):
    assert subscribed.rows("refresh") == []
    assert "1 feed was fetched" in subscribed.run("refresh").out
    [first] = subscribed.rows("refresh", "--again")
    assert (first["outcome"], first["status"], first["new"]) == ("unchanged", 304, 0)
    feedserver.serve("/feed", page(rss(1, 2, 3, 4), etag='"b"'))
    [second] = subscribed.rows("refresh", "--again", "Harbour Gazette")
    assert (second["outcome"], second["new"]) == ("fresh", 1)
    assert feedserver.seen("/feed")[-1].headers["if-none-match"] == '"a"'


def test_refresh_asks_only_what_can_have_changed_unless_one_insists(terminal, feedserver):
    feedserver.serve("/feed", page(rss(1), headers={"Cache-Control": "max-age=3600"}))
    terminal.run("add", feedserver.url("/feed"))
    for arguments in ((), (feedserver.url("/feed"),)):
        assert "--again" in terminal.run("refresh", *arguments).out
    assert len(feedserver.seen("/feed")) == 1
    terminal.run("refresh", "--again", feedserver.url("/feed"))
    assert len(feedserver.seen("/feed")) == 2


def test_a_refresh_that_would_use_up_the_day_is_asked_about(subscribed, feedserver):
    conn = open_store(Profile(subscribed.folder).database, time.time())
    save_settings(conn, Settings(megabytes_per_day=1))
    add_side_fetch(conn, local_day(time.time(), LocalZone()), "list-picture", 999_900, False)
    conn.execute("UPDATE feed_state SET last_fetched_at = 1, earliest_at = 0")
    conn.close()
    feedserver.forget()
    answer = subscribed.run("refresh")
    assert answer.code == 2
    assert "--again" in answer.out
    assert feedserver.seen() == []
    assert subscribed.run("refresh", "--again").code == 0
    assert len(feedserver.seen("/feed")) == 1


@pytest.mark.parametrize("arguments", [(), ("--again",), ("--again", "Harbour Gazette"), ("Other",)])
def test_a_host_that_wants_to_be_left_alone_is_by_every_command(subscribed, feedserver, arguments):
    feedserver.serve("/other", page(rss(1).replace(b"Harbour Gazette", b"Other")))
    subscribed.run("add", feedserver.url("/other"))
    feedserver.serve("/feed", page(b"", status=429, headers={"Retry-After": "7200"}))
    subscribed.run("refresh", "--again", "Harbour Gazette")
    feedserver.forget()
    answer = subscribed.run("refresh", *arguments)
    assert feedserver.seen() == []
    assert "asked Paperround to wait" in answer.out


def test_refresh_where_everything_fails_says_why_and_tells_scripts(subscribed, feedserver):
    feedserver.serve("/feed", page(b"", status=500))
    answer = subscribed.run("refresh", "--again")
    assert answer.code == 4
    assert "Harbour Gazette" in answer.err
    assert len(subscribed.rows("entries")) == 3
    assert subscribed.rows("feeds")[0]["status"].startswith("failing since")


def test_reading_marks_read_unless_asked_not_to(subscribed):
    newest = subscribed.rows("entries")[0]["id"]
    subscribed.run("read", newest, "--keep-unread")
    assert len(subscribed.rows("entries", "--unread")) == 3
    answer = subscribed.run("read", newest)
    assert "The night ferry runs, part 3." in answer.out
    assert len(subscribed.rows("entries", "--unread")) == 2


def test_marks(subscribed):
    first, second, third = (row["id"] for row in subscribed.rows("entries"))
    subscribed.run("mark", "star", first, second)
    assert {row["id"] for row in subscribed.rows("entries", "--starred")} == {first, second}
    subscribed.run("mark", "unstar", first)
    assert {row["id"] for row in subscribed.rows("entries", "--starred")} == {second}
    subscribed.run("mark", "read", "--all")
    assert subscribed.rows("entries", "--unread") == []
    subscribed.run("mark", "unread", third)
    assert [row["id"] for row in subscribed.rows("entries", "--unread")] == [third]
    subscribed.run("mark", "deleted", third)
    assert len(subscribed.rows("entries")) == 2
    subscribed.run("refresh", "--again")
    assert len(subscribed.rows("entries")) == 2


@pytest.mark.parametrize(
    "part", [("--feed", ""), ("--folder", ""), ("--tag", " "), ("--older-than", ""), ("--above", "0")]
)
def test_a_blank_part_of_a_list_does_not_mean_all_of_it(subscribed, part):
    assert subscribed.run("mark", "read", "--all", *part).code == 2
    assert subscribed.run("mark", "read", "--unread", *part).code == 2
    assert len(subscribed.rows("entries", "--unread")) == 3


def test_marking_nothing_or_what_is_not_there_is_refused(subscribed):
    assert subscribed.run("mark", "read").code == 2
    assert subscribed.run("mark", "read", 999).code == 2
    assert subscribed.run("mark", "star", "--all").code == 2


@pytest.mark.parametrize("words", [["ferry"], ["ferr"], ["灯台"], ["FERRY", "night"], ['"night ferry"']])
def test_search_finds_words_beginnings_phrases_and_cjk(subscribed, words):
    assert len(subscribed.rows("search", *words)) == 3


@pytest.mark.parametrize("words", [["zeppelin"], ['"'], ["*"], ["AND", "OR"], ["\x00"], ["(((("]])
def test_search_survives_whatever_is_typed(subscribed, words):
    assert subscribed.run("search", *words, "--json").rows() == []


def test_search_in_its_language_and_saved(subscribed):
    first = subscribed.rows("entries")[0]["id"]
    assert subscribed.run("mark", "highlight", first).code == 0
    assert [row["id"] for row in subscribed.rows("search", "is:highlighted")] == [first]
    assert subscribed.run("mark", "unhighlight", first).code == 0
    assert subscribed.rows("search", "is:highlighted") == []
    assert len(subscribed.rows("search", "title:post is:unread")) == 3
    assert subscribed.rows("search", "--relevant", "ferry -night") == []
    notes = subscribed.run("search", "ferry is:purple")
    assert notes.code == 0
    assert "is:purple" in notes.err
    assert "No saved searches yet" in subscribed.run("searches").out
    assert subscribed.run("searches", "add", "Boats", "ferry", "is:unread").code == 0
    assert subscribed.run("searches", "add", "boats", "ferry").code == 2
    assert [(row["name"], row["unread"]) for row in subscribed.rows("searches")] == [("Boats", 3)]
    assert len(subscribed.rows("search", "--saved", "boats", "night")) == 3
    assert subscribed.run("searches", "rename", "Boats", "Ships").code == 0
    assert "title:x" in subscribed.run("searches", "change", "Ships", "title:x").out
    assert subscribed.run("searches", "remove", "Ships").code == 0
    assert subscribed.run("searches", "remove", "Ships").code == 2


def test_tags(subscribed):
    newest = subscribed.rows("entries")[0]["id"]
    subscribed.run("tag", "to cook", newest)
    assert subscribed.rows("tag") == [{"tag": "to cook", "articles": 1}]
    assert [row["id"] for row in subscribed.rows("entries", "--tag", "to cook")] == [newest]
    subscribed.run("tag", "to cook", "--rename", "dinner")
    subscribed.run("tag", "dinner", newest, "--remove")
    assert subscribed.rows("tag") == []


def test_opml_in_and_out_changes_nothing(terminal, tmp_path):
    document = OpmlDocument(
        (
            OpmlFolder(
                "News",
                (
                    OpmlFolder("Local", (OpmlFeed("http://a.example/", "A", "", ("one", "two")),)),
                    OpmlFeed("http://b.example/", "B"),
                ),
            ),
            OpmlFolder("Empty"),
            OpmlFeed("http://c.example/", "C"),
        ),
        "Paperround subscriptions",
    )
    (tmp_path / "in.opml").write_bytes(write_opml(document))
    assert terminal.run("import", tmp_path / "in.opml").code == 0
    assert terminal.run("export", tmp_path / "out.opml").code == 0
    assert read_opml((tmp_path / "out.opml").read_bytes()) == document
    [again] = terminal.rows("import", tmp_path / "in.opml")
    assert (again["added"], again["already_there"]) == (0, 3)


@pytest.mark.parametrize("content", [b"", b"just text", WEB_PAGE, b"\x00\x01"])
def test_a_file_that_is_no_opml_is_refused_and_adds_nothing(terminal, tmp_path, content):
    (tmp_path / "bad.opml").write_bytes(content)
    answer = terminal.run("import", tmp_path / "bad.opml")
    assert answer.code == 5
    assert len(answer.err.strip().splitlines()) == 1
    assert terminal.rows("feeds") == []


def test_a_file_that_is_not_there(terminal, tmp_path):
    assert terminal.run("import", tmp_path / "none.opml").code == 5


@pytest.mark.parametrize("name", ["no/such/folder.opml", "file/below.opml", "x" * 252])
def test_an_export_that_cannot_be_written_is_one_sentence(subscribed, tmp_path, name):
    (tmp_path / "file").write_text("no folder")
    answer = subscribed.run("export", tmp_path / name)
    assert answer.code == 2
    assert "can’t be written" in answer.err


def test_a_feed_can_be_renamed_moved_paused_and_removed(subscribed, feedserver):
    subscribed.run("edit", "Harbour Gazette", "--name", "Harbour", "--folder", "News/Local", "--pause")
    [feed] = subscribed.rows("feeds")
    assert (feed["name"], feed["folder"], feed["status"]) == ("Harbour", "News/Local", "paused")
    subscribed.run("refresh", "--again")
    assert len(feedserver.seen("/feed")) == 1
    subscribed.run("edit", "Harbour", "--resume")
    subscribed.run("remove", "Harbour")
    assert subscribed.rows("feeds") == []
    assert subscribed.rows("entries") == []
    subscribed.run("add", feedserver.url("/feed"))
    assert len(subscribed.rows("entries")) == 3


def test_a_mark_that_changes_nothing_leaves_the_last_one_to_be_undone(subscribed):
    subscribed.run("mark", "read", "--all")
    subscribed.run("mark", "read", "--all")
    assert "3 articles changed" in subscribed.run("mark", "undo").out
    assert len(subscribed.rows("entries", "--unread")) == 3


def test_a_running_paperround_hears_of_saved_searches_and_of_what_is_hidden_no_more(subscribed, heard):
    subscribed.run("searches", "add", "Boats", "ferry")
    subscribed.run("searches", "remove", "Boats")
    subscribed.run("rules", "unhide")
    assert heard == ["marked"] * 3


def test_a_command_with_a_mistake_in_it_changes_nothing(subscribed):
    assert subscribed.run("edit", "Harbour Gazette", "--name", "New", "--every", "1s").code == 2
    assert subscribed.run("remove", "Harbour Gazette", "nobody").code == 2
    assert [feed["name"] for feed in subscribed.rows("feeds")] == ["Harbour Gazette"]


def test_settings_are_shown_changed_and_checked(terminal):
    assert terminal.run("settings", "keep_days", "30").code == 0
    (kept,) = (row for row in terminal.rows("settings") if row["name"] == "keep_days")
    assert (kept["value"], kept["default"], kept["allowed"]) == (30, 365, "0 to 36,500 days (0: forever)")
    assert kept["help"] in terminal.run("settings", "keep_days").out
    refused = terminal.run("settings", "keep_days", "-3")
    assert (refused.code, "must be between 0 and 36500, not -3" in refused.err) == (2, True)
    assert terminal.run("settings", "no_such_thing").code == 2


def test_doctor_is_content_backs_up_and_restores(subscribed):
    assert subscribed.run("doctor").code == 0
    assert subscribed.run("doctor", "--backup").code == 0
    subscribed.run("mark", "deleted", *(row["id"] for row in subscribed.rows("entries")))
    assert subscribed.rows("entries") == []
    answer = subscribed.run("doctor", "--restore")
    assert answer.code == 0
    assert "kept" in answer.out
    assert len(subscribed.rows("entries")) == 3


def test_a_damaged_database_is_said_and_salvaged(subscribed):
    database = subscribed.folder / "paperround.sqlite"
    subscribed.run("doctor", "--backup")
    data = bytearray(database.read_bytes())
    data[8192 : 8192 + 4096 * 3] = bytes(4096 * 3)
    database.write_bytes(data)
    broken = subscribed.run("doctor")
    assert broken.code == 3
    assert subscribed.run("doctor", "--salvage").code == 0
    assert subscribed.run("doctor").code == 0
    assert len(subscribed.rows("feeds")) == 1


def test_a_newer_database_is_refused_and_left_alone(subscribed):
    database = subscribed.folder / "paperround.sqlite"
    data = bytearray(database.read_bytes())
    data[60:64] = (999).to_bytes(4, "big")  # SQLite keeps user_version here
    database.write_bytes(data)
    answer = subscribed.run("feeds")
    assert answer.code == 3
    assert "newer" in answer.err
    assert database.read_bytes() == bytes(data)


def test_a_file_of_another_kind_in_the_place_of_the_database(terminal):
    terminal.folder.mkdir()
    (terminal.folder / "paperround.sqlite").write_bytes(b"This is no database at all. " * 300)
    answer = terminal.run("feeds")
    assert answer.code == 3
    assert len(answer.err.strip().splitlines()) == 1


def test_a_profile_that_cannot_be_made(terminal, tmp_path):
    (tmp_path / "profile").write_text("a file where the folder should be")
    answer = terminal.run("feeds")
    assert answer.code == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["read"],
        ["read", "abc"],
        ["read", HUGE],
        ["mark", "read", "--all", "--above", HUGE],
        ["mark", "read", "--all", "--older-than", f"{HUGE}d"],
        ["away", "--days", 99_999_999],
        ["stats", "--days", 99_999_999],
        ["entries", "--limit", "0"],
        ["entries", "--limit", HUGE],
        ["entries", "--feed", "nobody"],
        ["log-visit", "--feed", ""],
    ],
)
def test_mistakes_in_the_call_get_one_sentence(terminal, arguments):
    answer = terminal.run(*arguments)
    assert answer.code == 2
    assert len(answer.err.strip().splitlines()) == 1


def test_what_a_publisher_writes_cannot_steer_the_terminal(terminal, feedserver):
    feedserver.serve("/feed", page(rss(1, title="&#27;[31mRed")))
    terminal.run("add", feedserver.url("/feed"))
    assert "\x1b" not in terminal.run("feeds").out


def test_erasing_what_was_noted_of_reading_asks_for_a_word(terminal):
    refused = terminal.run("erase-reading")
    assert refused.code == 2
    assert "--yes" in refused.err
    done = terminal.run("erase-reading", "--yes")
    assert done.code == 0
    assert done.out.startswith("Erased")


def test_hold_and_offline_say_how_things_are(terminal):
    assert terminal.run("hold").out.startswith("Holding is off: new articles appear as they arrive.")
    (state,) = terminal.rows("hold")
    assert state == {"holding": False, "held": 0, "until": None, "released": 0}
    terminal.run("settings", "hold", "yes")
    assert terminal.run("hold", "--release").out.startswith("0 articles held until the edition at ")
    assert terminal.run("offline").out.startswith("No articles are downloaded for the next hours.\n")
