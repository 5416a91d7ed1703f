"""What is said of a mailbox, in the owner's language. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from reader.gui.dialogs.accounts.words import ERR, OK, WARN
from reader.gui.kit.humanize import age_in_words, number
from reader.gui.kit.translate import tr
from reader.model.mail import MailProblem, TriedMail
from reader.services.mailboxes import MailboxFacts


def say_state(facts: MailboxFacts, now: float, is_under_way: bool) -> tuple[str, str]:
    """A few words for the pill, and how bad it is."""
    state = facts.state
    if is_under_way:
        return tr("looking"), OK
    if state.problem:
        return _say_problem(MailProblem(state.problem))
    if state.synced_at is None:
        return tr("not read yet"), WARN
    if state.stopped and state.is_first_under_way:
        return tr("stopped"), WARN
    if now - state.synced_at < 60:
        return tr("read just now"), OK
    return tr("read {time} ago").format(time=age_in_words(state.synced_at, now)), OK


def _say_problem(problem: MailProblem) -> tuple[str, str]:
    known = {
        MailProblem.OFFLINE: (tr("offline"), WARN),
        MailProblem.PASSWORD: (tr("password refused"), ERR),
        MailProblem.INSECURE: (tr("line not safe"), ERR),
        MailProblem.NO_FOLDER: (tr("folder missing"), ERR),
    }
    return known.get(problem, (tr("did not answer"), ERR))


def say_progress(done: int, total: int) -> str:
    return tr("{done} of {total} mails").format(done=number(done), total=number(total))


def say_way(facts: MailboxFacts) -> str:
    """How it is known that mails come."""
    if facts.state.can_push is None:
        return tr("not known yet")
    if facts.state.can_push:
        return tr("pushed, nothing is polled")
    return tr("asked every 2 hours, from your budget")


def say_today(facts: MailboxFacts) -> str:
    kilobytes = number(max(round(facts.today.wire_bytes / 1_000), 1)) if facts.today.wire_bytes else number(0)
    if facts.today.new_count == 1:
        return tr("1 mail, {kb} KB").format(kb=kilobytes)
    return tr("{n} mails, {kb} KB", n=facts.today.new_count).format(
        n=number(facts.today.new_count), kb=kilobytes
    )


def say_marks(facts: MailboxFacts) -> str:
    return tr("read marks are sent") if facts.box.marks_read else tr("never changed")


def say_tried(tried: TriedMail) -> tuple[str, str]:
    """That it answered, and what follows from what it can."""
    seconds = QLocale().toString(tried.elapsed_s, "f", 1)
    count = len(tried.folders)
    folders = tr("1 folder") if count == 1 else tr("{n} folders", n=count).format(n=number(count))
    answered = tr("It answered in {s} s: {folders}.").format(s=seconds, folders=folders)
    if tried.can_push:
        return answered, tr("It says when mails come, so nothing will be polled.")
    return answered, tr("It cannot say when mails come, so it will be asked every 2 hours, from your budget.")
