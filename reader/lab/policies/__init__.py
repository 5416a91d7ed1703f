"""The polling policies that the lab replays by name: the literature's, and ours."""

from __future__ import annotations

from reader.lab.policies.paperround import Paperround
from reader.planner import strategies
from reader.planner.strategies.policy import Factory

POLICIES: dict[str, Factory] = {**strategies.STRATEGIES, "paperround": Paperround}
EVERY_FORM: dict[str, Factory] = {**strategies.EVERY_FORM, "paperround": Paperround}
"""Those and the forms that the papers' tables compare; `lab compare` knows them by name."""
