"""What is wrong with a database, what the user may choose then, and the recovery page's words for it. Pure."""

from __future__ import annotations

from enum import Enum, auto

from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.features.recovery.service import Copy, Repaired, Saved
from reader.features.recovery.store import Losses
from reader.store.backup import Contents
from reader.window.kit.humanize import (
    clock_time,
    day_in_words,
    feeds_in_words,
    joined,
    local,
    local_day,
    number,
    posts,
    sentences,
    stars,
)
from reader.window.kit.translate import tr


class Fault(Enum):
    DAMAGED = auto()
    LOST = auto()
    """Missing or empty, but there are copies."""
    NEWER = auto()
    DEVELOPMENT = auto()
    """From before 1.0."""
    HELD = auto()
    """Locked by another program."""
    READ_ONLY = auto()
    FULL = auto()
    """The disk is full."""
    DISK = auto()
    """The disk reports errors, or something unforeseen happened."""


class Choice(Enum):
    RETRY = auto()
    UNLOCK = auto()
    """Make the file writable."""
    RESTORE = auto()
    SAVE = auto()
    """Save what is readable to a folder."""
    START_OVER = auto()
    QUIT = auto()


_FAULTS = {
    Code.STORE_DAMAGED.name: Fault.DAMAGED,
    Code.STORE_NO_DATABASE.name: Fault.DAMAGED,
    Code.STORE_OF_OTHER_PROGRAM.name: Fault.DAMAGED,
    Code.STORE_LOST.name: Fault.LOST,
    Code.STORE_NEWER.name: Fault.NEWER,
    Code.STORE_OF_DEVELOPMENT.name: Fault.DEVELOPMENT,
    Code.STORE_HELD.name: Fault.HELD,
    Code.STORE_IN_USE.name: Fault.HELD,
    Code.STORE_READ_ONLY.name: Fault.READ_ONLY,
    Code.STORE_DENIED.name: Fault.READ_ONLY,
    Code.STORE_NOT_OPENED.name: Fault.READ_ONLY,
    Code.PROFILE_NOT_WRITABLE.name: Fault.READ_ONLY,
    Code.DISK_FULL.name: Fault.FULL,
}


def find_fault_kind(message: Message) -> Fault:
    return _FAULTS.get(message.code, Fault.DISK)


def list_choices(
    fault: Fault, *, has_copies: bool = False, may_write_folder: bool = True, may_unlock: bool = False
) -> list[Choice]:
    """The choices, by how much they keep; Enter takes the first.

    A file that another program holds is not replaced, since that program would go on writing into the old one. On a
    full or failing disk nothing is replaced either. `may_unlock`: the file is ours, so we can change its permissions.
    """
    chosen = []
    is_misfit = fault in (Fault.NEWER, Fault.DEVELOPMENT)
    if is_misfit:
        chosen.append(Choice.QUIT)  # installing the newer one again, or moving the profile, keeps everything
    if fault is Fault.READ_ONLY and may_unlock:
        chosen.append(Choice.UNLOCK)
    if fault in (Fault.HELD, Fault.FULL, Fault.DISK, Fault.READ_ONLY):
        chosen.append(Choice.RETRY)
    may_replace = is_misfit or fault in (Fault.DAMAGED, Fault.LOST, Fault.READ_ONLY)
    if may_replace and may_write_folder and has_copies:
        chosen.append(Choice.RESTORE)
    if fault is not Fault.LOST:
        chosen.append(Choice.SAVE)
    if may_replace and may_write_folder:
        chosen.append(Choice.START_OVER)
    return [*chosen, Choice.QUIT] if Choice.QUIT not in chosen else chosen


def headline(fault: Fault) -> str:
    return {
        Fault.DAMAGED: tr("Your article database is damaged. Paperround stopped to avoid making it worse."),
        Fault.LOST: tr("Your article database is missing or empty, but there are backups."),
        Fault.NEWER: tr(
            "Your article database was saved by a newer version of Paperround, so this version won’t touch it."
        ),
        Fault.DEVELOPMENT: tr("Your article database is from before Paperround 1.0, so this version won’t touch it."),
        Fault.HELD: tr("Another program is using your article database."),
        Fault.READ_ONLY: tr("Paperround doesn’t have permission to change your article database."),
        Fault.FULL: tr("The disk is full, so nothing new can be saved."),
        Fault.DISK: tr("Your article database can’t be used right now."),
    }[fault]


def advice(fault: Fault) -> str:
    """What helps without losing anything, or ""."""
    return {
        Fault.NEWER: tr("Install the newer version again and everything will be as you left it."),
        Fault.DEVELOPMENT: tr("Quit, and move it by packaging/move_development_profile.py: everything comes along."),
        Fault.HELD: tr("Close other Paperround windows and any backup or sync programs, then try again."),
        Fault.READ_ONLY: tr("Check the permissions of the file and its folder, and whether the disk is read-only."),
        Fault.FULL: tr("Free up some space, then try again. Nothing was lost."),
        Fault.DISK: tr("Check that its disk is connected and working, then try again."),
    }.get(fault, "")


def when(at: float, now: float) -> str:
    """A time: "today 09:12", "yesterday 21:40", "Sunday 15 November 20:05"."""
    then, today = local(at), local_day(now)
    days = (today - then.date()).days
    if days in (0, 1):
        form = tr("today {time}") if days == 0 else tr("yesterday {time}")
        return form.format(time=clock_time(then))
    return f"{day_in_words(then.date(), today)} {clock_time(then)}"


def restore_button(copy: Copy, now: float) -> str:
    return tr("Restore backup from {when}").format(when=when(copy.backup.made_at, now))


def restore_link(copy: Copy, now: float) -> str:
    form = tr("Restore backup from {when} ({posts}, {stars})")
    return form.format(
        when=when(copy.backup.made_at, now), posts=posts(copy.contents.posts), stars=stars(copy.contents.stars)
    )


def older_copy(copy: Copy, now: float) -> str:
    made = when(copy.backup.made_at, now)
    return tr("{when} (may be incomplete)").format(when=made) if copy.backup.is_doubtful else made


def button(choice: Choice) -> str:
    return {
        Choice.RETRY: tr("Try again"),
        Choice.UNLOCK: tr("Fix permissions"),
        Choice.SAVE: tr("Save what can be recovered…"),
        Choice.START_OVER: tr("Start over"),
        Choice.QUIT: tr("Quit"),
    }[choice]


def explanation(choice: Choice) -> str:
    return {
        Choice.RETRY: tr("Tries to open it again. Nothing is changed."),
        Choice.UNLOCK: tr("Changes the permissions of the file and its folder, nothing else."),
        Choice.SAVE: tr("Saves your feeds, stars and every readable article to a folder you choose."),
        Choice.START_OVER: tr("Creates a new, empty database with your feeds. The old file is kept."),
        Choice.QUIT: tr("Nothing is changed. You’ll see this page again next time."),
    }[choice]


def safe_line(copy: Copy, now: float) -> str:
    form = tr("Safe: {feeds}, {posts} and {stars}, as of {when}.")
    return form.format(**_counts(copy.contents), when=when(copy.backup.made_at, now))


def _counts(contents: Contents) -> dict[str, str]:
    return {"feeds": feeds_in_words(contents.feeds), "posts": posts(contents.posts), "stars": stars(contents.stars)}


def kept_line(fault: Fault) -> str:
    if fault is Fault.LOST:
        return tr("No new database is created until you choose.")
    return tr("Whatever you choose, the original file stays untouched in its folder.")


def lost_line(fault: Fault, copy: Copy | None, now: float) -> str:
    """What may be lost; "" if nothing is at stake."""
    if fault not in (Fault.DAMAGED, Fault.LOST):
        return ""
    if copy is None:
        return tr("None of the backups could be read.")
    form = tr(
        "May be lost: stars, tags and read status since the backup from {when}. Articles will be downloaded again."
    )
    return form.format(when=when(copy.backup.made_at, now))


def restored(copy: Copy, repaired: Repaired, now: float) -> str:
    form = tr("Restored the backup from {when}. Newer articles will be downloaded again.")
    return _with_losses(form.format(when=when(copy.backup.made_at, now)), repaired.losses)


def saved(result: Saved) -> str:
    form = tr("Saved {feeds}, {posts} and {stars} to {folder}.")
    return form.format(**_counts(result.contents), folder=str(result.folder))


def saved_with_backup(result: Saved, now: float) -> str:
    """What was taken from a backup; "" if everything could be read."""
    source = result.report.backup
    if source is None:
        return ""
    form = tr("Unreadable parts were taken from the backup from {when}. Changes since then are lost.")
    return form.format(when=when(source.stat().st_mtime, now))


def going_on(repaired: Repaired) -> str:
    return _with_losses(tr("Continuing with recovered data. The damaged file is kept."), repaired.losses)


def started_over() -> str:
    return tr("Started over with your feeds. The old file is kept in the same folder.")


def _with_losses(sentence: str, losses: Losses) -> str:
    counted = ((posts, losses.posts), (feeds_in_words, losses.feeds), (stars, losses.stars), (_read, losses.read))
    missing = [word(count) for word, count in counted if count]
    if not missing:
        return sentence
    form = tr("The old file also contains {what}. It’s kept in the same folder.")
    return sentences((sentence, form.format(what=joined(missing))))


def _read(count: int) -> str:
    return (
        tr("1 article marked as read")
        if count == 1
        else tr("{n} articles marked as read", n=count).format(n=number(count))
    )
