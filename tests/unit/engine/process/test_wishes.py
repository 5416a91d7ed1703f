"""What another start wishes, as commands of the engine."""

from __future__ import annotations

from typing import Any

import pytest

from reader.engine.messages import (
    AccountsChanged,
    Command,
    FeedsChanged,
    LocalChanges,
    ReadingErased,
    Refresh,
    SettingsChanged,
    Stop,
    UserActive,
)
from reader.engine.process.handover import make_command


@pytest.mark.parametrize(
    ("wish", "command"),
    [
        ({"do": "changed"}, SettingsChanged()),
        ({"do": "feeds"}, FeedsChanged()),
        ({"do": "accounts"}, AccountsChanged()),
        ({"do": "erased"}, ReadingErased()),
        ({"do": "marked"}, LocalChanges()),
        ({"do": "quit"}, Stop()),
        ({"do": "stored"}, None),
        ({"do": "seen"}, UserActive(())),
        ({"do": "seen", "feeds": [3, "4"]}, UserActive((3, 4))),
        ({"do": "refresh"}, Refresh()),
        ({"do": "what nobody knows"}, Refresh()),
        ({}, Refresh()),
    ],
)
def test_a_wish_becomes_a_command(wish: dict[str, Any], command: Command | None) -> None:
    assert make_command(wish) == command
