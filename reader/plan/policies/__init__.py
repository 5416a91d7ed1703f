"""Every policy under its own name. Content-based ones join this table when they learn to read titles."""

from __future__ import annotations

from reader.plan.policies.uniform import make_uniform
from reader.plan.policy import Factory

POLICIES: dict[str, Factory] = {
    "uniform": make_uniform,
}

OWN_COST: frozenset[str] = frozenset()
"""Policies that know no budget: they are run at their own cost."""
