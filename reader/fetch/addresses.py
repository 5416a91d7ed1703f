"""IP address checks against server-side request forgery: which kind an address is, which steps are allowed. Pure.

A page on the public web must not make us knock at the user's router, at services on their own machine or
at a cloud's metadata address. What the user typed is fine, and may lead on within its own surroundings.
"""

from __future__ import annotations

import ipaddress
from enum import StrEnum

from reader.model.messages import Message
from reader.wording.words import in_english

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(OSError):  # noqa: N818
    """A connection to this address is refused; the message says why, for the user."""

    def __init__(self, message: Message) -> None:
        super().__init__(in_english(message))
        self.message = message


class Reach(StrEnum):
    PUBLIC = "public"
    HOME = "home"
    """The user's network: private ranges, carrier NAT, unique local."""
    MACHINE = "machine"
    """This very machine: loopback and the unspecified address, which connects to it."""
    LINK = "link"
    """Link-local, where clouds keep their metadata."""
    NOWHERE = "nowhere"
    """Multicast, broadcast, reserved: nothing to read there."""


_SHARED = ipaddress.ip_network("100.64.0.0/10")
# Set aside for benchmarks, and in truth handed out by local proxies as a stand-in for every public host.
_STAND_IN = ipaddress.ip_network("198.18.0.0/15")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_DOCUMENTATION = tuple(
    ipaddress.ip_network(text)
    for text in ("192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32", "192.0.0.0/24")
)


def reach_of(text: str) -> Reach:
    """Where an address as getaddrinfo gives it lies. What cannot be read lies nowhere."""
    try:
        address = _unwrap(ipaddress.ip_address(text.partition("%")[0]))
    except ValueError:
        return Reach.NOWHERE
    if address.is_loopback or address.is_unspecified or _is_this_network(address):
        return Reach.MACHINE
    if address.is_link_local:
        return Reach.LINK
    if address.is_multicast or any(address in network for network in _DOCUMENTATION):
        return Reach.NOWHERE
    if address in _STAND_IN:
        return Reach.PUBLIC
    if address in _SHARED:
        return Reach.HOME
    if address.is_reserved:
        return Reach.NOWHERE
    return Reach.HOME if address.is_private else Reach.PUBLIC


def _unwrap(address: Address) -> Address:
    """The IPv4 address inside an IPv6 one: mapped, 6to4, Teredo, NAT64, or the old compatible form."""
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


def _is_this_network(address: Address) -> bool:
    """0.0.0.0/8, which Linux may route to this machine."""
    return address.version == 4 and int(address) < 2**24


# From where (rows) one may be led where. LINK leads on only to itself, and only on the same host.
_ONWARD: dict[Reach, frozenset[Reach]] = {
    Reach.PUBLIC: frozenset({Reach.PUBLIC}),
    Reach.HOME: frozenset({Reach.PUBLIC, Reach.HOME}),
    Reach.MACHINE: frozenset({Reach.PUBLIC, Reach.HOME, Reach.MACHINE}),
    Reach.LINK: frozenset({Reach.PUBLIC}),
    Reach.NOWHERE: frozenset(),
}


def may_reach(target: Reach, *, came_from: Reach | None, same_host: bool, typed_by_user: bool) -> bool:
    """May we connect to `target`? `came_from` is None for the address that was asked for."""
    if target is Reach.NOWHERE:
        return False
    if came_from is None:
        return typed_by_user or target is Reach.PUBLIC
    if same_host and target is came_from:
        return True
    return target in _ONWARD[came_from]
