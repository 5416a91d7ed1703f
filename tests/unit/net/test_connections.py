"""Connections get their sockets from us alone: urllib3 never asks DNS by itself."""

from __future__ import annotations

import pytest
from urllib3.connection import HTTPConnection, HTTPSConnection

from reader.net.connections import RoutedConnection, RoutedTLSConnection


class Closed(Exception):  # noqa: N818
    """Said by a route that leads nowhere."""


class NoRoute:
    def open(self) -> None:
        raise Closed


def test_urllib3_still_has_what_is_overridden():
    assert "_new_conn" in vars(HTTPConnection)
    assert "_new_conn" not in vars(HTTPSConnection)


@pytest.mark.parametrize("kind", [RoutedConnection, RoutedTLSConnection])
def test_a_connection_goes_by_its_route_and_asks_no_dns(kind, monkeypatch):
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: pytest.fail("DNS was asked"))
    connection = kind("feeds.example")
    connection.route = NoRoute()
    with pytest.raises(Closed):
        connection.request("GET", "/")
