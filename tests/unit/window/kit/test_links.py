"""Which links of an article may be opened outside, and the link that mails it."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.html.addresses import find_outside_link, web_address
from reader.window.kit.text import make_mail_link


@pytest.mark.parametrize("address", ["https://a.example/x?y#z", "http://a.example", "mailto:a@b.example"])
def test_web_and_mail_may_leave(address):
    assert find_outside_link(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "",
        "file:///etc/passwd",
        "/etc/passwd",
        "x.html",
        "javascript:alert(1)",
        "data:text/html,x",
        "smb://h/x",
        "http:",
        "http://[",
        "java\nscript:x",
        "paperround:continue",
        "https://a.example/" + "a" * 8_000,
    ],
)
def test_nothing_else_may(address):
    assert find_outside_link(address) == ""


@pytest.mark.parametrize("length", [3_900, 5_000, 7_900])
def test_every_address_that_is_stored_can_be_opened(length):
    address = "https://a.example/" + "a" * length
    assert find_outside_link(web_address("", address)) == address
    assert find_outside_link(web_address("https://a.example/", address[17:])) == address
    for odd in ('"' * length, "é" * length, "\u202e" * 9):
        stored = web_address("https://a.example/", odd)
        assert bool(find_outside_link(stored)) is bool(stored)


def test_unprintable_letters_do_not_hide_a_scheme():
    assert find_outside_link("\u202ehttps://a.example\x00/") == "https://a.example/"


@given(st.text(max_size=80), st.text(max_size=80))
def test_a_mail_link_carries_title_and_address(title, address):
    parts = urlsplit(make_mail_link(title, address))
    fields = parse_qs(parts.query, keep_blank_values=True)
    assert parts.scheme == "mailto"
    assert fields["subject"] == [" ".join(title.split())]
    assert fields["body"] == [address]
