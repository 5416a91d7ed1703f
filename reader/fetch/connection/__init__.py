"""Connections with checked addresses, deadlines and proxies."""
