"""The files of the folder: one for each device, which it alone appends to, a change in each line.

Whatever keeps the folder in step may deliver a file late, half, in an older version or as a conflict copy. So every
file that looks like one is read, line by line; what can't be read is left out, and each device writes again what its
own file lacks. With a passphrase each line is encrypted on its own.

Of each key the change with the largest stamp counts, so it does not matter in what order files arrive or whether they
arrive twice: all devices that know the same changes come to the same.
"""

from __future__ import annotations

import os
import re
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.private_files import read_up_to, write_whole
from reader.core.words.catalogue import SyncCode

Value: TypeAlias = bool | str | list[str | float] | None
"""None: gone."""


class Change(Struct, frozen=True, array_like=True):
    key: str
    """What it is about: a letter for the kind, and the feed or post."""
    value: Value
    counter: int
    """Larger than that of every change that the device knew."""
    device: str

    @property
    def stamp(self) -> tuple[int, str]:
        """The later one counts. No clock is asked, so none can be wrong."""
        return self.counter, self.device


def merge(known: Mapping[str, Change], arrived: Iterable[Change]) -> dict[str, Change]:
    """The arrived changes that are later than what is known, by key."""
    newer: dict[str, Change] = {}
    for change in arrived:
        before = newer.get(change.key) or known.get(change.key)
        if before is None or change.stamp > before.stamp:
            newer[change.key] = change
    return newer


def find_changed(known: Mapping[str, Change], now: Mapping[str, Value], device: str) -> list[Change]:
    """What is otherwise here than all changes say: the user did that on this device since."""
    counter = max((change.counter for key, change in known.items() if key[0] != "v"), default=0) + 1
    # What a post is as long as nobody said anything about it.
    return [
        Change(key, value, counter, device)
        for key, value in now.items()
        if value != (known[key].value if key in known else (False if key[0] in "rst" else None))
    ]


ENDING = ".prsync"
MOST_BYTES = 50_000_000
MOST_LINES = 1_000_000
LONGEST_LINE = 20_000
REWRITE_FROM = 2_000
"""Lines from which a file is rewritten, if most of them are superseded."""
_DEVICE = re.compile(r"[0-9a-f]{16}")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Change).decode
_SALT = b"salt:"
_CHECK = b"paperround"


class Cipher:
    """AES-GCM with a key from the passphrase by scrypt, as the library `cryptography` has them."""

    def __init__(self, passphrase: str) -> None:
        try:
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM
            from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
        except ImportError:
            raise UsageError(SyncCode.NO_CRYPTOGRAPHY()) from None
        self._aes, self._scrypt, self._passphrase = AESGCM, Scrypt, passphrase.encode()
        self._keys: dict[bytes, bytes] = {}

    def _derive(self, salt: bytes) -> bytes:
        if salt not in self._keys:
            self._keys[salt] = self._scrypt(salt=salt, length=32, n=1 << 15, r=8, p=1).derive(self._passphrase)
        return self._keys[salt]

    def seal(self, salt: bytes, line: bytes) -> bytes:
        nonce = os.urandom(12)
        return b64encode(nonce + self._aes(self._derive(salt)).encrypt(nonce, line, _CHECK))

    def open(self, salt: bytes, line: bytes) -> bytes | None:
        """The line; None if it can't be read with this passphrase."""
        with suppress(Exception):  # whatever is there: it may be half a line
            sealed = b64decode(line, validate=True)
            return bytes(self._aes(self._derive(salt)).decrypt(sealed[:12], sealed[12:], _CHECK))
        return None


def read_changes(folder: Path, cipher: Cipher | None) -> Iterator[Change]:
    """Every change in the folder, of all devices, in no particular order. UsageError if none of a file can be read
    because it is encrypted otherwise."""
    for path in sorted(folder.glob(f"*{ENDING}*")):
        with suppress(OSError):  # gone again, or not here yet
            yield from _read_file(read_up_to(path, MOST_BYTES), cipher)


def _read_file(data: bytes, cipher: Cipher | None) -> Iterator[Change]:
    lines = data.split(b"\n")[:MOST_LINES]
    salt = b""
    if lines[0].startswith(_SALT):
        with suppress(ValueError):
            salt = b64decode(lines[0].removeprefix(_SALT), validate=True)
    if len(lines) > 1 and bool(salt) is not (cipher is not None):
        raise UsageError(SyncCode.PASSPHRASE_WANTED() if salt else SyncCode.NOT_ENCRYPTED())
    read = wrong = 0
    for line in lines[1 if salt else 0 : -1]:  # what has no end of line yet is still on its way
        if len(line) > LONGEST_LINE:
            continue
        plain = cipher.open(salt, line) if cipher else line
        if plain is None:
            wrong += 1
            continue
        with suppress(msgspec.DecodeError, UnicodeDecodeError):
            change = _decode(plain)
            if change.key and _DEVICE.fullmatch(change.device) and 0 < change.counter < 1 << 53:
                read += 1
                yield change
    if wrong and not read:
        raise UsageError(SyncCode.PASSPHRASE_WRONG())


def write_changes(folder: Path, device: str, wanted: Iterable[Change], cipher: Cipher | None) -> int:
    """Append what the device's own file lacks of its changes; return how many bytes."""
    path = folder / f"{device}{ENDING}"
    data = b""
    with suppress(FileNotFoundError):
        data = read_up_to(path, MOST_BYTES)
    mine = list(wanted)
    there = {(change.key, change.counter) for change in _read_file(data, cipher)} if data else set()
    missing = [change for change in mine if (change.key, change.counter) not in there]
    count = data.count(b"\n")
    if not data or (missing and count > max(REWRITE_FROM, 2 * len(mine))):
        salt = os.urandom(16)
        head = _SALT + b64encode(salt) + b"\n" if cipher else b""
        lines = head + _make_lines(mine, salt, cipher)
        if mine:
            write_whole(path, lines)
        return len(lines) if mine else 0
    if not missing:
        return 0
    salt = b64decode(data.split(b"\n", 1)[0].removeprefix(_SALT)) if cipher else b""
    added = (b"" if data.endswith(b"\n") else b"\n") + _make_lines(missing, salt, cipher)
    with path.open("ab") as file:
        file.write(added)
        file.flush()
        os.fsync(file.fileno())
    return len(added)


def _make_lines(changes: Iterable[Change], salt: bytes, cipher: Cipher | None) -> bytes:
    lines = (_encode(change) for change in changes)
    return b"".join((cipher.seal(salt, line) if cipher else line) + b"\n" for line in lines)
