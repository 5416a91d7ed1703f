"""Link checks: which addresses may leave the window; and the mail that shares one. Pure."""

from __future__ import annotations

from urllib.parse import quote

from reader.html.web_address import WEB, find_address

OUTSIDE = WEB | {"mailto"}


def find_outside_link(address: str) -> str:
    """The address if a browser or a mail program may be asked to open it, else nothing."""
    return find_address(address, OUTSIDE)


def make_mail_link(title: str, address: str) -> str:
    """A mailto: link that opens a letter with the title as subject and the address as text."""
    subject = " ".join(title.split())
    return f"mailto:?subject={quote(subject, safe='')}&body={quote(address, safe='')}"
