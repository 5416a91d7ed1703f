"""A mail server on loopback that takes what it is given, or says no where it is told to."""

from __future__ import annotations

import base64
import socketserver
import threading


class LoopbackSmtp:
    def __init__(self, password: str = "", refuses: str = "") -> None:
        """`refuses`: what it answers to every recipient."""
        self.mails: list[bytes] = []
        self.logins: list[tuple[str, str]] = []
        self.password, self.refuses = password, refuses
        outer = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                outer._talk(self)

        self._server = socketserver.TCPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def _talk(self, line: socketserver.StreamRequestHandler) -> None:
        def say(words: str) -> None:
            line.wfile.write(words.encode() + b"\r\n")

        say("220 loopback")
        while command := line.rfile.readline().decode().strip():
            verb = command[:4].upper()
            if verb == "EHLO":
                say("250-loopback\r\n250 AUTH PLAIN")
            elif verb == "AUTH":
                say(self._log_in(command.split()[2]))
            elif verb == "RCPT" and self.refuses:
                say(self.refuses)
            elif verb == "DATA":
                say("354 go on")
                self.mails.append(b"".join(iter(line.rfile.readline, b".\r\n")))
                say("250 taken")
            elif verb == "QUIT":
                say("221 bye")
                return
            else:
                say("250 fine")

    def _log_in(self, packed: str) -> str:
        _, user, word = base64.b64decode(packed).decode().split("\0")
        self.logins.append((user, word))
        return "235 come in" if word == self.password else "535 no"
