"""What other rooms say, in the owner's language."""

from __future__ import annotations

import socket

import pytest
from PySide6.QtCore import QCoreApplication

from reader.fetch.problems import explain_error, explain_status
from reader.gui.kit import language
from reader.gui.kit.told import told
from tests.gui.translations import FORMS, find_forms


@pytest.fixture
def german(qapp):
    translator = language.OneContext(qapp)
    assert translator.load(str(FORMS.with_name("paperround_de.qm")))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_the_list_of_forms_is_what_the_rooms_say():
    assert FORMS.read_text("utf-8").splitlines() == find_forms(), "run: python3 dev.py translate"


@pytest.mark.parametrize("form", find_forms())
def test_every_form_is_told_in_german_with_what_stood_in_it(german, form):
    said = form
    for number in range(1, 5):
        said = said.replace(f"{{{number}}}", f"thing{number}.example")
    words = told(said)
    assert words != said
    assert [f"thing{n}.example" in words for n in range(1, 5)] == [f"{{{n}}}" in form for n in range(1, 5)]


def test_what_a_visit_ran_into(german):
    _, sentence = explain_error(
        socket.gaierror(socket.EAI_NONAME, "x"), "harbour.example", others_answer=True
    )
    assert told(sentence) == (
        "Es gibt keinen Server namens harbour.example; bitte die Adresse auf Tippfehler prüfen."
    )
    _, sentence = explain_status(503, {}, "harbour.example", gave_password=False)
    assert told(sentence).startswith("harbour.example hat selbst eine Störung (Fehler 503)")


def test_a_reason_inside_a_sentence_is_told_too(german):
    said = "The connection to a.example is not safe: its certificate has expired; nothing was fetched."
    assert told(said) == (
        "Die Verbindung zu a.example ist nicht sicher: sein Zertifikat ist abgelaufen; es wurde nichts abgerufen."
    )


@pytest.mark.parametrize("sentence", ["", "Nobody wrote a form for this.", "Fremd {1} %s {x}"])
def test_what_nobody_knows_stays_as_it_is(german, sentence):
    assert told(sentence) == sentence


def test_english_stays_english(qapp):
    assert QCoreApplication.translate("Told", "x y.") == "x y."
    assert told("a.example does not answer; Paperround will try again later.").startswith("a.example does")
