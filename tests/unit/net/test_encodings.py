"""Unpacking piece by piece: whatever the pieces, whatever the bytes."""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Callable

import brotli
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.net.encodings import ACCEPT_ENCODING, BadEncoding, unpack
from reader.net.request_state import TooMuch

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

CAP = 10_000_000
PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "gzip": gzip.compress,
    "deflate": zlib.compress,
    "br": brotli.compress,
    "zstd": zstd.compress,
}


def unpack_all(label: str, data: bytes, size: int) -> bytes:
    return b"".join(unpack((data[at : at + size] for at in range(0, len(data), size)), label, CAP))


@given(st.sampled_from(list(PACKERS)), st.binary(min_size=1, max_size=3_000), st.integers(1, 700), st.integers(1, 50))
def test_every_packing_comes_out_as_it_went_in_however_it_is_cut(label, data, size, repeat):
    assert unpack_all(label, PACKERS[label](data * repeat), size) == data * repeat


@given(st.lists(st.sampled_from(list(PACKERS)), min_size=1, max_size=3), st.binary(min_size=1, max_size=500))
def test_layers_are_undone_in_reverse(labels, data):
    packed = data
    for label in labels:
        packed = PACKERS[label](packed)
    assert unpack_all(", ".join(labels), packed, 64) == data


@given(
    st.sampled_from(["", *PACKERS, "gzip, br", "zstd, gzip", "unknown"]), st.binary(max_size=500), st.integers(1, 99)
)
def test_any_bytes_are_unpacked_or_refused(label, data, size):
    try:
        unpack_all(label, data, size)
    except (BadEncoding, TooMuch):
        return


@pytest.mark.parametrize("label", list(PACKERS))
def test_pieces_stay_small(label):
    packed = PACKERS[label](bytes(5_000_000))
    sizes = [len(piece) for piece in unpack([packed], label, CAP)]
    assert sum(sizes) == 5_000_000
    assert max(sizes) <= 300_000


@pytest.mark.parametrize("label", list(PACKERS))
def test_what_is_cut_short_is_noticed(label):
    packed = PACKERS[label](bytes(range(256)) * 40)
    with pytest.raises(BadEncoding):
        unpack_all(label, packed[: len(packed) // 2], 100)


def test_the_middle_layer_has_a_cap_too():
    inner = gzip.compress(b"x")
    bomb = gzip.compress(inner + bytes(2_000_000))
    with pytest.raises(TooMuch):
        list(unpack([bomb], "gzip, gzip", 1_000_000))


def test_a_zstd_frame_that_asks_for_gigabytes_is_refused():
    options: dict[int, int] = {zstd.CompressionParameter.window_log: 27, zstd.CompressionParameter.content_size_flag: 0}
    packer = zstd.ZstdCompressor(options=options)
    packed = packer.compress(bytes(1_000), mode=packer.FLUSH_BLOCK) + packer.flush()
    with pytest.raises(BadEncoding):
        unpack_all("zstd", packed, 10_000)


def test_all_encodings_are_offered():
    assert ACCEPT_ENCODING == "gzip, br, zstd"
