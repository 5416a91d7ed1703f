"""Which actions rest while a page stands where the lists are. Main thread only."""

from __future__ import annotations

from reader.gui.kit.actions import Actions
from reader.gui.kit.shortcuts import Section

_STAYS = frozenset(
    {"undo", "redo", "go_unread", "go_today", "go_for_you", "go_starred", "go_paper", "insights", "away"}
)
"""What still means something while no list is in sight."""
_OF_THE_LIST = ("unread_only", "newest_first", "by_feed", "fold_stories")
"""How the list is shown is no business of these pages, and some want its keys for themselves."""


def rest_actions(actions: Actions, *also: Section) -> None:
    """Those on posts and places, and of `also` what these sections hold."""
    actions.rest({Section.READING, Section.MARKING, Section.MOVING, *also}, _STAYS, _OF_THE_LIST)
