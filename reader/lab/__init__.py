"""Replays a history of posts and visits under any set of policies, and scores what they did."""
