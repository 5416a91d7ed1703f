"""Problems with a mail server, each with a message for the user. Pure."""

from __future__ import annotations

import ssl

from reader.errors import FetchError
from reader.fetch.problems import explain_error
from reader.fetch.request_state import TooMuch
from reader.model.fetched import Problem
from reader.model.mail import MailProblem
from reader.model.messages import Message
from reader.wording.catalogue import MailCode


class MailError(FetchError):
    """A request to a mail server that failed or was refused."""

    def __init__(self, problem: MailProblem, message: Message) -> None:
        super().__init__(message)
        self.problem = problem


def explain_connection(error: Exception, host: str) -> MailError:
    """Explain a network error."""
    if isinstance(error, TooMuch):
        return MailError(MailProblem.BROKEN, MailCode.MAIL_TOO_MUCH(host=host))
    problem, message = explain_error(error, host)
    if problem is Problem.OFFLINE:
        return MailError(MailProblem.OFFLINE, message)
    if problem is Problem.INSECURE:
        if isinstance(error, ssl.SSLCertVerificationError):
            message = MailCode.MAIL_CERTIFICATE(what=message)
        return MailError(MailProblem.INSECURE, message)
    return MailError(MailProblem.BROKEN if problem is Problem.BROKEN else MailProblem.UNREACHABLE, message)


def no_imap(host: str) -> MailError:
    return MailError(MailProblem.BROKEN, MailCode.MAIL_NO_IMAP(host=host))


def hung_up(host: str) -> MailError:
    return MailError(MailProblem.BROKEN, MailCode.MAIL_HUNG_UP(host=host))
