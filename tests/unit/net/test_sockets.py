"""Sockets whose other end is gone before anything was said."""

from __future__ import annotations

import socket
import struct

import pytest

from reader.net.connections import connect, make_tls_context
from reader.net.request_state import Guard, Limits

AT_ONCE = struct.pack("ii", 1, 0)


def test_a_line_that_was_reset_before_tls_began_fails_as_a_line():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        sock = connect("127.0.0.1", listener.getsockname()[1], Guard(Limits(), lambda: False))
        served, _ = listener.accept()
        served.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        served.close()
    with pytest.raises(OSError), make_tls_context().wrap_socket(sock, server_hostname="localhost") as safe:  # noqa: PT011
        safe.sendall(b"anybody there?")
