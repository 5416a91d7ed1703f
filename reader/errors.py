"""Known errors: things that happen to an owner who did nothing wrong, or who can put it right.

Each message is one sentence that says what happened and what to do. Anything else that is raised is a bug.
"""


class PaperroundError(Exception):
    """A known error; its text is shown to the owner as it is."""

    exit_code = 1


class UsageError(PaperroundError):
    """What was asked cannot be understood."""

    exit_code = 2


class StoreError(PaperroundError):
    """The database cannot be used as it is: locked, newer, damaged, disk full, read-only."""

    exit_code = 3


class FetchError(PaperroundError):
    """Something could not be fetched."""

    exit_code = 4


class ParseError(PaperroundError):
    """What was fetched or given is not what it should be."""

    exit_code = 5


class PlanError(PaperroundError):
    """What the planner was given makes no sense: a rate that is not a number, a negative weight."""

    exit_code = 6
