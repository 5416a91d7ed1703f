"""The messages about podcasts, as catalogue.py has all others: codes with their English form."""

from __future__ import annotations

from enum import unique

from reader.model.messages import Message, MessageCode


@unique
class PodcastCode(MessageCode):
    RECORDING_NO_ROOM = "There is no room on the disk for {name}; it goes on when there is. Nothing was lost."
    RECORDING_DISK = "{name} could not be written to the disk ({error}); it is tried again."
    RECORDING_NOT_ONE = "{host} sent a page instead of the recording; open the post's page and try there."
    RECORDING_GONE = "The recording is not at its address any more, says {host}."
    RECORDING_TOO_LARGE = "The recording at {host} is larger than {megabytes} MB, so it was not taken."
    PLAYER_MISSING = (
        "Paperround's player, paperround[audio], or a system library that it needs is not installed. "
        "Another program can play this episode."
    )
    RECORDING_NO_KIND = "This file is no recording that can be played here; another program may know it."
    RECORDING_NO_DEVICE = "There is nothing to hear with: this computer has no sound device, or it is in use."
    RECORDING_BROKEN = "This recording is damaged, so playing it was stopped. The place is kept."
    EPISODE_UNKNOWN = "There is nothing to hear with post {id}."


_FAILURES = {
    "missing": PodcastCode.PLAYER_MISSING,
    "format": PodcastCode.RECORDING_NO_KIND,
    "device": PodcastCode.RECORDING_NO_DEVICE,
    "broken": PodcastCode.RECORDING_BROKEN,
}


def explain_failure(reason: str) -> Message:
    """Why an episode cannot be played; `reason` as CannotPlay of sound/messages.py has it."""
    return _FAILURES[reason]()
