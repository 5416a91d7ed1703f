"""Where addresses lie, and how what stands in a link becomes what goes over the network."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.net.addresses import Reach, may_reach, reach_of
from reader.net.urls import BadAddress, follow, parse_address


@pytest.mark.parametrize(
    ("ip", "reach"),
    [
        ("93.184.216.34", Reach.PUBLIC),
        ("2606:4700::6810:84e5", Reach.PUBLIC),
        ("127.0.0.1", Reach.MACHINE),
        ("127.255.255.254", Reach.MACHINE),
        ("0.0.0.0", Reach.MACHINE),
        ("0.1.2.3", Reach.MACHINE),
        ("::", Reach.MACHINE),
        ("::1", Reach.MACHINE),
        ("::ffff:127.0.0.1", Reach.MACHINE),
        ("::127.0.0.1", Reach.MACHINE),
        ("64:ff9b::7f00:1", Reach.MACHINE),
        ("2002:7f00:1::", Reach.MACHINE),
        ("10.1.2.3", Reach.HOME),
        ("172.16.0.1", Reach.HOME),
        ("172.32.0.1", Reach.PUBLIC),
        ("192.168.0.1", Reach.HOME),
        ("::ffff:192.168.0.1", Reach.HOME),
        ("100.64.1.1", Reach.HOME),
        ("fec0::1", Reach.HOME),
        ("feff:ffff::1", Reach.HOME),
        ("3fff::1", Reach.NOWHERE),
        ("fd12::1", Reach.HOME),
        ("169.254.169.254", Reach.LINK),
        ("::ffff:169.254.169.254", Reach.LINK),
        ("fe80::1%eth0", Reach.LINK),
        ("224.0.0.251", Reach.NOWHERE),
        ("255.255.255.255", Reach.NOWHERE),
        ("ff02::1", Reach.NOWHERE),
        ("240.0.0.1", Reach.NOWHERE),
        ("198.18.0.5", Reach.PUBLIC),
        ("nonsense", Reach.NOWHERE),
    ],
)
def test_where_an_address_lies(ip, reach):
    assert reach_of(ip) is reach


@given(st.ip_addresses())
def test_nothing_that_the_standard_library_calls_not_global_is_public(address):
    stand_in = ipaddress.ip_network("198.18.0.0/15")
    if reach_of(str(address)) is Reach.PUBLIC and address not in stand_in:
        assert address.is_global or _embeds_ipv4(address)


def _embeds_ipv4(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    if isinstance(address, ipaddress.IPv4Address):
        return False
    return bool(address.ipv4_mapped or address.sixtofour or address.teredo) or int(address) < 2**32


@given(st.sampled_from(Reach), st.sampled_from([*Reach, None]), st.booleans(), st.booleans())
def test_from_the_public_web_only_the_public_web_is_reached(target, came_from, same_host, typed):
    allowed = may_reach(target, came_from=came_from, same_host=same_host, typed_by_user=typed)
    if came_from is Reach.PUBLIC or (came_from is None and not typed):
        assert not allowed or target is Reach.PUBLIC
    if target is Reach.NOWHERE:
        assert not allowed


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("HTTP://Example.ORG", "http://example.org/"),
        ("https://example.org:443/a#frag", "https://example.org/a"),
        ("http://example.org:8080/a?b=c", "http://example.org:8080/a?b=c"),
        ("http://user:pw@example.org/", "http://example.org/"),
        ("http://bücher.example/straße?ä=ö", "http://xn--bcher-kva.example/stra%C3%9Fe?%C3%A4=%C3%B6"),
        ("http://例え.テスト/", "http://xn--r8jz45g.xn--zckzah/"),
        ("http://example.org./", "http://example.org/"),
        ("http://example.org?x", "http://example.org/?x"),
        ("http://example.org/?", "http://example.org/?"),
        ("http://2130706433/", "http://127.0.0.1/"),
        ("http://0x7f.0.0.1/", "http://127.0.0.1/"),
        ("http://[2001:DB8::1]:81/", "http://[2001:db8::1]:81/"),
        ("http://example.org/a b", "http://example.org/a%20b"),
        ("http://example.org/%zz%41", "http://example.org/%zz%41"),
        ("http://face.be/", "http://face.be/"),
    ],
)
def test_what_goes_over_the_line(text, url):
    assert parse_address(text).url == url


def test_a_name_and_password_are_taken_out_of_the_address():
    credentials = parse_address("http://me:s%40fe@example.org/").credentials
    assert credentials is not None
    assert (credentials.username, credentials.password) == ("me", "s@fe")


@pytest.mark.parametrize(
    "text",
    ["", "example.org", "ftp://x.org/", "http://", "http:///x", "http://[::1", "http://x:port/", "http://..",
     "http://a b.org/", "http://" + "a" * 300 + ".org/", "http://1.2.3.4.5/", "http://x/" + "y" * 9000, "http://[v1.x]/"],
)  # fmt: skip
def test_what_is_no_address_is_refused_with_a_sentence(text):
    with pytest.raises(BadAddress, match=r"\.$"):
        parse_address(text)


@given(st.text(), st.text(alphabet="htps:/@.#?[]%a1\\ é\x00"))
def test_no_text_raises_anything_but_bad_address(text, tricky):
    for candidate in (text, "http://" + text, tricky, "http://" + tricky):
        try:
            address = parse_address(candidate)
        except BadAddress:
            continue
        assert address.url.isascii()
        assert "#" not in address.url
        assert parse_address(address.url).url == address.url


@given(st.text())
def test_no_location_raises_anything_but_bad_address(location):
    try:
        address = follow(parse_address("http://example.org/feed"), location)
    except BadAddress:
        return
    assert address.scheme in ("http", "https")
