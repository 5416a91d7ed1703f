"""The secrets of targets (tokens, passwords) in the system's keyring, all of one target under one name.

They belong to the target and the origin of its address: a target that gets another server needs its secrets again, so
that none is sent to a stranger.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from msgspec import Struct

from reader.features.sharing.records import Target
from reader.net.passwords import Kept, Passwords


class SecretPlace(Struct, frozen=True):
    """Where the keyring keeps a target's secrets."""

    address: str
    name: str


def find_place(target: Target) -> SecretPlace:
    return SecretPlace(target.address, f"target {target.id}")


def pack_secrets(secrets: Mapping[str, str]) -> str:
    return json.dumps(dict(secrets))


def find_secrets(passwords: Passwords, target: Target) -> dict[str, str]:
    """The secrets of a target; none where the keyring is locked."""
    place = find_place(target)
    kept = passwords.find(place.address, place.name) if place.address else None
    try:
        secrets = json.loads(kept.password) if kept else {}
    except ValueError:
        return {}
    return {str(name): str(value) for name, value in secrets.items()} if isinstance(secrets, dict) else {}


def keep_secrets(passwords: Passwords, target: Target, secrets: Mapping[str, str]) -> Kept:
    place = find_place(target)
    return passwords.set(place.address, place.name, pack_secrets(secrets))


def forget_secrets(passwords: Passwords, target: Target) -> None:
    place = find_place(target)
    if place.address:
        passwords.delete(place.address, place.name)
