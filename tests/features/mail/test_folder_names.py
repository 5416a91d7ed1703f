"""Names of folders survive IMAP's own writing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.mail.imap import decode_folder, encode_folder

WRITTEN = {"INBOX": '"INBOX"', "Entwürfe": '"Entw&APw-rfe"', "A & B": '"A &- B"', '台北"\\': '"&U,BTFw-\\"\\\\"'}


@pytest.mark.parametrize(("name", "written"), WRITTEN.items())
def test_known_names(name, written):
    assert encode_folder(name).decode() == written


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=30))
def test_every_name_comes_back(name):
    written = encode_folder(name).decode("ascii")[1:-1]
    assert decode_folder(written.replace('\\"', '"').replace("\\\\", "\\")) == name


@given(st.text(max_size=30))
def test_no_name_breaks_it(text):
    assert isinstance(decode_folder(text), str)
