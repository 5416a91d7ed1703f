"""Addresses: absolute, of the web, and never a way to something else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.html.addresses import join, link_target, web_address

BASE = "https://site.example/dir/page?x=1"


@pytest.mark.parametrize(
    ("address", "absolute"),
    [
        ("https://a.example/b", "https://a.example/b"),
        ("HTTP://a.example/", "HTTP://a.example/"),
        ("/root?a=1&b=2", "https://site.example/root?a=1&b=2"),
        ("../up", "https://site.example/up"),
        ("//cdn.example/x", "https://cdn.example/x"),
        ("#part", "https://site.example/dir/page?x=1#part"),
        (" https://a.example/b \n", "https://a.example/b"),
        ("https://a.example/with space", "https://a.example/with%20space"),
        ('https://a.example/"quote"', "https://a.example/%22quote%22"),
        ("https://ä.example/ü", "https://ä.example/ü"),
        ("java\nscript:alert(1)", ""),
        ("javascript:alert(1)", ""),
        ("file:///etc/passwd", ""),
        ("data:text/html,x", ""),
        ("https:///nohost", "https://site.example/nohost"),
        ("http://[bad", ""),
        ("https://[::1]:8080/a", "https://[::1]:8080/a"),
        ("https://a%20b.example/", ""),
        ("https://[1:2:3]/", ""),
        ("https://a\u2100b.example/", ""),
        ("https://u%40v:p@a.example/%20", "https://u%40v:p@a.example/%20"),
        ("", ""),
        ("https://a.example/" + "x" * 9_000, ""),
    ],
)
def test_addresses(address: str, absolute: str):
    assert web_address(BASE, address) == absolute


def test_mail_addresses_are_for_links_only():
    assert link_target(BASE, "MailTo:a@b.example") == "MailTo:a@b.example"
    assert web_address(BASE, "mailto:a@b.example") == ""


@given(st.text("/.abZ09?#&=:%~ \\", max_size=20))
def test_the_short_cut_gives_what_joining_gives(address: str):
    found = web_address(BASE, "/" + address)
    if "\\" not in address and " " not in address and found:
        assert found == join(BASE, "/" + address)


@given(st.text(max_size=40))
def test_whatever_comes_is_of_the_web_or_nothing(address: str):
    found = web_address(BASE, address)
    assert found == "" or found.lower().startswith(("http://", "https://"))
    assert not set(found) & set('"<> \n\t\0\\')


@pytest.mark.parametrize(
    "field",
    [
        "attach=/etc/passwd",
        "ATTACHMENT=x",
        "%61ttach=x",
        "attach%20=x",
        "bcc=a@b",
        "x-mozilla-attach=f",
        "in-reply-to=1",
    ],
)
@pytest.mark.parametrize("around", ["{}", "subject=Hello&{}", "{}&amp;subject=Hello", "{}&subject=Hello"])
def test_a_mail_link_brings_no_file_along(field, around):
    link = link_target("", f"mailto:me@example.org?{around.format(field)}")
    assert link in ("mailto:me@example.org", "mailto:me@example.org?subject=Hello")
