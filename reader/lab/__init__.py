"""Replays a history of posts and looks under any set of policies, and scores what they did."""
