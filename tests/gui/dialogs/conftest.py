"""Windows, servers and safes that the tests of dialogs share."""

from __future__ import annotations

import keyring
import keyring.backend
import pytest

from reader.store.db import open_store
from tests.feedserver import page, simple_feed
from tests.gui.dialogs.helpers import SITE
from tests.gui.made_up import NOW


@pytest.fixture
def opened(open_it, profile):
    return open_it(profile)


@pytest.fixture
def writing(profile):
    """What the engine would write."""
    conn = open_store(profile.database, NOW)
    yield conn
    conn.close()


@pytest.fixture
def safe():
    """A place for passwords that forgets them after the test."""
    kept: dict[tuple[str, str], str] = {}

    class InMemory(keyring.backend.KeyringBackend):
        priority = 1

        def get_password(self, service, username):
            return kept.get((service, username))

        def set_password(self, service, username, password):
            kept[service, username] = password

        def delete_password(self, service, username):
            kept.pop((service, username), None)

    before = keyring.get_keyring()
    keyring.set_keyring(InMemory())
    yield kept
    keyring.set_keyring(before)


@pytest.fixture
def garden(feedserver):
    feedserver.serve("/", page(SITE, content_type="text/html"))
    feedserver.serve("/feed.xml", page(simple_feed("Garden", 5)))
    feedserver.serve("/comments.xml", page(simple_feed("Garden, comments", 2)))
    return feedserver
