"""A client for Miniflux's own API: polling single feeds, the episodes of posts and how far they were heard.

Raises AccountError only. No type of any value in an answer is trusted.
"""

from __future__ import annotations

import json
from typing import Any

import requests
from msgspec import Struct

from reader.features.accounts.servers.json_api import JsonApi
from reader.features.accounts.servers.protocol import list_dicts, read_number, read_text
from reader.features.accounts.servers.transport import explain_status

LONGEST_S = 7 * 86_400
"""A place in an episode beyond this is ignored."""
MOST_EPISODES = 100
"""Of one post."""


class RemoteEpisode(Struct, frozen=True):
    enclosure_id: int
    item_id: int
    url: str
    media_type: str = ""
    size: int = 0
    place_s: int | None = None
    """None where the server's value is impossible."""

    def is_of(self, item_id: int, url: str) -> bool:
        """Compare post and address; the query is ignored, it changes with who counts the listeners."""
        return self.item_id == item_id and _strip(self.url) == _strip(url)


class NewestPosts(Struct, frozen=True):
    oldest_id: int
    """Of these posts, or 0."""
    files: list[RemoteEpisode]


class MinifluxServer(JsonApi):
    is_refused: bool | None = None
    """Whether it refuses this login, which may differ from Google Reader's; None before the first request."""

    def poll_feed(self, remote_id: str) -> None:
        """Have the server poll a feed before it answers; 500 only says that the feed failed."""
        number = remote_id.removeprefix("feed/")
        answer = self._send("PUT", f"feeds/{number}/refresh")
        if answer.status_code not in (200, 204, 500):
            raise explain_status(answer.status_code, self.host)

    def find_remote_episode(self, enclosure_id: int) -> RemoteEpisode | None:
        """Return an episode; None where it is gone."""
        return _read_episode(self._get(f"enclosures/{enclosure_id}"))

    def list_remote_episodes(self, item_id: int) -> list[RemoteEpisode]:
        """The files of a post; none where it is gone."""
        return _read_files(self._get(f"entries/{item_id}"))

    def list_newest_episodes(self, remote_id: str, *, below_id: int, limit: int) -> NewestPosts:
        number = remote_id.removeprefix("feed/")
        below = f"limit={limit}&order=id&direction=desc&before_entry_id={below_id}"
        answer = self._get(f"feeds/{number}/entries?{below}")
        posts = list_dicts(answer.get("entries")) if isinstance(answer, dict) else []
        ids = [id_ for one in posts if (id_ := read_number(one.get("id"))) is not None]
        return NewestPosts(min(ids, default=0), [file for one in posts[:limit] for file in _read_files(one)])

    def set_place(self, enclosure_id: int, place_s: int) -> bool:
        """Set how far an episode was heard; False where it is gone."""
        body = {"media_progression": min(max(place_s, 0), LONGEST_S)}
        answer = self._send("PUT", f"enclosures/{enclosure_id}", body)
        if answer.status_code == 404:
            return False
        if answer.status_code not in (200, 204):
            raise explain_status(answer.status_code, self.host)
        return True

    def _get(self, path: str) -> Any:
        """Return the answer as JSON; None for 404."""
        answer = self._send("GET", path)
        if answer.status_code == 404:
            return None
        if answer.status_code != 200:
            raise explain_status(answer.status_code, self.host)
        return self.read(answer)

    def _send(self, method: str, path: str, body: dict[str, int] | None = None) -> requests.Response:
        answer = self.send(method, f"v1/{path}", data=None if body is None else json.dumps(body).encode())
        self.is_refused = answer.status_code in (401, 403)
        return answer


def _read_files(post: Any) -> list[RemoteEpisode]:
    listed = list_dicts(post.get("enclosures")) if isinstance(post, dict) else []
    return [found for one in listed[:MOST_EPISODES] if (found := _read_episode(one)) is not None]


def _read_episode(answer: Any) -> RemoteEpisode | None:
    if not isinstance(answer, dict):
        return None
    names = ("id", "entry_id", "size", "media_progression")
    enclosure_id, item_id, size, place_s = (read_number(answer.get(name)) for name in names)
    url, media_type = read_text(answer.get("url")), read_text(answer.get("mime_type"))
    if not enclosure_id or not item_id or min(enclosure_id, item_id) < 0 or not url.startswith(("http://", "https://")):
        return None
    is_place = place_s is not None and 0 <= place_s <= LONGEST_S
    return RemoteEpisode(enclosure_id, item_id, url, media_type, max(size or 0, 0), place_s if is_place else None)


def _strip(url: str) -> str:
    return url.partition("#")[0].partition("?")[0].partition("://")[2]
