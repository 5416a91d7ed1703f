"""Mails become plain, safe, bounded records, whatever is in them."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.errors import ParseError
from reader.features.mail.parse import MAX_ATTACHMENTS, find_unsubscribe, make_plain, parse_mail
from tests.mail.made_mails import make_mail


def test_a_newsletter():
    mail = parse_mail(make_mail(3))
    assert (mail.sender_name, mail.sender_address) == ("Kleine Küche", "post@sender3.example")
    assert mail.list_id == "letter3.news.example"
    assert not mail.is_discussion
    assert mail.unsubscribe == "https://news.example/leave/3"
    assert mail.title.startswith("Kleine Küche, issue 3")
    assert "<table" not in mail.html
    assert len(mail.pictures) == 1


def make(body: bytes, content_type: bytes = b"text/html; charset=utf-8", more: bytes = b"") -> bytes:
    return b"From: A <a@b.example>\r\nSubject: s\r\nContent-Type: " + content_type + b"\r\n" + more + b"\r\n" + body


def nested(depth: int) -> bytes:
    out = b"From: a@b.example\r\n"
    for level in range(depth):
        out += b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (level, level)
    return out + b"Content-Type: text/plain\r\n\r\nthe end"


HOSTILE = {
    "nested": nested(200),
    "nested without an end": nested(3_000),
    "mails in mails": b"From: a@b.example\r\n" + b"Content-Type: message/rfc822\r\n\r\n" * 2_000,
    "comments in comments": b"From: " + b"(" * 3_000 + b"a@b.example\r\n\r\nx",
    "many parts": make(b"--b\r\n\r\nx\r\n" * 5_000, b"multipart/mixed; boundary=b"),
    "attachments": make(b"--b\r\nContent-Type: a/b; name=x\r\n\r\nx\r\n" * 200, b"multipart/mixed; boundary=b"),
    "unknown charset": make(b"hello", b"text/plain; charset=no-such"),
    "a codec that is none": make(b"hello", b"text/plain; charset=zlib"),
    "escape codec": make(b"\\x41" * 1_000, b"text/plain; charset=unicode_escape"),
    "broken base64": make(b"@@@@", more=b"Content-Transfer-Encoding: base64\r\n"),
    "long header": b"From: " + b"a" * 1_000_000 + b"@b.example\r\n\r\nx",
    "encoded words": b"From: a@b.example\r\nSubject: " + b"=?utf-8?b?QQ==?= " * 20_000 + b"\r\n\r\nx",
    "date": b"From: a@b.example\r\nDate: Tue, 99 Foo 99999 99:99:99 +9999999\r\n\r\nx",
    "lone surrogates": "From: \udcff@b.example\r\nSubject: \udcfe\r\n\r\nx".encode("utf-8", "surrogateescape"),
}


@pytest.mark.parametrize("raw", HOSTILE.values(), ids=HOSTILE)
def test_hostile_mails_are_bounded(raw):
    try:
        mail = parse_mail(raw)
    except ParseError:
        return
    assert len(mail.title) <= 1_000
    assert len(mail.attachments) <= MAX_ATTACHMENTS
    mail.html.encode()


def test_scripts_styles_and_trackers_go():
    page = b'<script>x()</script><p onclick="y()">hi</p><img src="https://t.example/p" width="1" height="1">'
    mail = parse_mail(make(page))
    assert mail.html == "<p>hi</p>"


def test_the_best_of_alternatives_and_names_of_attachments():
    raw = make(
        b"--b\r\nContent-Type: text/html\r\n\r\n<b>rich</b>\r\n"
        b"--b\r\nContent-Type: text/plain\r\n\r\nplain\r\n--b--\r\n",
        b"multipart/alternative; boundary=b",
    )
    assert parse_mail(raw).text == "rich"
    raw = make(
        b"--b\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b\r\nContent-Type: application/pdf\r\n"
        b'Content-Disposition: attachment; filename="a<b>.pdf"\r\n\r\nxxxx\r\n--b--\r\n',
        b"multipart/mixed; boundary=b",
    )
    mail = parse_mail(raw)
    assert mail.text == "hello"
    assert [one.name for one in mail.attachments] == ["a<b>.pdf"]


UNSUBSCRIBE = {
    "<mailto:a@b.example>, <https://b.example/u?x=1>": "https://b.example/u?x=1",
    "<mailto:a@b.example?subject=out>": "mailto:a@b.example?subject=out",
    "<javascript:alert(1)>, <file:///etc/passwd>": "",
    "https://no.brackets/": "",
    "": "",
}


@pytest.mark.parametrize(("header", "address"), UNSUBSCRIBE.items())
def test_where_to_leave(header, address):
    assert find_unsubscribe(header) == address


def test_tables_with_heads_stay_and_others_become_blocks():
    kept = "<table><tr><th>a</th></tr><tr><td>1</td></tr></table>"
    assert make_plain(kept, {}) == kept
    assert make_plain("<table><tr><td>x<td>y</table>", {}) == "<div><div>x<div>y</div>"


HIDDEN_OR_NOT = {
    "letters of no size": ('<div style="font-size:0">Preview</div><p>News</p>', "News"),
    "gaps closed by letters of no size, as MJML does": (
        '<td style="font-size:0px;padding:20px"> <div style="color:red;font-size:13px">News</div>',
        "News",
    ),
    "a size given by the short word": ('<div style="FONT-SIZE: 0"><p style="font:14px Arial">News</p></div>', "News"),
    "a share of nothing": ('<div style="font-size:0"><b style="font-size:120%">Preview</b></div>News', "News"),
    "less than one pixel": ('<p style="font-size:0.9em">News</p>', "News"),
    "cells that never end": ('<tr><td style="font-size:0">Preview<td>News', "News"),
    "a hidden field, which holds nothing": ('<input type="checkbox" style="display:none"><p>News</p>', "News"),
    "hidden from Outlook alone": ('<a href="https://a.example/" style="mso-hide:all">News</a>', "News"),
    "a hidden paragraph that never ends": ('<p style="display:none">Preview<p>News</p>', "News"),
    "hidden from everybody": ('<p style="display:none">Preview</p>News', "News"),
}


@pytest.mark.parametrize(("html", "text"), HIDDEN_OR_NOT.values(), ids=HIDDEN_OR_NOT)
def test_what_a_mail_hides_goes_and_nothing_else(html, text):
    assert parse_mail(make(html.encode())).text == text


def test_a_picture_among_letters_of_no_size_stays():
    assert "<img" in make_plain('<td style="font-size:0"><img src="https://a.example/b.png"></td>', {})


def test_pictures_from_inside_get_their_names_and_missing_ones_their_words():
    html = '<img alt="Logo" src="cid:a%40b"><img src="cid:none" alt="A & B">'
    assert make_plain(html, {"a@b": "https://cid.invalid/1"}) == (
        '<img src="https://cid.invalid/1" alt="Logo">A &amp; B'
    )


@given(st.text(max_size=200))
def test_any_html_is_made_plain(html):
    make_plain(html, {})


@given(st.binary(max_size=400))
def test_any_bytes_are_a_mail_or_an_error(raw):
    with contextlib.suppress(ParseError):
        parse_mail(raw)
