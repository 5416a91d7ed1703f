"""Messages about pages that are followed without a feed, by code; forms and codes as in catalogue.py."""

from __future__ import annotations

from enum import unique

from reader.model.messages import MessageCode


@unique
class PageCode(MessageCode):
    PAGE_REBUILT = (
        "What was followed is no longer on the page: it was rebuilt, or another page came in its place. "
        "Choose again what to follow."
    )
    PAGE_WITHOUT_TEXT = "The page came without any text to compare; it may be written by a script."
    NO_BLOCK_FOUND = "Nothing on this page repeats like a list of posts; name its entries by a CSS selector."
    SELECTOR_NOT_UNDERSTOOD = "This is no CSS selector that Paperround understands: {selector}"
    SELECTOR_FINDS_NOTHING = "This selector finds nothing on the page: {selector}"
    SELECTOR_FINDS_NO_ENTRIES = (
        "What this selector finds on the page has neither a title nor a link: {selector}"
    )
    NOT_POINTED_AT = "No link of the page reads like that: {text}"
    NO_PAGE = "What came from this address is no web page."
    HEALTH_REBUILT = "page rebuilt"
    FEED_WAS_REBUILT = "What you followed on {feed} is no longer there, {since}. The page was rebuilt."
