"""The tables of Roitman, Carmel & Yom-Tov (R): how fresh the profiles of feeds are kept."""

from __future__ import annotations

from functools import cache

import numpy as np
from msgspec import Struct

from reader.core.records.planning import HOUR_S, BoolArray, FloatArray
from reader.lab import content
from reader.lab.measures import rank_correlation
from reader.lab.papers.data import Source
from reader.lab.papers.table import Figure, Table
from reader.lab.policies.roitman import (
    WINDOW,
    Channel,
    ContentKind,
    ContentPolicy,
    Facts,
    RoitmanPolicy,
    are_novel,
    learn_rate,
)
from reader.planner.content.vectors import BUCKETS, add_up

DAYS = 14
"""Learned from, and tested on."""
CHANNELS = 132
"""The paper's feeds, of which M are polled in an hour."""
FIRST_RATE = 0.284
"""The paper's mean rate an hour, from which all feeds begin."""
BETA = 0.1
ENOUGH_POSTS = 10
PAIRS = (0.98936, 0.92181, 0.4888, 0.45744, 0.43452, 0.28882, 0.26385, 0.21652)


class Read(Struct, frozen=True):
    """The trial, and what the content-based policies look at."""

    data: str
    trial: content.ContentTrial
    idf: FloatArray
    influences: tuple[FloatArray, ...]
    """Per feed and post, of all posts in order."""
    channels: tuple[Channel, ...]
    """As they were at the start of the test."""
    similarities: FloatArray


@cache
def _read(source: Source) -> Read:
    titles = source.titles()
    trial = content.make_content_trial(titles.posts, DAYS, DAYS)
    idf = trial.document_frequency.rarity(np.arange(BUCKETS, dtype=np.uint32))
    influences, channels = [], []
    for times, vectors in zip(trial.times, trial.vectors, strict=True):
        channel, known = Channel(idf), int(np.searchsorted(times, trial.start_at, side="right"))
        before = [channel.add(vector) for vector in vectors[:known]]
        channels.append(channel.copy())
        influences.append(np.array([*before, *(channel.add(vector) for vector in vectors[known:])]))
    return Read(titles.data, trial, idf, tuple(influences), tuple(channels), _similarities(trial, idf))


def _similarities(trial: content.ContentTrial, idf: FloatArray) -> FloatArray:
    """(feeds, feeds) cosines of the profiles at the start of the test, 1 on the diagonal."""
    profiles = []
    for times, vectors in zip(trial.times, trial.vectors, strict=True):
        known = int(np.searchsorted(times, trial.start_at, side="right"))
        profiles.append(add_up(vectors[max(known - WINDOW, 0) : known]))
    terms = np.unique(np.concatenate([profile.buckets for profile in profiles]))
    rows = np.zeros((len(profiles), max(len(terms), 1)), dtype=np.float32)
    for row, profile in zip(rows, profiles, strict=True):
        row[np.searchsorted(terms, profile.buckets)] = profile.counts * idf[profile.buckets]
    rows /= np.maximum(np.sqrt((rows**2).sum(axis=1, keepdims=True)), 1e-9)
    found = np.asarray(rows @ rows.T, dtype=np.float64)
    np.fill_diagonal(found, 1.0)
    return found


def table_r3(source: Source) -> Table:
    read = _read(source)
    begin, hours = read.trial.history_from, (read.trial.end_at - read.trial.history_from) / HOUR_S
    posts = [(times - begin) / HOUR_S for times in read.trial.times if times.size]
    real = np.array([times.size / hours for times in posts])
    figures = []
    for row, as_printed in (("as printed", True), ("terms exchanged", False)):
        learned = np.array([_learn_online(times, hours, as_printed=as_printed) for times in posts])
        figures.append(Figure(row, "rank correlation", rank_correlation(learned, real), None if as_printed else 0.96))
    return Table(
        "R-3",
        "learned rates against real ones",
        "Figure 3a and equation 5; each feed is polled 1/λ after its last poll, beginning with the paper's mean rate",
        read.data,
        tuple(figures),
        "As printed one poll without news sends a rate towards nought, so it can't be what the authors ran; the unit "
        "of T isn't printed either: of hours and days, hours came nearer to the paper's figure on recorded posts.",
    )


def _learn_online(posts: FloatArray, hours: float, *, as_printed: bool) -> float:
    """The rate at the end of a feed that is polled by its own rate."""
    rate, last = FIRST_RATE, 0.0
    while (now := last + 1 / rate) <= hours:
        came = int(np.searchsorted(posts, now) - np.searchsorted(posts, last))
        rate, last = learn_rate(rate, came, now - last, now, as_printed=as_printed), now
    return rate


def table_r6(source: Source) -> Table:
    read = _read(source)
    measure = content.ProfileMeasure(read.trial)
    figures = []
    tested = [np.asarray(times > read.trial.start_at) for times in read.trial.times]
    feeds = [feed for feed, of_test in enumerate(tested) if of_test.sum() >= ENOUGH_POSTS]
    free = {feed: _watch(read, feed, int(tested[feed].sum()), measure) for feed in feeds}
    for beta in (0.0, 0.05, 0.1, 0.15, 0.2):
        losses, cuts, qualities = [], [], []
        for feed in feeds:
            influences = read.influences[feed][tested[feed]]
            novel = are_novel(influences, float(influences.mean()), float(influences.std(ddof=1)), beta)
            quality = _watch(read, feed, max(int(novel.sum()), 1), measure)
            losses.append(1 - quality / max(free[feed], 1e-9))
            cuts.append(len(novel) / max(int(novel.sum()), 1) - 1)
            qualities.append(quality)
        at_tenth = beta == BETA
        column = f"{beta:g}"
        figures += [
            Figure("quality %", column, float(np.mean(qualities)) * 100, 95 if at_tenth else None),
            Figure("loss %", column, float(np.mean(losses)) * 100, 5 if at_tenth else None),
            Figure("more polls without it, %", column, float(np.mean(cuts)) * 100, 50 if at_tenth else None),
        ]
    return Table(
        "R-6",
        "quality and polls by β",
        "Figures 5 and 6, off line; a feed is polled as often as it posts, or as it posts something novel; a third "
        "fewer polls are 50% more without it",
        read.data,
        tuple(figures),
        "Both lose little; what is saved depends on how much feeds repeat themselves, and titles alone are shorter "
        "than the paper's titles with descriptions.",
        x_label="β",
    )


def _watch(read: Read, feed: int, polls: int, measure: content.ProfileMeasure) -> float:
    """The quality of one feed with so many polls, evenly spaced over the test."""
    trial, span = read.trial, read.trial.end_at - read.trial.start_at
    return _quality(read, feed, (trial.start_at + (np.arange(polls) + 1) * span / polls).tolist(), measure)


def _quality(read: Read, feed: int, polls: list[float], measure: content.ProfileMeasure) -> float:
    trial = read.trial
    fetched, place, found = content.known_at(trial.times[feed], trial.start_at, measure.window), 0, []
    for at in np.arange(
        trial.start_at + content.MEASURED_EVERY_H * HOUR_S, trial.end_at, content.MEASURED_EVERY_H * HOUR_S
    ).tolist():
        while place < len(polls) and polls[place] <= at:
            content.fetch(fetched, trial.times[feed], polls[place], measure.window)
            place += 1
        found.append(measure.of_feed(feed, fetched, at))
    return float(np.mean(found)) if found else 1.0


def table_r7(source: Source) -> Table:
    read = _read(source)
    tested = [int(np.count_nonzero(times > read.trial.start_at)) for times in read.trial.times]
    feeds = [feed for feed, posts in enumerate(tested) if posts >= ENOUGH_POSTS]
    figures = []
    for window in (5, 10, 20, 40):
        measure = content.ProfileMeasure(read.trial, window)
        losses = []
        for feed in feeds:
            free, sparing = (
                _quality(read, feed, _polls_online(read, feed, window, by_content=by_content), measure)
                for by_content in (False, True)
            )
            losses.append(1 - sparing / max(free, 1e-9))
        figures.append(Figure("loss %", str(window), float(np.mean(losses)) * 100))
    return Table(
        "R-7",
        "loss of quality by window",
        "Figure 7, on line with β = 0.1; the paper prints no figures, its loss falls as the window grows",
        read.data,
        tuple(figures),
        "It also falls here.",
        x_label="W, posts in a profile",
    )


def _polls_online(read: Read, feed: int, window: int, *, by_content: bool) -> list[float]:
    """The polls of a feed that is polled 1/λ after its last poll, λ learned from each (equation 5)."""
    trial, times = read.trial, read.trial.times[feed]
    known = int(np.searchsorted(times, trial.start_at, side="right"))
    channel, seen = Channel(read.idf, window), known
    for vector in trial.vectors[feed][:known]:
        channel.add(vector)
    rate = max(known / ((trial.start_at - trial.history_from) / HOUR_S), 1e-3)
    last, polls = trial.start_at, []
    while (now := last + HOUR_S / rate) < trial.end_at:
        until = int(np.searchsorted(times, now, side="right"))
        came = until - seen
        if by_content:
            came = channel.count_novel(trial.vectors[feed][seen:until], BETA)
        rate = learn_rate(rate, came, (now - last) / HOUR_S, (now - trial.start_at) / HOUR_S)
        seen, last = until, now
        polls.append(now)
    return polls


def table_r9(source: Source) -> Table:
    read = _read(source)
    measure = content.ProfileMeasure(read.trial)
    figures = []
    for is_fair in (False, True):
        for by_content in (False, True):
            kind = ContentKind(by_content, is_fair, is_refined=False)
            for channels in (2, 4, 6, 8):
                quality = _run(read, kind, channels, 0.0, measure)
                waiting = _run_ours(read, kind, channels, measure)
                figures.append(Figure(kind.name, str(channels), quality))
                figures.append(Figure(f"{kind.name}, by waiting (ours)", str(channels), waiting))
    return Table(
        "R-9",
        "quality of four policies by polls an hour",
        f"Figure 9; M of {CHANNELS} feeds in each hour, or as many of more, β = 0, W = 20; the paper prints no "
        "figures: content-based greedy is best, then content-based fair, content-free fair, content-free greedy",
        read.data,
        tuple(figures),
        "Greedy by rate alone polls the same few feeds for ever, so it is worst here, with content or without; by rate "
        "times age (ours) every feed's turn comes, and then content matters little.",
        x_label=f"M, feeds polled in an hour of {CHANNELS}",
    )


def _run(read: Read, kind: ContentKind, channels: float, beta: float, measure: content.ProfileMeasure) -> float:
    """The quality of one of the paper's policies; it begins with the rates of the days before."""
    trial = read.trial
    rates = content.known_rates(trial, _novel(read, beta) if kind.by_content else None) / 24
    own = tuple(channel.copy() for channel in read.channels)
    facts = Facts(trial.vectors, own, beta, read.similarities)
    policy = RoitmanPolicy(kind, rates, trial.start_at, facts, np.random.default_rng(1))
    return content.run_content_policy(trial, policy, channels * len(trial.ids) / CHANNELS, measure)


def _run_ours(read: Read, kind: ContentKind, channels: float, measure: content.ProfileMeasure) -> float:
    trial = read.trial
    rates = content.known_rates(trial, trial.novel if kind.by_content else None)
    policy = ContentPolicy(kind, rates, trial.start_at, trial.similar, trial.novel, np.random.default_rng(1))
    return content.run_content_policy(trial, policy, channels * len(trial.ids) / CHANNELS, measure)


def _novel(read: Read, beta: float) -> tuple[BoolArray, ...]:
    """Per feed, which of its posts are novel by the cohesion at the start of the test."""
    return tuple(
        are_novel(influences, channel.cohesion, channel.deviation, beta)
        for influences, channel in zip(read.influences, read.channels, strict=True)
    )


def table_r12(source: Source) -> Table:
    read = _read(source)
    measure = content.ProfileMeasure(read.trial)
    figures = []
    for beta in (0.2, 0.0):
        for channels in (4, 6, 8):
            plain, refined = (
                _run(read, ContentKind(by_content=True, is_fair=True, is_refined=is_refined), channels, beta, measure)
                for is_refined in (False, True)
            )
            figures.append(Figure(f"without, β = {beta:g}", str(channels), plain))
            figures.append(Figure(f"with equation 10, β = {beta:g}", str(channels), refined))
            figures.append(Figure(f"better by %, β = {beta:g}", str(channels), (refined / plain - 1) * 100))
    return Table(
        "R-12",
        "with and without the rates of similar feeds",
        "Figure 12 and equation 10; content-based fair; the paper's best improvement is 15%",
        read.data,
        tuple(figures),
        "Equation 10 draws all rates towards each other, so that rare feeds are drawn more often; how much that brings "
        "depends on how far rates are apart.",
    )


def table_rt2(source: Source) -> Table:
    read = _read(source)
    upper = np.sort(read.similarities[np.triu_indices(len(read.similarities), 1)])[::-1]
    figures = tuple(Figure(f"pair {n + 1}", "similarity", float(upper[n]), PAIRS[n]) for n in range(min(8, upper.size)))
    return Table(
        "R-T2",
        "the most similar pairs of feeds",
        "Table 2; cosines of profiles",
        read.data,
        figures,
        "The paper's feeds are of a few publishers, with sections inside sections; it depends on how many feeds carry "
        "the same posts.",
    )
