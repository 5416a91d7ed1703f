"""The messages about accounts, as catalogue.py has all others: codes with their English form."""

from __future__ import annotations

from enum import unique

from reader.model.messages import MessageCode


@unique
class AccountCode(MessageCode):
    ACCOUNT_PASSWORD = (
        "{host} says that the user or the password is wrong. FreshRSS wants the API password from its profile "
        "page, Miniflux the one from Integrations, Google Reader."
    )
    ACCOUNT_NO_API = (
        "No feed server answers at {host}; check the address, and that its Google Reader API is switched on."
    )
    ACCOUNT_API_OFF = (
        "The API of {host} is switched off; in FreshRSS, allow API access under Settings, Authentication."
    )
    ACCOUNT_REDIRECTS = "{host} redirects to {other}; enter that address if it is your server's."
    ACCOUNT_CERTIFICATE = "{what} If it is signed by your own authority, give that authority's certificate."
    ACCOUNT_NO_CA_FILE = "The certificate file {path} cannot be read; choose a file in PEM format."
    ACCOUNT_PASSWORD_MISSING = (
        "The password for {host} is not known any more; enter it again in Settings, Accounts."
    )
    ACCOUNT_NO_LISTENING = (
        "How far you heard a recording stays on this machine: {name} has no room for it. That you heard it to "
        "the end arrives there as read."
    )
    ACCOUNT_OWN_REFUSED = (
        "{name} tells of recordings, and how far you heard them, only by its own interface, which does not "
        "take this password. Give its Google Reader interface the name and password of your login there."
    )
    ACCOUNT_KNOWN = "You have this account already."
    ACCOUNT_UNKNOWN = "There is no such account."
