"""Entries are sent on as their target wants them; what fails is kept, told and tried again."""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from datetime import UTC
from queue import Queue
from threading import Event

import pytest
from msgspec.structs import replace

from reader.core.errors import SendError, UsageError
from reader.core.paths import Profile
from reader.core.words.catalogue import SendCode
from reader.core.words.words import in_english
from reader.engine.due_thread import ThreadContext
from reader.engine.messages import AccountSynced, MailChecked, SendsChanged, Sent, Stored, TargetTried, TryTarget
from reader.features.sharing.forms import check_target
from reader.features.sharing.records import BodyKind, Target, TargetForm
from reader.features.sharing.service import find_secrets, keep_secrets
from reader.features.sharing.store import (
    list_targets,
    list_unsent,
    queue_sends,
    remove_target,
    restore_target,
    retry_sends,
    save_target,
    unqueue_sends,
)
from reader.features.sharing.worker.deliver import PAUSES_S, SendTools, decide_next_try, deliver_due, purge_removed
from reader.features.sharing.worker.sender import Sender
from reader.net.client import Client
from reader.net.passwords import Passwords
from reader.net.request_state import Limits
from reader.store.db import open_store
from reader.store.feeds import add_feed
from reader.store.tags import add_tag
from tests.fake_clock import FakeClock
from tests.feedserver import broken_off, drip, head, in_turn, page, redirect, silence
from tests.unit.store.made import NOW, make_new, store

QUICK = Limits(deadline_s=0.5)


class Drawer:
    def __init__(self) -> None:
        self.words: dict[str, str] = {}

    def get_password(self, service, username):
        return self.words.get(username)

    def set_password(self, service, username, password):
        self.words[username] = password

    def delete_password(self, service, username):
        del self.words[username]


class Post:
    """A store with an entry, a clock, a keyring, and a target."""

    def __init__(self, folder, server) -> None:
        self.profile = Profile(folder)
        self.server, self.clock = server, FakeClock(NOW)
        self.conn = open_store(self.profile.database, NOW)
        self.feed_id = add_feed(self.conn, "https://a.example/feed", NOW).feed_id
        self.entry = self.fill(1, title="One")
        self.client = Client(self.clock, limits=QUICK)
        self.drawer = Drawer()
        self.tools = SendTools(self.conn, self.client, Passwords(self.drawer), self.clock, UTC)

    def fill(self, number: int, **changes) -> int:
        text = f"Text of {changes.get('title', number)}"
        made = make_new(number, link=f"https://a.example/{number}", text=text, **changes)
        (id_,) = store(self.conn, self.feed_id, [made]).new_ids
        return id_

    def add(self, form: TargetForm, secrets=None, **details) -> Target:
        target = Target(form=form, name=form.value, **details)
        if "address" not in details and form is not TargetForm.COMMAND:
            target = replace(target, address=self.server.url(""))
        target = check_target(target, secrets)
        target = replace(target, id=save_target(self.conn, target, NOW))
        if secrets:
            keep_secrets(self.tools.passwords, target, secrets)
        return target

    def send(self, target: Target) -> Sent:
        queue_sends(self.conn, target.id, [self.entry], self.clock.now())
        (note,) = deliver_due(self.tools)
        return note


@pytest.fixture
def post(tmp_path, feedserver):
    made = Post(tmp_path / "profile", feedserver)
    yield made
    made.client.close()
    made.conn.close()


SERVICES = [
    (TargetForm.READECK, {"token": "T"}, "/api/bookmarks", "/api/profile", "Bearer T",
     {"url": "https://a.example/1", "title": "One", "labels": ["sea", "to read"]}),
    (TargetForm.KARAKEEP, {"token": "T"}, "/api/v1/bookmarks", "/api/v1/users/me", "Bearer T",
     {"type": "link", "url": "https://a.example/1", "title": "One"}),
    (TargetForm.LINKDING, {"token": "T"}, "/api/bookmarks/", "/api/user/profile/", "Token T",
     {"url": "https://a.example/1", "title": "One", "description": "Text of One", "tag_names": ["sea", "to read"]}),
]  # fmt: skip


@pytest.mark.parametrize(("form", "secrets", "path", "tried", "login", "body"), SERVICES)
def test_a_service_gets_what_it_wants(post, form, secrets, path, tried, login, body):
    post.server.serve(path, page(b'{"id": "b7"}', 201))
    post.server.serve("/api/v1/bookmarks/b7/tags", page(b"{}"))
    post.server.serve(tried, page(b"{}"))
    add_tag(post.conn, "to read", [post.entry])
    add_tag(post.conn, "sea", [post.entry])
    target = post.add(form, secrets)
    assert post.send(target) == Sent(target.id, form.value, 1)
    (seen,) = post.server.seen(path)
    assert (seen.method, seen.headers["authorization"], json.loads(seen.body)) == ("POST", login, body)
    if form is TargetForm.KARAKEEP:
        (tags,) = post.server.seen("/api/v1/bookmarks/b7/tags")
        assert json.loads(tags.body) == {"tags": [{"tagName": "sea"}, {"tagName": "to read"}]}
    assert list_unsent(post.conn) == []


def test_wallabag_gives_a_token_first_and_instapaper_wants_a_password(post):
    post.server.serve("/oauth/v2/token", page(b'{"access_token": "A"}'))
    post.server.serve("/api/entries.json", page(b"{}"))
    post.server.serve("/api/add", page(b"", 201))
    wallabag = post.add(TargetForm.WALLABAG, {"password": "p&w", "client_secret": "cs"}, username="me", client_id="7")
    assert post.send(wallabag).count == 1
    (login,) = post.server.seen("/oauth/v2/token")
    assert b"password=p%26w" in login.body
    assert b"client_id=7&client_secret=cs" in login.body
    assert post.server.seen("/api/entries.json")[0].headers["authorization"] == "Bearer A"
    instapaper = post.add(TargetForm.INSTAPAPER, {"password": "pw"}, username="me")
    assert post.send(instapaper).count == 1
    assert post.server.seen("/api/add")[0].headers["authorization"] == f"Basic {b64encode(b'me:pw').decode()}"


BAD = [
    (page(b"", 401), "didn’t accept the password or token", False),
    (page(b"", 404), "doesn’t accept articles at this address", False),
    (page(b'{"detail": "no <b>"}', 422), "(error 422): no <b>", False),
    (page(b"<html>", 418), "(error 418).", False),
    (redirect("https://other.example/x"), "redirects to https://other.example", False),
    (page(b"", 500), "is having problems (error 500)", True),
    (page(b"", 429, headers={"Retry-After": "60"}), "asked Paperround to slow down", True),
    (silence(), "took too long", True),
    (broken_off(b"HTTP/1.1 2"), "was interrupted", True),
    (drip(head(200, {"Content-Length": "99999"})), "took too long", True),
]


@pytest.mark.parametrize(("behaviour", "sentence", "passes"), BAD)
def test_a_server_that_misbehaves_costs_nothing_but_a_sentence(post, behaviour, sentence, passes):
    post.server.serve("*", behaviour)
    target = post.add(TargetForm.READECK, {"token": "T0KEN"})
    note = post.send(target)
    assert (note.count, note.failed, note.given_up) == (0, 1, not passes)
    assert sentence in in_english(note.message)
    assert "T0KEN" not in str(note)
    (kept,) = list_unsent(post.conn)
    assert (kept.tries, kept.message, kept.has_failed) == (1, note.message, not passes)


def test_what_failed_is_tried_again_later_and_in_the_end_only_by_the_user(post):
    post.server.serve("*", in_turn(*[page(b"", 500)] * (len(PAUSES_S) + 1), page(b"{}")))
    target = post.add(TargetForm.POST, address=post.server.url("/hook?f={feed}"))
    post.send(target)
    for pause in PAUSES_S:
        assert deliver_due(post.tools) == []
        post.clock.advance(pause)
        (note,) = deliver_due(post.tools)
    assert note.given_up
    post.clock.advance(1e6)
    assert deliver_due(post.tools) == []
    retry_sends(post.conn, post.clock.now())
    assert deliver_due(post.tools)[0].count == 1


@pytest.mark.parametrize(
    ("tries", "error", "pause"),
    [
        (0, SendError(SendCode.SEND_GONE()), None),
        (0, SendError(SendCode.SEND_GONE(), passes=True), PAUSES_S[0]),
        (len(PAUSES_S), SendError(SendCode.SEND_GONE(), passes=True), None),
        (0, SendError(SendCode.SEND_GONE(), passes=True, is_offline=True), PAUSES_S[0]),
        (99, SendError(SendCode.SEND_GONE(), passes=True, is_offline=True), PAUSES_S[2]),
    ],
)
def test_nothing_is_given_up_for_want_of_a_line(tries, error, pause):
    assert decide_next_try(tries, error, NOW) == (None if pause is None else NOW + pause)


def test_a_closed_door_is_knocked_at_once(post):
    post.server.serve("*", page(b"", 500))
    target = post.add(TargetForm.POST, address=post.server.url("/hook"))
    others = [post.fill(number) for number in range(2, 6)]
    queue_sends(post.conn, target.id, [post.entry, *others], NOW)
    (note,) = deliver_due(post.tools)
    assert (note.failed, len(post.server.seen("/hook"))) == (5, 1)


def test_a_post_of_ones_own(post):
    post.server.serve("/hook?f=Feed%201", page(b"", 204))
    target = post.add(
        TargetForm.POST,
        {"secret": "k"},
        address=post.server.url("/hook?f={feed}"),
        headers=(("X-Key", "{secret}"), ("X-Title", "{title}")),
        body_kind=BodyKind.TEXT,
        template="{title}: {text}",
    )
    assert post.send(target).count == 1
    (seen,) = post.server.seen("/hook?f=Feed%201")
    assert (seen.body, seen.headers["x-key"], seen.headers["x-title"]) == (b"One: Text of One", "k", "One")


SHOW = (
    "import sys, os, json; json.dump([sys.argv[2:], sys.stdin.read(), os.environ['PAPERROUND_LINK']],"
    " open(sys.argv[1], 'w'))"
)


def test_a_program_gets_a_list_and_no_shell(post, tmp_path):
    out = tmp_path / "out.json"
    target = post.add(
        TargetForm.COMMAND, command=(sys.executable, "-c", SHOW, str(out), "{title}; touch x", "$HOME", "{tags}")
    )
    assert post.send(target).count == 1
    assert json.loads(out.read_text()) == [["One; touch x", "$HOME", ""], "Text of One", "https://a.example/1"]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("no-such-program-here",), "Couldn’t find no-such-program-here"),
        ((sys.executable, "-c", "import sys; sys.exit('it is full')"), "exited with code 1: it is full"),
    ],
)
def test_a_program_that_fails_says_why(post, command, sentence):
    note = post.send(post.add(TargetForm.COMMAND, command=command))
    assert sentence in in_english(note.message)
    assert note.given_up


def test_a_file_is_written_once_and_never_over_another(post, tmp_path):
    vault = tmp_path / "vault" / "Clippings"
    vault.mkdir(parents=True)
    target = post.add(TargetForm.OBSIDIAN, address=str(vault), template="{title}")
    assert "isn’t in an Obsidian vault" in in_english(post.send(target).message)
    (tmp_path / "vault" / ".obsidian").mkdir()
    (vault / "One.md").write_text("mine")
    retry_sends(post.conn, NOW)
    assert deliver_due(post.tools)[0].count == 1
    assert post.send(target).count == 1
    assert (vault / "One.md").read_text() == "mine"
    assert sorted(path.name for path in vault.iterdir()) == ["One 2.md", "One.md"]
    written = (vault / "One 2.md").read_text()
    assert written.startswith('---\ntitle: "One"\nsource: "https://a.example/1"\n')
    assert "Text of One" in written


def test_secrets_stay_with_their_server_and_go_with_their_target(post):
    target = post.add(TargetForm.READECK, {"token": "S3CRET"})
    assert "S3CRET" not in str(list_targets(post.conn))
    assert find_secrets(post.tools.passwords, replace(target, address="https://other.example")) == {}
    remove_target(post.conn, target.id, NOW)
    queue_sends(post.conn, target.id, [post.entry], NOW)
    assert deliver_due(post.tools) == []
    restore_target(post.conn, target.id)
    assert find_secrets(post.tools.passwords, target) == {"token": "S3CRET"}
    remove_target(post.conn, target.id, NOW)
    post.clock.advance(2 * 86_400)
    purge_removed(post.tools)
    assert post.drawer.words == {}
    assert list_unsent(post.conn) == []


def test_nothing_is_queued_for_a_target_that_is_gone_for_good(post):
    assert queue_sends(post.conn, 77, [post.entry], NOW) == []
    assert list_unsent(post.conn) == []


def test_without_its_secret_nothing_is_asked(post):
    target = post.add(TargetForm.LINKDING, {"token": "T"})
    post.drawer.words.clear()
    post.tools = replace(post.tools, passwords=Passwords(post.drawer))
    assert "password or token for linkding is missing" in in_english(post.send(target).message)
    assert post.server.seen() == []


def test_what_is_taken_back_in_time_is_never_sent(post):
    target = post.add(TargetForm.POST, address=post.server.url("/hook"))
    ids = queue_sends(post.conn, target.id, [post.entry], NOW, after_s=5.0)
    assert deliver_due(post.tools) == []
    assert unqueue_sends(post.conn, ids) == ids
    post.clock.advance(10)
    assert deliver_due(post.tools) == []


def test_two_targets_cannot_have_one_name(post):
    post.add(TargetForm.POST)
    with pytest.raises(UsageError, match="already"):
        post.add(TargetForm.POST)


@pytest.mark.parametrize("news", [Stored({1: 1}), AccountSynced(1, new={1: 1}), MailChecked(1, new={1: 1})])
def test_what_a_rule_wants_sent_goes_out_wherever_the_entry_came_from(post, news):
    post.server.serve("/api/bookmarks", page(b"{}"))
    target = post.add(TargetForm.READECK, {"token": "T"})
    sent: Queue[object] = Queue()
    around = ThreadContext(post.profile, post.client, post.tools.passwords, post.clock, UTC, sent.put)
    sender = Sender(around, None)
    try:
        queue_sends(post.conn, target.id, [post.entry], NOW)
        sender.receive_note(news)
        assert sent.get(timeout=60) == Sent(target.id, "readeck", 1)
    finally:
        sender.close()


def test_the_thread_sends_and_tries(post):
    heard: list[object] = []
    notes = Event()

    def hear(note):
        heard.append(note)
        notes.set()

    post.server.serve("/api/bookmarks", page(b"{}"))
    post.server.serve("/api/profile", page(b"{}"))
    target = post.add(TargetForm.READECK, {"token": "T"})
    around = ThreadContext(post.profile, post.client, post.tools.passwords, post.clock, UTC, hear)
    sender = Sender(around, None)
    try:
        queue_sends(post.conn, target.id, [post.entry], NOW)
        assert sender.handle(SendsChanged())
        assert notes.wait(60)
        assert heard.pop() == Sent(target.id, "readeck", 1)
        notes.clear()
        assert sender.handle(TryTarget(4, target, {}))
        assert notes.wait(60)
        tried = heard.pop()
        assert isinstance(tried, TargetTried)
        assert (tried.number, tried.ok) == (4, True)
    finally:
        sender.close()
