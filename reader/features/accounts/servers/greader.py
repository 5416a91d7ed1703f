"""A client for Google Reader's protocol, as FreshRSS, Miniflux and others speak it. Raises AccountError only.

Where servers differ, it does what works with all: ids are sent in their long form, batches are small, a stale token is
renewed once. No type of any value in an answer is trusted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import requests

from reader.core.words.catalogue import Code
from reader.features.accounts.records import AccountProblem, IdPage, RemoteFeed, RemoteItem, ServerKind
from reader.features.accounts.servers import greader_answers as answers
from reader.features.accounts.servers.greader_answers import READ, STARRED
from reader.features.accounts.servers.json_api import Form, JsonApi
from reader.features.accounts.servers.protocol import BATCH, Probe, Way, list_at_rest, make_digest
from reader.features.accounts.servers.transport import AccountError, Usage, explain_redirect, explain_status

READING_LIST = "user/-/state/com.google/reading-list"
LABEL = "user/-/label/"
PAGE = 50_000
"""Ids in one answer: a second page, counted from the newest, could skip what shifted meanwhile."""
FEW = 10
"""Fewer posts are not split further where they take too long."""
MOST_IDS = 1_000_000
"""Of one list. A part of it would not do: what is not listed as unread counts as read."""
MOST_NAMED = 20_000
"""How many of the newest posts are listed to find ids that aren't numbers."""
PROBED, FEW_PROBED = 100, 60
"""How many posts of each end a probe compares."""
_STREAMS = {"read": READ, "starred": STARRED}


class ReaderServer(JsonApi):
    """One server and user. A stale session logs in again automatically, a stale token is renewed once."""

    def __init__(
        self,
        session: requests.Session,
        base: str,
        username: str,
        password: str,
        kind: ServerKind = ServerKind.OTHER,
        usage: Usage | None = None,
    ) -> None:
        super().__init__(session, base, username, password)
        self._headers, self._token = {}, ""
        self._kind, self._usage = kind, usage or Usage()
        self.removes_repeated = kind is ServerKind.MINIFLUX
        self.default_label = None if kind in (ServerKind.FRESHRSS, ServerKind.MINIFLUX) else ""
        self._names: dict[int, str] = {}
        """Ids that aren't numbers (The Old Reader), by the number that stands for each."""
        self.too_large: set[int] = set()
        """Posts that are too large for an answer, as far as they were asked for."""

    def login(self) -> None:
        self._headers = {}
        form = [("Email", self.username), ("Passwd", self.password)]
        answer = self.send("POST", "accounts/ClientLogin", data=form)
        if 300 <= answer.status_code < 400:
            raise explain_redirect(answer, self.host)
        if answer.status_code != 200:
            status = 401 if answer.status_code == 400 else answer.status_code  # a name it cannot be
            raise explain_status(status, self.host, is_login=True)
        auth = answers.find_auth(answer.text)
        if not auth:
            raise explain_status(404, self.host, is_login=True)
        self._headers = {"Authorization": f"GoogleLogin auth={auth}"}

    def _get(self, call: str, **params: str) -> Any:
        return self.read(self._authorised("GET", call, params=[("output", "json"), *params.items()]))

    def _post(self, call: str, form: Form) -> requests.Response:
        """Send a change with its token; a stale one is renewed once."""
        if not self._token:
            self._token = self._fetch_token()
        answer = self._authorised("POST", call, form=[*form, ("T", self._token)], tolerate=(401,))
        if answer.status_code == 401:
            self._token = self._fetch_token()
            answer = self._authorised("POST", call, form=[*form, ("T", self._token)])
        return answer

    def _fetch_token(self) -> str:
        return self._authorised("GET", "token").text.strip()

    def _authorised(
        self, method: str, call: str, params: Form | None = None, form: Form | None = None, tolerate: Iterable[int] = ()
    ) -> requests.Response:
        if not self._headers:
            self.login()
        path = f"reader/api/0/{call}"
        answer = self.send(method, path, params=params, data=form)
        if answer.status_code == 401 and 401 not in tolerate:
            self.login()
            answer = self.send(method, path, params=params, data=form)
        if 300 <= answer.status_code < 400:
            raise explain_redirect(answer, self.host)
        if answer.status_code != 200 and answer.status_code not in tolerate:
            raise explain_status(answer.status_code, self.host)
        return answer

    def find_kind(self) -> ServerKind:
        """Tell Miniflux, which counts no unread posts, and The Old Reader, whose ids aren't numbers, from others."""
        if self._names:
            return ServerKind.OLDREADER
        return ServerKind.MINIFLUX if self.find_unread_counts() is None else ServerKind.OTHER

    def list_feeds(self) -> list[RemoteFeed]:
        return answers.read_subscriptions(self._get("subscription/list"), self.host)

    def list_labels(self) -> list[str]:
        return answers.read_tag_labels(self._get("tag/list"))

    def subscribe(self, url: str) -> str:
        """Subscribe and return the feed's id at the server. AccountError (REFUSED) where it cannot read that feed."""
        try:
            answer = self.read(self._post("subscription/quickadd", [("quickadd", url)]))
        except AccountError as error:
            if error.problem is not AccountProblem.NO_API:
                raise
            return self._subscribe_by_edit(url)
        remote_id = answers.read_quickadd(answer)
        if not remote_id:
            raise explain_status(400, self.host)
        return remote_id

    def _subscribe_by_edit(self, url: str) -> str:
        """Subscribe at CommaFeed, which tells the feed's id only in its list."""
        self._post("subscription/edit", [("ac", "subscribe"), ("s", f"feed/{url}")])
        found = [feed.remote_id for feed in self.list_feeds() if feed.url == url]
        if not found:
            raise explain_status(400, self.host)
        return found[0]

    def unsubscribe(self, remote_id: str) -> None:
        self._post("subscription/edit", [("ac", "unsubscribe"), ("s", remote_id)])

    def rename_feed(self, remote_id: str, title: str) -> None:
        self._post("subscription/edit", [("ac", "edit"), ("s", remote_id), ("t", title)])

    def move_feed(self, remote_id: str, label: str, from_label: str) -> None:
        """Move a feed. One request at a time: The Old Reader and CommaFeed take a removed label for the last word,
        BazQux keeps a feed in every folder it was not removed from."""
        edit = [("ac", "edit"), ("s", remote_id)]
        if self.default_label is None:
            removed = [("r", LABEL + from_label)] if from_label else []
            self._post("subscription/edit", [*edit, ("a", LABEL + label), *removed])
            return
        if from_label:
            self._post("subscription/edit", [*edit, ("r", LABEL + from_label)])
        if label:
            self._post("subscription/edit", [*edit, ("a", LABEL + label)])

    def rename_folder(self, label: str, name: str) -> None:
        self._post("rename-tag", [("s", LABEL + label), ("dest", LABEL + name)])

    def remove_label(self, label: str) -> None:
        """Remove a label of posts. A folder of that name would be removed instead: check that there is none first."""
        self._post("disable-tag", [("s", LABEL + label)])

    def probe(self, unread_count: int, *, asks_counts: bool) -> Probe:
        """Ask cheaply whether anything changed: by the counts of unread posts, or else by both ends of the lists."""
        if asks_counts and not self.removes_repeated:
            before = self._usage.wire_bytes
            counts = self.find_unread_counts()
            if counts is not None:
                size = self._usage.wire_bytes - before
                stars = self.list_ids(STARRED, count=PROBED)
                return Probe(Way.COUNTS, make_digest((sorted(counts.items()), stars.ids)), (), size)
        page = PROBED if self.removes_repeated else FEW_PROBED
        stars = self.list_ids(STARRED, count=page)
        newest = self.list_ids(READING_LIST, count=page)
        unread = self.list_ids(READING_LIST, count=page, is_unread=True)
        end = self._list_end(unread_count).ids if unread_count > page else ()
        return Probe(Way.ENDS, make_digest((newest.ids, unread.ids, end, stars.ids)), newest.ids)

    def _list_end(self, unread_count: int) -> IdPage:
        """The end of the unread posts. Miniflux pages by offset, so where they ended before shows their number."""
        if self._kind is ServerKind.MINIFLUX:
            return self.list_ids(READING_LIST, count=2, is_unread=True, continuation=str(unread_count - 1))
        return self.list_ids(READING_LIST, count=FEW_PROBED, is_unread=True, is_oldest_first=True)

    def list_unread(self) -> list[int]:
        return self.list_all_ids(READING_LIST, is_unread=True)

    def list_starred(self) -> list[int]:
        return self.list_all_ids(STARRED)

    def list_newest(self, count: int, *, remote_id: str = "", since_at: int = 0) -> list[int]:
        if since_at:
            return list(self.list_ids(READING_LIST, count=count, since_at=since_at).ids)
        return self.list_all_ids(remote_id or READING_LIST, most=count)

    def list_labelled(self, label: str, count: int = 0) -> list[int]:
        return list(self.list_ids(LABEL + label, count=count).ids) if count else self.list_all_ids(LABEL + label)

    def find_unread_counts(self) -> dict[str, tuple[int, str]] | None:
        """Ask how many posts are unread in each stream, and the newest's time. None if the server doesn't count."""
        return answers.read_unread_counts(self._get("unread-count"))

    def list_ids(
        self,
        stream: str,
        *,
        count: int,
        is_unread: bool = False,
        is_oldest_first: bool = False,
        continuation: str = "",
        since_at: int = 0,
    ) -> IdPage:
        params = {"s": stream, "n": str(count)}
        params |= {"xt": READ} if is_unread else {}
        params |= {"r": "o"} if is_oldest_first else {}
        params |= {"c": continuation} if continuation else {}
        params |= {"ot": str(since_at)} if since_at else {}
        answer = self._get("stream/items/ids", **params)
        self._names |= answers.read_names(answer)
        return answers.read_ids(answer, self.host)

    def list_all_ids(self, stream: str, *, is_unread: bool = False, most: int = 0) -> list[int]:
        """Every id of a stream, newest first, or `most` of them."""
        if most:
            return self._list_pages(stream, is_unread, most)[0]
        return list_at_rest(lambda: self._list_pages(stream, is_unread, 0))

    def _list_pages(self, stream: str, is_unread: bool, most: int) -> tuple[list[int], int]:
        found: dict[int, None] = {}
        continuation, pages = "", 0
        while True:
            page = self.list_ids(stream, count=min(PAGE, most or PAGE), is_unread=is_unread, continuation=continuation)
            pages += 1
            before = len(found)
            found.update(dict.fromkeys(page.ids))
            if not page.continuation or len(found) == before or (most and len(found) >= most):
                return list(found)[: most or None], pages
            if len(found) > MOST_IDS:
                raise AccountError(AccountProblem.BROKEN, Code.BODY_TOO_LARGE(host=self.host))
            continuation = page.continuation

    def fetch_items(self, ids: Sequence[int]) -> Iterator[list[RemoteItem]]:
        """Yield the posts of these ids, batch by batch, without those that the server no longer has.

        Batches that are too large or too slow are split; a single post that is too large is left out.
        """
        size, done = BATCH, 0
        while done < len(ids):
            batch = ids[done : done + size]
            try:
                items = self._fetch_batch(batch)
            except AccountError as error:
                is_large, is_slow = (error.message.code == code for code in ("BODY_TOO_LARGE", "TOO_SLOW"))
                if not is_large and not (is_slow and len(batch) >= FEW):
                    raise
                if len(batch) > 1:
                    size = max(len(batch) // 4, 1)
                    continue
                self.too_large.update(batch)
                items = []
            yield items
            done += len(batch)

    def _fetch_batch(self, ids: Sequence[int]) -> list[RemoteItem]:
        form: Form = [("output", "json"), *self._as_form(ids)]
        try:
            return answers.read_items(self.read(self._post("stream/items/contents", form)))
        except AccountError as error:
            if error.problem is AccountProblem.REFUSED:
                return []  # Miniflux refuses where it has none of them
            raise

    def mark(self, field: str, ids: Sequence[int], *, value: bool) -> None:
        self._edit_tags(_STREAMS[field], ids, value)

    def label_posts(self, label: str, ids: Sequence[int], *, value: bool) -> None:
        self._edit_tags(LABEL + label, ids, value)

    def _edit_tags(self, stream: str, ids: Sequence[int], value: bool) -> None:
        self._post("edit-tag", [("a" if value else "r", stream), *self._as_form(ids)])

    def _as_form(self, ids: Sequence[int]) -> Form:
        """Write ids in their long form: Miniflux reads plain numbers as hexadecimal."""
        has_names = self._kind is ServerKind.OLDREADER or self._names
        for find in (self.list_unread, lambda: self.list_newest(MOST_NAMED)):
            if has_names and not self._names.keys() >= set(ids):  # they are from before this session
                find()
        names = (self._names.get(id_) or f"{id_ & 0xFFFF_FFFF_FFFF_FFFF:016x}" for id_ in ids)
        return [("i", f"tag:google.com,2005:reader/item/{name}") for name in names]
