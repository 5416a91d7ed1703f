"""What other rooms say, in the user's language."""

from __future__ import annotations

import socket
import string

import apsw
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from reader.core.errors import FetchError, ParseError, StoreError, UsageError
from reader.core.records.messages import parse_message
from reader.core.settings import Settings
from reader.core.words.catalogue import Code, MessageCode
from reader.core.words.words import in_english
from reader.features.subscriptions.opml import read_opml
from reader.net.problems import explain_error, explain_status
from reader.parse.feed import parse_feed
from reader.store.sqlite_errors import as_store_error
from reader.window.kit.wording import say
from tests.window.translations import FOLDER


@pytest.fixture
def german(qapp):
    translator = QTranslator(qapp)
    assert translator.load(str(FOLDER / "paperround_de.qm"))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


SAME = {
    "STATUS_WAITING",
    "STATUS_HELD_BACK",
    "SENTENCES",
    "SECONDS",
    "MINUTES",
    "ASKED_AND_BROUGHT",
    "MANY_FEEDS",
    "AT_TIME",
    "AT_TIME_ON_WEEKDAY",
    "EDITION_DAY_AT",
    "PAPER_MINUTES",
    "PROBLEM_WITH_STATUS",
}
"""What German says with the same words."""


def make(code: MessageCode):
    fields = [(name, kind) for _, name, kind, _ in string.Formatter().parse(code.value) if name]
    facts = {name: 7.0 if kind else f"{name}.example" for name, kind in fields}
    return code(**facts), [name for name, kind in fields if not kind]


ALL = [code for code in Code if not code.name.startswith("REASON_")]
"""Reasons count as other texts do, of which a few may not be translated yet (test_translations.py)."""


@pytest.mark.parametrize("code", ALL, ids=lambda code: code.name)
def test_every_message_is_said_in_german_with_what_stands_in_it(german, code):
    message, names = make(code)
    words = say(message)
    assert words != in_english(message) or code.name in SAME
    assert all(f"{name}.example" in words for name in names)
    assert "{" not in words
    assert "…" not in words


def test_what_a_visit_ran_into(german):
    _, message = explain_error(socket.gaierror(socket.EAI_NONAME, "x"), "harbour.example", others_answer=True)
    assert say(message) == ("Es gibt keinen Server namens harbour.example; bitte die Adresse auf Tippfehler prüfen.")
    _, message = explain_status(503, {}, "harbour.example", gave_password=False)
    assert say(message) == (
        "harbour.example hat selbst eine Störung (Fehler 503); Paperround versucht es später wieder."
    )


def test_a_part_of_a_message_is_said_too(german):
    message = Code.BAD_CERTIFICATE(host="a.example", why=Code.CERTIFICATE_EXPIRED())
    assert say(message) == (
        "Die Verbindung zu a.example ist nicht sicher: sein Zertifikat ist abgelaufen; es wurde nichts abgerufen."
    )


def test_counts_are_written_as_the_language_has_it(german):
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    try:
        assert "50.000" in say(Code.LIST_TOO_LONG(most=50_000))
    finally:
        QLocale.setDefault(before)


def raised(kind, action):
    with pytest.raises(kind) as caught:
        action()
    return caught.value


def test_each_class_of_error_is_said_in_german(german):
    errors = [
        raised(ParseError, lambda: read_opml(b"")),
        raised(ParseError, lambda: parse_feed(b"", url="https://a.example/")),
        raised(UsageError, lambda: Settings(proxy="nowhere")),
        as_store_error(apsw.FullError()),
        StoreError(Code.STORE_NEWER()),
        FetchError(Code.REFUSED(host="a.example", later=Code.ADDRESS_OR_LATER())),
    ]
    for error in errors:
        assert say(error.message) != str(error)


@pytest.mark.parametrize("kept", ["Nobody wrote a form for this.", "Fremd {1} %s {x}"])
def test_what_an_older_version_kept_stays_as_it_is(german, kept):
    assert say(parse_message(kept)) == kept


def test_english_stays_english(qapp):
    assert QCoreApplication.translate("Messages", "x y.") == "x y."
    message, _ = make(Code.NO_ANSWER)
    assert say(message) == in_english(message)
