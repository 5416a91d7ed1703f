"""The state of a server that is asked, an account's or a mailbox's, as the text that is kept of it. Pure."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from reader.model.accounts import AccountState
from reader.model.mail import MailboxState
from reader.model.messages import parse_message

State = TypeVar("State", AccountState, MailboxState)


def parse_state(text: str, kind: type[State]) -> State:
    """What another version wrote and this one does not know is learned again."""
    values = msgspec.json.decode(text)
    known = {name: value for name, value in values.items() if name in kind.__struct_fields__}
    return kind(**{**known, "message": parse_message(known.get("message", ""))})


def state_text(state: AccountState | MailboxState) -> str:
    values = msgspec.structs.asdict(state)
    return msgspec.json.encode({**values, "message": str(state.message or "")}).decode()
