-- Each index, with the query it serves; tests/unit/store/test_query_plans.py asks the planner about every one.

-- folders.make_folder: one name once among its siblings
CREATE UNIQUE INDEX folders_by_name ON folders (ifnull(parent_id, 0), name);
-- feeds.list_feeds: the feeds of a folder in order
CREATE INDEX feeds_by_folder ON feeds (folder_id, position);
-- views: which feeds are unsubscribed and wait to be purged (usually none)
CREATE INDEX feeds_deleted ON feeds (deleted_at) WHERE deleted_at IS NOT NULL;
-- feeds.find_next_forecast_at: when the next poll is expected
CREATE INDEX feed_state_due ON feed_state (next_poll_at) WHERE status = 'active';
-- poll_log.list_posting_times, and everything of one feed when it is purged
CREATE INDEX entries_by_feed ON entries (feed_id, first_seen_at, published_at, seen_after_at);
-- views: all entries, and today's
CREATE INDEX marks_all ON marks (sort_at, entry_id, feed_id) WHERE gone = 0;
-- views: the entries of a feed; maintenance: the oldest of a feed
CREATE INDEX marks_feed ON marks (feed_id, sort_at, entry_id) WHERE gone = 0;
-- views: all unread entries
CREATE INDEX marks_unread ON marks (sort_at, entry_id, feed_id) WHERE read = 0 AND gone = 0;
-- views: the unread entries of a feed; unread counts of all feeds
CREATE INDEX marks_unread_feed ON marks (feed_id, sort_at, entry_id) WHERE read = 0 AND gone = 0;
-- views: starred entries
CREATE INDEX marks_starred ON marks (sort_at, entry_id, feed_id) WHERE starred = 1 AND gone = 0;
-- maintenance.purge_deleted: what the user deleted long enough ago
CREATE INDEX marks_deleted ON marks (gone_at) WHERE gone = 1;
-- maintenance.forget_emptied: what was emptied long enough ago
CREATE INDEX marks_emptied ON marks (feed_id, gone_at) WHERE gone = 2;
-- maintenance.prune and rules.list_hidden: what rules hid, by feed and in order
CREATE INDEX marks_hidden ON marks (feed_id, sort_at, entry_id) WHERE gone = -1;
-- tags of one entry
CREATE INDEX entry_tags_by_entry ON entry_tags (entry_id);
-- poll_log.list_polls: the log, of one feed or of all
CREATE INDEX polls_by_feed ON polls (feed_id, at);
CREATE INDEX polls_by_time ON polls (at);
-- stories: the entries of a story
CREATE INDEX stories_by_story ON stories (story_id, entry_id);
-- reading_log.list_readings: what was opened last
CREATE INDEX readings_by_time ON readings (last_at);
-- reading_log.list_visits and list_sessions: since an instant
CREATE INDEX visits_by_time ON visits (at);
CREATE INDEX sessions_by_time ON sessions (started_at);
