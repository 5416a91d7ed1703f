"""Frozen records that pass between rooms. They hold facts and no behaviour.

One file per stage, so that each reads on its own: `fetched` (what came over the wire), `parsed` (what a
document says), `stored` (what the database keeps).
"""
