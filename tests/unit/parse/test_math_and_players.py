"""Formulas, drawings and players: what a text cannot show is said in words, or led to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.parse.safe_html.sanitize import clean

BASE = "https://a.example/post"
FORMULAS = {
    "<math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math>": "E = mc<sup>2</sup>",
    "<math><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math>": "a/(b + 1)",
    "<math><msqrt><mi>x</mi></msqrt></math>": "√x",
    "<math><mroot><mi>x</mi><mn>3</mn></mroot></math>": "<sup>3</sup>√x",
    "<math><msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup></math>": "x<sub>i</sub><sup>2</sup>",
    "<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>": "(a, b)",
    "<math alttext='x &lt; y'></math>": "x &lt; y",
    "<math><mi>x</mi><annotation>TeX</annotation></math>": "x",
    "<math><script>alert(1)</script><mi>x</mi></math>": "x",
    "<p>a</p><svg aria-label='A boat'><title>A boat</title><text>no</text></svg><p>b</p>": "<p>a</p><p>b</p>",
    "<svg><circle r='1'/></svg>": "",
    "<p>a <svg class='icon'/>b</p><p>c</p>": "<p>a b</p><p>c</p>",
    "<p>a <svg><svg/></svg>b</p>": "<p>a b</p>",
    "<p>a <math/><b>b</b></p>": "<p>a <b>b</b></p>",
    "<math><msup><mi/><mn>14</mn></msup><mi>C</mi></math>": "<sup>14</sup>C",
    "<math><msup><mi></mi><mn>14</mn></msup><mi>C</mi></math>": "<sup>14</sup>C",
}


@pytest.mark.parametrize("source", FORMULAS)
def test_formulas_become_words_and_drawings_nothing(source):
    assert clean(source, BASE).html == FORMULAS[source]


PLAYERS = {
    '<iframe src="https://www.youtube.com/embed/abc_123" title="YouTube video player"></iframe>': (
        "https://www.youtube.com/watch?v=abc_123",
        "▶ youtube.com",
    ),
    '<iframe src="https://player.vimeo.com/video/42" title="The crossing"></iframe>': (
        "https://vimeo.com/42",
        "▶ The crossing",
    ),
    '<video src="/v.mp4"></video>': ("https://a.example/v.mp4", "▶ v.mp4, a.example"),
    '<video><source src="/v.webm"><source src="/v.mp4"></video>': ("https://a.example/v.webm", "▶ v.webm, a.example"),
    '<audio src="/talk.mp3" title="A talk"></audio>': ("https://a.example/talk.mp3", "♪ A talk"),
}


@pytest.mark.parametrize("source", PLAYERS)
def test_players_lead_to_what_they_play(source):
    target, name = PLAYERS[source]
    assert clean(f"<p>a{source}b</p>", BASE).html.count(f'<a href="{target}">{name}</a>') == 1


def test_a_player_of_an_address_that_is_none_is_left_out():
    assert clean('<p>a</p><iframe src="https://b\u2100c.example/"></iframe>', BASE).html == "<p>a</p>"


def test_a_film_with_a_picture_is_a_picture_that_leads_to_it():
    html = clean('<video src="/v.mp4" poster="/p.jpg" title="Fog"></video>', BASE).html
    assert html == ('<div><a href="https://a.example/v.mp4"><img src="https://a.example/p.jpg" alt="▶ Fog"></a></div>')


@given(st.lists(st.sampled_from(["<math>", "</math>", "<mfrac>", "</mfrac>", "<mi>x", "</mi>", "<svg>", "</svg>"])))
def test_formulas_nest_and_end_as_they_like(parts):
    made = clean("".join(parts), BASE).html
    assert "<m" not in made
    assert "<svg" not in made
