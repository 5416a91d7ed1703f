"""Keeps several computers in step by a folder that something else copies between them."""
