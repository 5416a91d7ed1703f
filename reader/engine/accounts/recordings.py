"""Which recordings new posts of a Miniflux bring: its Google Reader interface leaves them out, its own has them.

A feed whose newest post has none is not asked again for a week. Runs on the thread that synchronises.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from reader.model.accounts import RemoteItem
from reader.sync.miniflux import MinifluxServer
from reader.sync.problems import AccountError, AccountProblem

log = logging.getLogger(__name__)
SILENT_S = 7 * 86_400.0
PAGE = 100
MOST_PAGES = 10
"""Of one feed in one go: older posts of a first synchronisation have their text alone."""


class RecordingFinder:
    """For one synchronisation; `silent` says since when a feed, by its id there, is known to bring none."""

    def __init__(self, own: MinifluxServer, silent: dict[str, float], now: float) -> None:
        self._own, self._now = own, now
        self.silent = {feed: at for feed, at in silent.items() if now - at < SILENT_S}
        self._loud: set[str] = set()
        self._is_refused = False

    def add_recordings(self, items: Sequence[RemoteItem]) -> list[RemoteItem]:
        """The same posts, with what they bring to hear. AccountError where the server answers nothing: the posts are
        asked for again, and come with their recordings."""
        by_feed: dict[str, list[int]] = defaultdict(list)
        for item in items:
            if not item.enclosures and item.remote_id not in self.silent:
                by_feed[item.remote_id].append(item.item_id)
        files: dict[int, list[tuple[str, str, str]]] = {}
        for remote_id, ids in by_feed.items():
            if not self._is_refused:
                files |= self._find(remote_id, ids)
        return [
            replace(item, enclosures=tuple(files[item.item_id])) if item.item_id in files else item
            for item in items
        ]

    def _find(self, remote_id: str, ids: Iterable[int]) -> dict[int, list[tuple[str, str, str]]]:
        try:
            return self._list_files(remote_id, min(ids), max(ids))
        except AccountError as error:
            if error.problem is AccountProblem.PASSWORD:
                log.info("the server's own interface was refused: %s", error)
                self._is_refused = True
            elif error.problem not in (AccountProblem.REFUSED, AccountProblem.NO_API):
                raise
            return {}

    def _list_files(self, remote_id: str, lowest: int, highest: int) -> dict[int, list[tuple[str, str, str]]]:
        """By post. Of a feed that is not known yet, one post tells whether the others are worth asking for."""
        found: dict[int, list[tuple[str, str, str]]] = defaultdict(list)
        below, limit = highest + 1, PAGE if remote_id in self._loud else 1
        for _ in range(MOST_PAGES):
            posts = self._own.list_newest_recordings(remote_id, below_id=below, limit=limit)
            for file in posts.files:
                found[file.item_id].append((file.url, file.media_type, str(file.size) if file.size else ""))
            if not found:
                self.silent[remote_id] = self._now
                break
            self._loud.add(remote_id)
            if not lowest < posts.oldest_id < below:
                break
            below, limit = posts.oldest_id, PAGE
        return found
