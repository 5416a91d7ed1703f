"""Problems of a poll in a few words, for a log. Pure."""

from __future__ import annotations

from reader.model.fetched import INTERRUPTED, UNREADABLE, Problem
from reader.model.messages import Message
from reader.wording.catalogue import Code

_PROBLEMS: dict[str, Message] = {
    Problem.OFFLINE: Code.PROBLEM_OFFLINE(),
    Problem.NO_SUCH_HOST: Code.PROBLEM_NO_SUCH_HOST(),
    Problem.REFUSED: Code.PROBLEM_REFUSED(),
    Problem.TIMEOUT: Code.PROBLEM_TIMEOUT(),
    Problem.BROKEN: Code.PROBLEM_BROKEN(),
    Problem.TOO_LARGE: Code.PROBLEM_TOO_LARGE(),
    Problem.BAD_ADDRESS: Code.PROBLEM_BAD_ADDRESS(),
    Problem.FORBIDDEN_ADDRESS: Code.PROBLEM_FORBIDDEN_ADDRESS(),
    Problem.REDIRECT_LOOP: Code.PROBLEM_REDIRECT_LOOP(),
    Problem.INSECURE: Code.PROBLEM_INSECURE(),
    Problem.NEEDS_PASSWORD: Code.PROBLEM_NEEDS_PASSWORD(),
    Problem.NOT_FOUND: Code.PROBLEM_NOT_FOUND(),
    Problem.GONE: Code.PROBLEM_GONE(),
    Problem.ASKED_TO_WAIT: Code.PROBLEM_ASKED_TO_WAIT(),
    Problem.SERVER_ERROR: Code.PROBLEM_SERVER_ERROR(),
    Problem.CHALLENGE: Code.PROBLEM_CHALLENGE(),
    Problem.CLIENT_ERROR: Code.PROBLEM_CLIENT_ERROR(),
    Problem.CANCELLED: Code.PROBLEM_CANCELLED(),
    UNREADABLE: Code.PROBLEM_UNREADABLE(),
    INTERRUPTED: Code.PROBLEM_INTERRUPTED(),
}
_NUMBERED = (Problem.SERVER_ERROR, Problem.CLIENT_ERROR, Problem.NOT_FOUND)


def problem_message(problem: str, status: int | None = None) -> Message:
    """With the server's own number where it gave one that says more."""
    words = _PROBLEMS.get(problem, Code.PROBLEM_UNKNOWN())
    return (
        Code.PROBLEM_WITH_STATUS(problem=words, status=status) if status and problem in _NUMBERED else words
    )
