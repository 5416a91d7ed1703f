"""The axis of the budget: fetches or megabytes a day, as plot and slider share it. Pure."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from msgspec import Struct

from reader.gui.insights import words
from reader.gui.insights.budget.slider import Scale, scale_for
from reader.gui.kit.humanize import number
from reader.insights.budget import MEGA, BudgetFacts, Landmark, Offer, Tariff
from reader.model.planning import FloatArray
from reader.settings import Settings

LEAST_MEGABYTES = 8
HOURS = 24


class Unit(StrEnum):
    FETCHES = "fetches"
    MEGABYTES = "megabytes"


class BudgetAxis(Struct, frozen=True):
    unit: Unit
    tariff: Tariff
    is_guess: bool
    budget: int
    """Fetches a day: along the axis of megabytes they are a limit, too."""
    scale: Scale

    def waits_at(self, amounts: FloatArray) -> FloatArray:
        if self.unit is Unit.FETCHES:
            return self.tariff.waits_at(amounts)
        return self.tariff.waits_at(np.minimum(self.budget, self.tariff.polls_for(amounts)))

    def of_offer(self, offer: Offer) -> float:
        """Where an offer lies: at what it may spend, or at the bytes it takes."""
        return offer.budget if self.unit is Unit.FETCHES else offer.wire_bytes / MEGA

    def of_landmark(self, mark: Landmark) -> float:
        return mark.fetches if self.unit is Unit.FETCHES else mark.wire_bytes / MEGA

    def say(self, amount: float) -> str:
        """A figure at a mark."""
        return number(round(amount)) if self.unit is Unit.FETCHES else words.size(amount * MEGA)


def make_axis(unit: Unit, facts: BudgetFacts, wanted: Settings) -> BudgetAxis:
    tariff = facts.tariff
    assert tariff is not None
    if unit is Unit.FETCHES:
        return BudgetAxis(unit, tariff, facts.is_guess, wanted.daily_budget, scale_of(facts))
    now = tariff.at(wanted.daily_budget)
    most = [2 * now.wire_bytes / MEGA, wanted.megabytes_per_day]
    if tariff.hourly is not None:
        most.append(tariff.hourly.wire_bytes / MEGA)
    doublings = 0
    while 2**doublings < max(LEAST_MEGABYTES, *most):
        doublings += 1
    return BudgetAxis(unit, tariff, facts.is_guess, wanted.daily_budget, Scale(1, doublings))


def scale_of(facts: BudgetFacts) -> Scale:
    """Of fetches a day; with a curve or without."""
    amounts = [float(facts.settings.daily_budget), float(HOURS * len(facts.feeds))]
    if facts.tariff is not None:
        amounts.append(facts.tariff.knee)
    return scale_for(len(facts.feeds), amounts)
