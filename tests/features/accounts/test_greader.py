"""The protocol of Google Reader, against a server that stands still."""

from __future__ import annotations

from typing import Any

import requests

from reader.features.accounts.servers.greader import READING_LIST, ReaderServer
from tests.features.accounts.test_miniflux import Answering

PAGES = {"": ([1, 2], "b"), "b": ([3, 4], "c"), "c": ([5], "")}


def test_a_list_is_read_to_its_end_however_short_its_pages_are():
    """What is missing from the list of unread posts would count as read."""

    def answer(asked: str) -> Any:
        if "ClientLogin" in asked:
            return b"Auth=1"
        ids, following = PAGES[asked.partition("c=")[2]]
        return {"itemRefs": [{"id": str(id_)} for id_ in ids], "continuation": following}

    session = requests.Session()
    session.mount("https://", Answering(answer))
    server = ReaderServer(session, "https://server.example", "me", "password")
    assert server.list_all_ids(READING_LIST, is_unread=True) == [1, 2, 3, 4, 5]
