"""What went wrong with a poll, in a few words of the owner's language. Pure; any thread."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from reader.engine.http_state import UNREADABLE
from reader.engine.recovery import INTERRUPTED
from reader.model.fetched import Problem

_ = QT_TRANSLATE_NOOP

_WORDS: dict[str, str] = {
    Problem.OFFLINE: str(_("Problems", "no connection")),
    Problem.NO_SUCH_HOST: str(_("Problems", "no such address")),
    Problem.REFUSED: str(_("Problems", "connection refused")),
    Problem.TIMEOUT: str(_("Problems", "no answer in time")),
    Problem.BROKEN: str(_("Problems", "broke off half way")),
    Problem.TOO_LARGE: str(_("Problems", "too large for a feed")),
    Problem.BAD_ADDRESS: str(_("Problems", "no valid address")),
    Problem.FORBIDDEN_ADDRESS: str(_("Problems", "led into your own network")),
    Problem.REDIRECT_LOOP: str(_("Problems", "redirected in circles")),
    Problem.INSECURE: str(_("Problems", "certificate not good")),
    Problem.NEEDS_PASSWORD: str(_("Problems", "asks for a password")),
    Problem.NOT_FOUND: str(_("Problems", "not there any more")),
    Problem.GONE: str(_("Problems", "ended by its publisher")),
    Problem.ASKED_TO_WAIT: str(_("Problems", "asked to wait")),
    Problem.SERVER_ERROR: str(_("Problems", "trouble at the server")),
    Problem.CHALLENGE: str(_("Problems", "wants proof of a human")),
    Problem.CLIENT_ERROR: str(_("Problems", "not let in")),
    Problem.CANCELLED: str(_("Problems", "stopped")),
    UNREADABLE: str(_("Problems", "could not be read")),
    INTERRUPTED: str(_("Problems", "Paperround was stopped")),
}
_OTHER = str(_("Problems", "no answer"))


def say_problem(problem: str, status: int | None = None) -> str:
    """With the server's own number where it gave one that says more."""
    words = QCoreApplication.translate("Problems", _WORDS.get(problem, _OTHER))
    has_number = problem in (Problem.SERVER_ERROR, Problem.CLIENT_ERROR, Problem.NOT_FOUND)
    return f"{words} ({status})" if status and has_number else words
