"""Clients for servers that keep feeds and marks for several devices, in the protocol of Google Reader."""
