"""Whatever a Miniflux' own interface answers is read as it is meant, or refused in a sentence; nothing else."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
import requests
from hypothesis import given
from hypothesis import strategies as st
from requests.adapters import BaseAdapter

from reader.features.accounts.records import RemoteItem
from reader.features.accounts.servers.miniflux import LONGEST_S, MinifluxServer, RemoteEpisode
from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.worker.pull import PAGE, EpisodeFinder

FILE = {
    "id": 3,
    "entry_id": 7,
    "url": "https://a.example/7.mp3",
    "mime_type": "audio/mpeg",
    "size": 9,
    "media_progression": 40,
}
READ = RemoteEpisode(3, 7, "https://a.example/7.mp3", "audio/mpeg", 9, 40)
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.just(10**400), st.text(max_size=4), st.just([])
)


class Answering(BaseAdapter):
    """Stands for the server; `answer` is what each call gets, by its path."""

    def __init__(self, answer: Any, status: int = 200) -> None:
        super().__init__()
        self._answer, self._status = answer, status
        self.asked: list[str] = []
        self.headers: Any = {}

    def send(self, request: requests.PreparedRequest, *args: Any, **kwargs: Any) -> requests.Response:
        response = requests.Response()
        response.status_code, response.request, response.url = self._status, request, request.url or ""
        self.headers = request.headers
        self.asked.append(response.url.removeprefix("https://server.example/v1/"))
        answer = self._answer(self.asked[-1]) if callable(self._answer) else self._answer
        content: Any = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
        response._content = content
        return response

    def close(self) -> None:
        pass


def make_server(answer: Any, status: int = 200) -> tuple[MinifluxServer, list[str]]:
    session, adapter = requests.Session(), Answering(answer, status)
    session.mount("https://", adapter)
    return MinifluxServer(session, "https://server.example", "me", "password"), adapter.asked


@pytest.mark.parametrize("password", ["plain", "grün", "hasło €"])
def test_a_password_of_any_letters_is_sent_in_utf_8(password):
    session, adapter = requests.Session(), Answering({})
    session.mount("https://", adapter)
    MinifluxServer(session, "https://server.example", "me", password).list_remote_episodes(7)
    notes = adapter.headers["Authorization"].removeprefix("Basic ")
    assert base64.b64decode(notes).decode() == f"me:{password}"


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        (FILE, READ),
        (FILE | {"media_progression": -1}, RemoteEpisode(3, 7, READ.url, "audio/mpeg", 9, None)),
        (FILE | {"media_progression": LONGEST_S + 1}, RemoteEpisode(3, 7, READ.url, "audio/mpeg", 9, None)),
        (FILE | {"media_progression": True, "size": "x"}, RemoteEpisode(3, 7, READ.url, "audio/mpeg", 0, None)),
        (FILE | {"id": 10**400}, None),
        (FILE | {"url": "file:///etc/passwd"}, None),
        ([], None),
    ],
)
def test_a_recording_as_the_server_tells_of_it(answer: Any, found: RemoteEpisode | None) -> None:
    assert make_server(answer)[0].find_remote_episode(3) == found


@given(
    st.fixed_dictionaries({}, optional={name: ODD | st.just(FILE[name]) for name in FILE}).map(
        lambda file: {"id": 7, "enclosures": [file, 5, [file]], "entries": [{"id": 7, "enclosures": [file]}, 3]}
    )
    | ODD
)
def test_odd_answers_do_no_more_than_fail(answer: Any) -> None:
    server, _ = make_server(answer)
    for files in (server.list_remote_episodes(7), server.list_newest_episodes("feed/1", below_id=9, limit=5).files):
        assert all(one.place_s is None or 0 <= one.place_s <= LONGEST_S for one in files)


@pytest.mark.parametrize("body", [b"[" * 200_000, b"", b"\xff"])
def test_nonsense_is_refused_in_words(body: bytes) -> None:
    with pytest.raises(AccountError, match=r"server\.example"):
        make_server(body)[0].find_remote_episode(3)


def test_what_is_gone_is_nothing_and_a_refused_login_is_told() -> None:
    assert make_server({}, 404)[0].find_remote_episode(3) is None
    assert not make_server({}, 404)[0].set_place(3, 40)
    server, _ = make_server({}, 401)
    assert server.is_refused is None
    with pytest.raises(AccountError):
        server.find_remote_episode(3)
    assert server.is_refused


def test_the_same_recording_whoever_counts_its_listeners() -> None:
    assert READ.is_of(7, "http://a.example/7.mp3?from=paperround")
    assert not READ.is_of(8, READ.url)
    assert not READ.is_of(7, "https://a.example/8.mp3")


# --- which episodes new posts bring ------------------------------------------------------------


def make_item(item_id: int, feed: int = 1) -> RemoteItem:
    return RemoteItem(item_id, f"feed/{feed}", "A post", "", "", "", None, None, False, False)


def list_posts(path: str) -> dict[str, Any]:
    """Feed 1 is a podcast with the posts 1 to 300; feed 2 has none to hear."""
    query = dict(part.split("=") for part in path.partition("?")[2].split("&"))
    first = int(query["before_entry_id"]) - 1
    ids = range(first, max(first - int(query["limit"]), 0), -1)
    is_podcast = path.startswith("feeds/1/")
    return {"entries": [{"id": id_, "enclosures": [FILE | {"id": id_, "entry_id": id_}] * is_podcast} for id_ in ids]}


def test_a_podcast_is_asked_for_in_pages_and_others_once_a_week() -> None:
    server, asked = make_server(list_posts)
    finder = EpisodeFinder(server, {"feed/3": 0.0}, 1_000.0)
    items = [make_item(id_, feed) for feed, ids in ((1, range(50, 301)), (2, [401, 402]), (3, [403])) for id_ in ids]
    found = finder.add_remote_episodes(items)
    assert [bool(item.enclosures) for item in found] == [item.remote_id == "feed/1" for item in items]
    assert [path.partition("&")[0] for path in asked] == [
        "feeds/1/entries?limit=1",
        *[f"feeds/1/entries?limit={PAGE}"] * 3,
        "feeds/2/entries?limit=1",
    ]
    assert finder.silent == {"feed/2": 1_000.0, "feed/3": 0.0}
    assert finder.add_remote_episodes([make_item(10, 2)])[0].enclosures == ()
    assert len(asked) == 5


def test_a_refused_login_is_tried_once() -> None:
    server, asked = make_server({}, 401)
    finder = EpisodeFinder(server, {}, 0.0)
    items = [make_item(1), make_item(2, feed=2)]
    assert finder.add_remote_episodes(items) == items
    assert len(asked) == 1
