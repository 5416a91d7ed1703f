"""The player: its bar and what plays recordings. Made once the list is in sight. Main thread only."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from reader.gui.player.bar import PlayerBar
from reader.gui.player.commands import SoundCommands
from reader.gui.player.control import PlayerControl, SoundLink
from reader.gui.player.remote_position import ElsewhereControl
from reader.gui.shell.parts import Common


class PlayerParts(Struct, frozen=True):
    """Recordings: the bar at the article's foot, and what plays."""

    bar: PlayerBar
    control: PlayerControl
    commands: SoundCommands
    elsewhere: ElsewhereControl


def make_player(common: Common, folder: Path, speed: float) -> PlayerParts:
    """`folder`: of downloaded recordings."""
    link = SoundLink(parent=common.parent)
    control = PlayerControl(common.bridge, common.clock, folder, link, common.parent, speed)
    commands = SoundCommands(common.bridge, common.undo, common.clock, common.parent)
    elsewhere = ElsewhereControl(control, common.clock, common.parent)
    return PlayerParts(PlayerBar(common.theme), control, commands, elsewhere)
