"""What servers answer, as imaplib hands it on."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.features.mail.imap import FetchedMail, MailHead, Part, read_folders, read_heads, read_mails


def test_numbers_and_sizes():
    data = [b"1 (UID 5 RFC822.SIZE 100)", b"2 (RFC822.SIZE 7 UID 9)", b"3 (FLAGS (\\Seen))", None]
    assert read_heads(data) == [MailHead(5, 100), MailHead(9, 7)]


def test_mails_however_their_parts_are_ordered():
    data: list[Part | None] = [
        (b"1 (UID 5 FLAGS (\\Seen) BODY[]<0> {3}", b"abc"),
        b")",
        (b"2 (BODY[]<0> {2}", b"de"),
        b" UID 6 FLAGS ())",
        b'3 (UID 7 FLAGS () BODY[]<0> "f\\"g")',
        b"4 (FLAGS (\\Seen) UID 8)",
    ]
    assert read_mails(data) == [
        FetchedMail(5, True, b"abc"),
        FetchedMail(6, False, b"de"),
        FetchedMail(7, False, b'f"g'),
    ]


def test_folders():
    data: list[Part | None] = [
        b'(\\HasNoChildren) "/" "News &- Letters"',
        b'(\\Noselect) "/" "Top"',
        b"() NIL Plain",
        (b'() "/" {5}', b'A "B"'),
        (b'() "/" {3}', rb"C\D"),
        b'(\\HasNoChildren) "." INBOX',
        None,
    ]
    assert read_folders(data) == ["INBOX", 'A "B"', r"C\D", "News & Letters", "Plain"]


_PARTS = st.lists(
    st.one_of(st.none(), st.binary(max_size=80), st.tuples(st.binary(max_size=80), st.binary(max_size=20)))
)


@given(_PARTS)
def test_nothing_breaks_it(data):
    read_heads(data)
    read_mails(data)
    read_folders(data)
