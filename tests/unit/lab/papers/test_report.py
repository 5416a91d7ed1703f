"""`paperround lab papers`: a small version of every table, and what the command prints and draws."""

from __future__ import annotations

import argparse
import json
from datetime import UTC

import pytest

from reader.core.clock import SystemClock
from reader.core.errors import UsageError
from reader.lab.command import add_parser, run
from reader.lab.papers.data import Files, Source, trial_of
from reader.lab.papers.report import TABLES, as_page, choose_tables, make_tables
from reader.lab.papers.table import Figure, Table, as_markdown, as_svg


@pytest.fixture(scope="module")
def source():
    return Source(Files(), size=0.06)


@pytest.fixture(scope="module")
def found(source):
    return {table.name: table for table, _ in make_tables(list(TABLES), source, SystemClock(), lambda name: None)}


def ours(table, row, column):
    return next(figure.ours for figure in table.figures if (figure.row, figure.column) == (row, column))


@pytest.mark.parametrize("name", TABLES)
def test_every_table_has_figures_and_a_sentence(found, name):
    table = found[name]
    assert len(table.figures) >= 2
    assert table.why.endswith(".")
    assert "paper" in table.data or "made-up" in table.data
    assert len({(figure.row, figure.column) for figure in table.figures}) == len(table.figures)
    text = as_markdown(table)
    assert all(figure.row in text for figure in table.figures)


def test_the_order_of_the_papers_shows_in_small(found):
    assert ours(found["S-1"], "both", "mean min") < ours(found["S-1"], "uniform", "mean min")
    assert ours(found["S-2"], "ours", "mean min") < ours(found["S-2"], "cgm-freshness", "mean min")
    assert ours(found["P-2"], "missing", "mean") < ours(found["P-2"], "even", "mean")
    assert ours(found["U-2"], "Post Rate", "bytes %") < -30
    assert ours(found["R-3"], "terms exchanged", "rank correlation") > ours(
        found["R-3"], "as printed", "rank correlation"
    )
    assert all(figure.ours == figure.paper for figure in found["H-3"].figures)
    # At one poll per feed the allocation with a floor is the uniform one.
    assert ours(found["S-1"], "allocation, once a day at least", "mean min") == ours(
        found["S-1"], "uniform", "mean min"
    )


def test_the_same_seed_gives_the_same_figures(found):
    [(again, _)] = make_tables(["H-4"], Source(Files(), size=0.06), SystemClock(), lambda name: None)
    assert again == found["H-4"]


def test_tables_are_chosen_by_name():
    assert choose_tables("s-1, P-2,S-1") == ["S-1", "P-2"]
    assert choose_tables("") == list(TABLES)
    with pytest.raises(UsageError, match="no table X-9"):
        choose_tables("S-1,X-9")


def test_a_page_names_its_files_without_their_folders(tmp_path):
    table = Table("S-1", "title", "Table 1", "made-up", (Figure("a", "at 1", 1.5, 2.0),), "Why.", x_label="x")
    page = as_page([table], Files(tmp_path / "my.posts.csv", zone=UTC), tmp_path / "plots")
    assert "lab papers --posts my.posts.csv --plots plots\n" in page
    assert "(plots/S-1.svg)" in page
    assert "| a | 2 | 1.5 |" in page
    assert str(tmp_path) not in page


def test_a_picture_has_a_line_for_each_row_and_the_papers_circles():
    figures = (
        Figure("one", "at 1", 3.0, 4.0),
        Figure("one", "at 8", 1.0),
        Figure("two", "at 1", 2.0),
        Figure("two", "mean", 9.0),
    )
    picture = as_svg(Table("X", "title", "", "", figures, "", x_label="polls & feeds"))
    assert picture.count("<polyline") == 2
    assert picture.count("<circle") == 1
    assert "polls &amp; feeds" in picture


def command(*arguments):
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    chosen = parser.parse_args(["lab", "papers", *arguments])
    return run(chosen, lambda rows, where: None, lambda: pytest.fail("not asked for"))


def test_the_command_prints_a_page_or_json_and_reads_files(tmp_path, capsys):
    assert command("--only", "H-3") == 0
    assert "| after poll 8 | 2 | 2 | 3 | 3 | 1 | 1 | 2 | 2 |" in capsys.readouterr().out
    posts, access = tmp_path / "small.posts.csv", tmp_path / "small.access.csv"
    rows = [f"{feed},{1_757_289_600 + 3600 * hour}" for feed in range(4) for hour in range(feed, 24 * 30, feed + 2)]
    posts.write_text("\n".join(["feed_id,unix_ts", *rows]))
    access.write_text("\n".join(["user_id,unix_ts", *(f"me,{1_757_289_600 + 86_400 * d + 50_000}" for d in range(30))]))
    options = ("--posts", str(posts), "--access", str(access), "--json", "--plots", str(tmp_path / "plots"))
    assert command("--only", "S-1,P-2", *options) == 0
    tables = json.loads(capsys.readouterr().out)
    assert [table["name"] for table in tables] == ["S-1", "P-2"]
    assert {"row", "column", "ours", "paper"} <= tables[0]["figures"][0].keys()
    assert "4 recorded feeds" in tables[0]["data"]
    assert tables[1]["data"].endswith("me")
    assert (tmp_path / "plots" / "S-1.svg").read_text().startswith("<svg")


def test_too_few_days_are_told_in_a_sentence(source):
    with pytest.raises(UsageError, match="too few days"):
        trial_of(source.han(), 400, 1)
