"""Which tables a salvaged store is made of, and in which order; which of them an owner who starts anew brings along."""

from __future__ import annotations

# A parent before its children; the search index is built anew, and so is what is learned of content.
ROWID_TABLES = (
    *("folders", "feeds", "feed_state", "icons", "entries", "bodies", "full_texts", "marks"),
    *("tags", "rules", "saved_searches", "highlights", "polls", "looks", "sessions", "awake", "readings"),
    *("accounts", "account_state", "account_asks", "outbox"),
    *("targets", "sends", "kept_unread", "page_versions"),
    *("episodes", "chapters", "downloads", "listening", "play_queue"),
    *("mailboxes", "mailbox_state", "mail_checks"),
    *("editions", "ready_entries", "curtain"),
)
KEYED_TABLES = {
    "identities": "feed_id, key",
    "entry_tags": "tag_id, sort_at, entry_id",
    "days": "day, trigger",
    "settings": "name",
    "engine_state": "name",
    "host_pauses": "host",
    "robots": "host",
    "ready_pictures": "entry_id, url",
    "gaps": "started_at, kind",
    "signs": "at, kind",
    "kept_pairs": "low_id, high_id",
    "listening_times": "begun_at",
    "edition_entries": "edition_id, place",
    "edition_deliveries": "edition_id, target",
    # After the tags: with these rows there, a tag that is copied would look like a deed of the owner.
    "account_feeds": "account_id, feed_id",
    "account_items": "account_id, item_id",
    "agreed_marks": "account_id, entry_id, field",
    "agreed_listening": "account_id, entry_id",
    "mail_senders": "mailbox_id, key",
    "mail_items": "mailbox_id, uid",
    "mail_pictures": "name",
    "mail_picture_uses": "entry_id, name",
}
OWN_TABLES = (
    *("folders", "feeds", "tags", "targets", "rules", "saved_searches", "settings"),
    *("feed_state", "accounts", "account_feeds", "mailboxes", "mail_senders", "host_pauses"),
)
"""What an owner who starts anew brings along: feeds, accounts and choices, and which hosts asked to be left alone, no
posts. An account without a state
synchronises as if for the first time; which feeds it has is known, so no server gets one that it was not to have."""
