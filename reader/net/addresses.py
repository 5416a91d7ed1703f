"""IP address checks against server-side request forgery. Pure.

A page on the public web must not make us connect to the user's router, to services on their machine or to a cloud's
metadata address. An address that the user typed may be anywhere, and may redirect within its own network.
"""

from __future__ import annotations

import ipaddress
from enum import StrEnum

from reader.core.records.messages import Message
from reader.core.words.words import in_english

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(OSError):  # noqa: N818
    """A connection that is not allowed; the message tells the user why."""

    def __init__(self, message: Message) -> None:
        super().__init__(in_english(message))
        self.message = message


class Reach(StrEnum):
    PUBLIC = "public"
    HOME = "home"
    """The user's network: private, carrier NAT and unique local ranges."""
    MACHINE = "machine"
    """Loopback, and the unspecified address, which connects to it."""
    LINK = "link"
    """Link-local, where clouds keep their metadata."""
    NOWHERE = "nowhere"
    """Multicast, broadcast, reserved."""


# Carrier NAT, and what IPv6 had for private networks before fd00::/8: Python calls neither private.
_SHARED = (ipaddress.ip_network("100.64.0.0/10"), ipaddress.ip_network("fec0::/10"))
# Reserved for benchmarks, but local proxies hand these out as stand-ins for public hosts.
_STAND_IN = ipaddress.ip_network("198.18.0.0/15")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_DOCUMENTATION = tuple(
    ipaddress.ip_network(text)
    for text in ("192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32", "3fff::/20", "192.0.0.0/24")
)


def reach_of(text: str) -> Reach:
    """Return where an address from getaddrinfo lies; an unreadable one lies nowhere."""
    try:
        address = _unwrap(ipaddress.ip_address(text.partition("%")[0]))
    except ValueError:
        return Reach.NOWHERE
    # Linux may route 0.0.0.0/8 to this machine.
    is_this_network = address.version == 4 and int(address) < 2**24
    if address.is_loopback or address.is_unspecified or is_this_network:
        return Reach.MACHINE
    if address.is_link_local:
        return Reach.LINK
    if address.is_multicast or any(address in network for network in _DOCUMENTATION):
        return Reach.NOWHERE
    if address in _STAND_IN:
        return Reach.PUBLIC
    if any(address in network for network in _SHARED):
        return Reach.HOME
    if address.is_reserved:
        return Reach.NOWHERE
    return Reach.HOME if address.is_private else Reach.PUBLIC


def _unwrap(address: Address) -> Address:
    """Return the IPv4 address inside an IPv6 one: mapped, 6to4, Teredo, NAT64 or the old compatible form."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    if address.ipv4_mapped:
        return address.ipv4_mapped
    if address.sixtofour:
        return address.sixtofour
    if address.teredo:
        return address.teredo[1]
    number = int(address)
    if address in _NAT64 or 1 < number < 2**32:
        return ipaddress.IPv4Address(number & 0xFFFFFFFF)
    return address


# Where a redirect may lead, by where it comes from. LINK also leads to itself, but only on the same host.
_ONWARD: dict[Reach, frozenset[Reach]] = {
    Reach.PUBLIC: frozenset({Reach.PUBLIC}),
    Reach.HOME: frozenset({Reach.PUBLIC, Reach.HOME}),
    Reach.MACHINE: frozenset({Reach.PUBLIC, Reach.HOME, Reach.MACHINE}),
    Reach.LINK: frozenset({Reach.PUBLIC}),
    Reach.NOWHERE: frozenset(),
}


def may_reach(target: Reach, *, came_from: Reach | None, same_host: bool, typed_by_user: bool) -> bool:
    """Tell whether we may connect to `target`; `came_from` is where a redirect comes from."""
    if target is Reach.NOWHERE:
        return False
    if came_from is None:
        return typed_by_user or target is Reach.PUBLIC
    if same_host and target is came_from:
        return True
    return target in _ONWARD[came_from]
