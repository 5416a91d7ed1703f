"""Another device of the user: a plain client of the protocol that knows nothing of Paperround."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import requests

from reader.features.accounts.worker.subscriptions import label_to_folder

READ = "user/-/state/com.google/read"
STARRED = "user/-/state/com.google/starred"
ALL = "user/-/state/com.google/reading-list"
LABEL = "user/-/label/"


class OtherClient:
    def __init__(self, base: str, user: str, password: str) -> None:
        self._base = base
        self._session = requests.Session()
        self._session.trust_env = False
        answer = self._session.post(f"{base}/accounts/ClientLogin", data={"Email": user, "Passwd": password})
        auth = next(line[5:] for line in answer.text.splitlines() if line.startswith("Auth="))
        self._session.headers["Authorization"] = f"GoogleLogin auth={auth}"
        self._token = self._session.get(f"{base}/reader/api/0/token").text.strip()

    def get(self, call: str, **params: str | int) -> Any:
        answer = self._session.get(f"{self._base}/reader/api/0/{call}", params={"output": "json", **params})
        answer.raise_for_status()
        return answer.json()

    def post(self, call: str, **form: str | list[str]) -> requests.Response:
        answer = self._session.post(f"{self._base}/reader/api/0/{call}", data={**form, "T": self._token})
        answer.raise_for_status()
        return answer

    def subscribe(self, url: str) -> None:
        assert self.post("subscription/quickadd", quickadd=url).json()["numResults"] == 1

    def leave(self, url: str) -> None:
        self.post("subscription/edit", ac="unsubscribe", s=self.feeds()[url]["id"])

    def rename(self, url: str, name: str) -> None:
        self.post("subscription/edit", ac="edit", s=self.feeds()[url]["id"], t=name)

    def move(self, url: str, folder: str) -> None:
        self.post("subscription/edit", ac="edit", s=self.feeds()[url]["id"], a=f"{LABEL}{folder}")

    def rename_folder(self, folder: str, name: str) -> None:
        self.post("rename-tag", s=f"{LABEL}{folder}", dest=f"{LABEL}{name}")

    come_back = subscribe

    def feed_names(self) -> dict[str, tuple[str, str]]:
        """Name and folder by address."""
        return {
            url: (one["title"], label_to_folder(one["categories"][0]["label"])) for url, one in self.feeds().items()
        }

    def feeds(self) -> dict[str, dict[str, Any]]:
        """By address."""
        return {one["url"]: one for one in self.get("subscription/list")["subscriptions"]}

    def ids(self, stream: str = ALL, *, unread: bool = False) -> list[int]:
        params: dict[str, str | int] = {"s": stream, "n": 100_000}
        if unread:
            params["xt"] = READ
        return [int(one["id"]) for one in self.get("stream/items/ids", **params)["itemRefs"]]

    def titles(self, ids: Iterable[int]) -> dict[str, int]:
        """Title to id of these posts."""
        found: dict[str, int] = {}
        wanted = list(ids)
        for start in range(0, len(wanted), 200):
            names = [_long(id_) for id_ in wanted[start : start + 200]]
            answer = self.post("stream/items/contents", output="json", i=names).json()
            found |= {one["title"]: int(one["id"].rpartition("/")[2], 16) for one in answer["items"]}
        return found

    def unread_titles(self) -> set[str]:
        return set(self.titles(self.ids(unread=True)))

    def starred_titles(self) -> set[str]:
        return set(self.titles(self.ids(STARRED)))

    def all_titles(self) -> dict[str, int]:
        return self.titles(self.ids())

    def tagged_titles(self, label: str) -> set[str]:
        return set(self.titles(self.ids(LABEL + label)))

    def tag(self, label: str, *titles: str, value: bool = True) -> None:
        known = self.all_titles()
        if titles:
            change = {"add": LABEL + label} if value else {"remove": LABEL + label}
            self.mark([known[title] for title in titles], **change)

    def archived_titles(self) -> set[str]:
        """Posts that stay although their feed was left, and that it does not get back."""
        return set()

    def mark(self, ids: Iterable[int], *, add: str = "", remove: str = "") -> None:
        form: dict[str, str | list[str]] = {"i": [_long(id_) for id_ in ids]}
        form |= {"a": add} if add else {}
        form |= {"r": remove} if remove else {}
        self.post("edit-tag", **form)


def _long(id_: int) -> str:
    return f"tag:google.com,2005:reader/item/{id_:016x}"


class TinyClient(OtherClient):
    """The same for Tiny Tiny RSS, by its own API."""

    def __init__(self, base: str, user: str, password: str) -> None:
        self._base = base
        self._session = requests.Session()
        self._session.trust_env = False
        self._id = ""
        self._id = self._call("login", user=user, password=password)["session_id"]

    def _call(self, name: str, **given: Any) -> Any:
        answer = self._session.post(f"{self._base}/api/", json={"op": name, "sid": self._id, **given}).json()
        assert answer["status"] == 0, answer
        return answer["content"]

    def subscribe(self, url: str) -> None:
        said = self._call("subscribeToFeed", feed_url=url, category_id=0)
        assert said["status"]["code"] == 1, said

    come_back = subscribe

    def leave(self, url: str) -> None:
        self._call("unsubscribeFeed", feed_id=self.feeds()[url]["id"])

    def poll(self) -> None:
        for feed in self.feeds().values():
            self._call("updateFeed", feed_id=feed["id"])

    def feed_names(self) -> dict[str, tuple[str, str]]:
        """Nobody can rename or move feeds, so names are not compared."""
        return dict.fromkeys(self.feeds(), ("", ""))

    def feeds(self) -> dict[str, dict[str, Any]]:
        return {one["feed_url"]: one for one in self._call("getFeeds", cat_id=-3)}

    def ids(self, stream: str = ALL, *, unread: bool = False) -> list[int]:
        return list(self._list(stream, unread).values())

    def _list(self, stream: str = ALL, unread: bool = False) -> dict[str, int]:
        mode = "unread" if unread else "marked" if stream == STARRED else "all_articles"
        feed = -1 if stream == STARRED else -4
        found: dict[str, int] = {}
        while True:
            page = self._call("getHeadlines", feed_id=feed, view_mode=mode, limit=200, skip=len(found))
            before = len(found)
            found |= {one["title"]: one["id"] for one in page if one["feed_id"]}
            if len(found) == before:
                return found

    def archived_titles(self) -> set[str]:
        return {one["title"] for one in self._call("getHeadlines", feed_id=0, view_mode="all_articles", limit=200)}

    def titles(self, ids: Iterable[int]) -> dict[str, int]:
        wanted = set(ids)
        return {title: id_ for title, id_ in self._list().items() if id_ in wanted} if wanted else {}

    def unread_titles(self) -> set[str]:
        return set(self._list(unread=True))

    def starred_titles(self) -> set[str]:
        return set(self._list(STARRED))

    def mark(self, ids: Iterable[int], *, add: str = "", remove: str = "") -> None:
        field = 2 if READ in (add, remove) else 0
        is_set = bool(add) is not (field == 2)
        self._call("updateArticle", article_ids=",".join(map(str, ids)), field=field, mode=int(is_set))
