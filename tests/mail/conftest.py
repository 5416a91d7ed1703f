from __future__ import annotations

import pytest

from reader.parse.worker import GuardedParser
from tests.mail.imap_server import ImapServer
from tests.mail.reading import Reading


@pytest.fixture
def imap():
    with ImapServer() as server:
        yield server
    assert not server.complaints


@pytest.fixture(scope="session")
def mail_parser():
    """One child for all tests: starting it costs more than what they ask of it."""
    with GuardedParser() as parser:
        yield parser


@pytest.fixture
def reading(tmp_path, imap, mail_parser):
    with Reading(tmp_path, imap, mail_parser) as made:
        yield made
