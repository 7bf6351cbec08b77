# mypyc: compile
"""The specified generator: every draw of a match can be checked once its secret is opened.

    key        = SHA-256("cabale-chance-1" NUL secret NUL nonce of seat a NUL nonce of seat b …)
    block i    = HMAC-SHA-256(key, i as 8 bytes, big-endian), i = 0, 1, 2 …
    number     = the next 8 bytes of the blocks, big-endian
    draw of w  = number mod w, after leaving out every number that is not below the largest
                 multiple of w in 2**64

A draw among weighted outcomes takes w = the sum of the weights and counts through the outcomes in
the order in which the game names them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

_DOMAIN: Final = b"cabale-chance-1"
_RANGE: Final = 1 << 64


def commitment(secret: bytes) -> str:
    """What is published before anybody sits: it fixes the secret and tells nothing about it."""
    return hashlib.sha256(secret).hexdigest()


def secret_of_seed(seed: int) -> bytes:
    """The secret of a match that is to be repeatable rather than unforeseeable."""
    return hashlib.sha256(f"cabale-seed-1 {seed}".encode()).digest()


def _keyed(key: bytes, pad: int) -> hashlib._Hash:
    """One half of HMAC-SHA-256 (RFC 2104) with its key taken in: thrice as fast as to begin it every time."""
    return hashlib.sha256(bytes([byte ^ pad for byte in key.ljust(64, b"\0")]))


class Generator:
    """Plays for chance: seeded, repeatable, specified above."""

    def __init__(self, secret: bytes, nonces: Sequence[str] = ()) -> None:
        self._secret: Final = secret
        self._nonces: Final = tuple(nonces)
        parts = [_DOMAIN, secret, *[nonce.encode() for nonce in nonces]]
        key = hashlib.sha256(b"\0".join(parts)).digest()
        self._inner: Final = _keyed(key, 0x36)
        self._outer: Final = _keyed(key, 0x5C)
        self._block = 0
        self._left = b""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Generator) and self.__reduce__() == other.__reduce__()

    def __reduce__(self) -> tuple[Any, ...]:
        return _gone_on, (self._secret, self._nonces, self._block, self._left)

    def number(self) -> int:
        """The next 64-bit number."""
        if not self._left:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(self._block.to_bytes(8, "big"))
            outer.update(inner.digest())
            self._left = outer.digest()
            self._block += 1
        number = int.from_bytes(self._left[:8], "big")
        self._left = self._left[8:]
        return number

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        limit = _RANGE - _RANGE % bound
        number = self.number()
        while number >= limit:
            number = self.number()
        return number % bound

    def draw(self, odds: Sequence[tuple[int, int]]) -> int:
        """One of the outcomes, in proportion to its weight."""
        left = self.below(sum(weight for _, weight in odds))
        for outcome, weight in odds:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights sum to more than the draw")


def _gone_on(secret: bytes, nonces: Sequence[str], block: int, left: bytes) -> Generator:
    """The generator that has come so far."""
    generator = Generator(secret, nonces)
    generator._block = block
    generator._left = left
    return generator
