"""A template is a value: whatever a title says, it lands as data where the template put it, and nowhere else."""

from __future__ import annotations

import json
from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.errors import SendError, UsageError
from reader.features.sharing.files import make_document, make_file_name
from reader.features.sharing.forms import check_target, find_steps, join_command, split_command
from reader.features.sharing.records import BodyKind, Sendable, Target, TargetForm
from reader.features.sharing.send import SAMPLE, send_entry
from reader.features.sharing.template import (
    check_address,
    check_names,
    fill_address,
    fill_argument,
    fill_body,
    fill_header,
    make_values,
)
from reader.net.client import Client
from tests.fake_clock import FakeClock

NASTY = st.text(max_size=40) | st.sampled_from(
    ['"}, "admin": "', "{secret}", "{link}", "a\r\nX-Evil: 1", "--help", "-rf /", "$(reboot)", "a&b=c\nd", "\ud800"]
)


def readable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


@settings(max_examples=60)
@given(NASTY, st.lists(NASTY, max_size=3))
def test_in_json_a_title_is_one_string(title, tags):
    values = {**make_values(Sendable(title, "https://a.example/")), "secret": "S3"}
    template = '{"a": "x {title} y", "tags": ["{tag}"], "more": [{"name": "{tag}"}, 1], "key": "{secret}"}'
    filled = json.loads(fill_body(BodyKind.JSON, template, values, tags))
    assert filled["a"] == readable(f"x {title} y")
    assert filled["tags"] == [readable(tag) for tag in tags]
    assert filled["more"] == [*({"name": readable(tag)} for tag in tags), 1]
    assert filled.keys() == {"a", "tags", "more", "key"}


@settings(max_examples=60)
@given(NASTY)
def test_in_fields_addresses_headers_and_arguments_it_is_one_part(title):
    values = {**make_values(Sendable(title, "https://a.example/")), "secret": "S3"}
    fields = parse_qsl(fill_body(BodyKind.FIELDS, "t={title}\nu={link}", values).decode(), keep_blank_values=True)
    assert fields == [("t", title.encode("utf-8", "replace").decode()), ("u", "https://a.example/")]
    address = urlsplit(fill_address("https://h.example/add?t={title}#x", {**values, "title": readable(title)}))
    assert (address.netloc, address.path, address.fragment) == ("h.example", "/add", "x")
    assert parse_qsl(address.query, keep_blank_values=True) == [("t", readable(title))]
    header = fill_header("to {title}", values)
    assert "\r" not in header
    assert "\n" not in header
    header.encode("latin-1")
    argument = fill_argument("{title}", values)
    assert not argument.startswith("-")
    assert "\0" not in argument
    assert "S3" not in argument or "S3" in title


@settings(max_examples=60)
@given(NASTY)
def test_a_file_lies_in_its_folder_and_its_front_matter_is_closed(title):
    name = make_file_name(f"2026-01-02 {title}")
    assert not set(name) & set('/\\:*?"<>|\0\n#[]')
    assert len(name.encode()) <= 180
    sent = Sendable(title, "https://a.example/", excerpt=title, tags=(title,))
    head = make_document(TargetForm.OBSIDIAN, sent, make_values(sent)).split("\n")
    assert head[0] == "---"
    assert head.index("---", 1) <= 5


DANGEROUS = [
    "..",
    ".",
    "con",
    "NUL.md",
    "",
    " . ",
    "/etc/passwd",
    "../../x",
    "com¹",
    "aux .x",
    "-rf",
    "- -x",
    "a\u202eb",
]


@pytest.mark.parametrize("name", DANGEROUS)
def test_no_title_makes_a_dangerous_file_name(name):
    made = make_file_name(name)
    assert made not in ("", ".", "..")
    assert made.split(".")[0].strip().lower() not in ("con", "nul", "com¹", "aux")
    assert made[0] not in "-."
    assert "\u202e" not in made


def test_a_command_is_taken_apart_once_and_put_together_again():
    typed = r"""C:\bin\note.exe --title {title} 'two words' "it's" {link}"""
    parts = split_command(typed)
    assert parts == (r"C:\bin\note.exe", "--title", "{title}", "two words", "it's", "{link}")
    assert split_command(join_command(parts)) == parts


@given(st.lists(st.text("'\" \\x{}#é\n", max_size=8), min_size=1, max_size=4).map(tuple))
def test_whatever_is_in_an_argument_comes_back_when_a_command_is_edited(parts):
    assert split_command(join_command(parts)) == parts


@pytest.mark.parametrize(("kind", "begins"), [("json", b'{"title": "A"'), ("fields", b""), ("text", b"")])
def test_a_post_without_a_template_has_a_body_of_its_kind(kind, begins):
    typed = Target(name="Mine", address="https://a.example/", body_kind=BodyKind(kind))
    (step,) = find_steps(check_target(typed))
    body = fill_body(step.kind, step.body, make_values(Sendable("A", "https://a.example/1")))
    assert body[: len(begins) or None] == begins


@pytest.mark.parametrize("address", ["https://{title}/", "https://a.{feed}:80/x", "{link}"])
def test_no_publisher_chooses_the_host(address):
    with pytest.raises(UsageError):
        check_address(address)


def test_a_placeholder_that_stands_for_nothing_is_told():
    check_names('{"a": "{title} {tag} {secret}"}')
    with pytest.raises(UsageError, match="titel"):
        check_names("{titel}")


@pytest.mark.parametrize(
    "target",
    [
        Target(form=TargetForm.POST, address="https://a.example/", headers=(("Authorization", "Bearer {secret}"),)),
        Target(form=TargetForm.POST, address="https://a.example/?key={secret}", template="{}"),
        Target(form=TargetForm.POST, address="https://a.example/", template='{"key": "{secret}"}'),
    ],
)
def test_a_secret_that_is_not_there_is_told_before_anything_is_sent(target):
    with Client(FakeClock(0.0)) as client, pytest.raises(SendError) as caught:
        send_entry(client, target, {}, SAMPLE)
    assert caught.value.message.code == "SEND_SECRET_GONE"
