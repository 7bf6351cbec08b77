"""The specified generator, checked against its specification written out once more."""

from __future__ import annotations

import hashlib
import hmac

from cabale.core.chance import Generator, commitment, secret_of_seed


def specified(secret: bytes, nonces: list[str], count: int) -> list[int]:
    key = hashlib.sha256(
        b"cabale-chance-1" + b"".join(b"\0" + part for part in [secret, *map(str.encode, nonces)])
    )
    stream = b""
    block = 0
    while len(stream) < 8 * count:
        stream += hmac.new(key.digest(), block.to_bytes(8, "big"), hashlib.sha256).digest()
        block += 1
    return [int.from_bytes(stream[8 * i : 8 * i + 8], "big") for i in range(count)]


def test_numbers_follow_the_specification() -> None:
    secret, nonces = bytes(range(32)), ["north", "south"]
    generator = Generator(secret, nonces)
    assert [generator.number() for _ in range(11)] == specified(secret, nonces, 11)


def test_known_numbers_never_change() -> None:
    """A change of these is a new generator, and old records would no longer verify."""
    generator = Generator(secret_of_seed(7))
    assert [generator.below(6) for _ in range(10)] == [2, 1, 4, 4, 5, 0, 4, 0, 0, 5]


def test_every_nonce_and_the_secret_matter() -> None:
    streams = {
        Generator(secret, nonces).number()
        for secret in (b"\1" * 32, b"\2" * 32)
        for nonces in ([], ["a"], ["b"], ["a", "b"], ["ab"])
    }
    assert len(streams) == 10


def test_numbers_beyond_the_last_whole_multiple_are_left_out() -> None:
    """Nearly half of all numbers, for this bound: to keep them would favour the lower ones."""
    secret, bound = bytes(range(32)), 2**63 + 1
    numbers = specified(secret, [], 40)
    generator = Generator(secret)
    assert [generator.below(bound) for _ in range(12)] == [number for number in numbers if number < bound][
        :12
    ]
    assert any(number >= bound for number in numbers[:12])


def test_draws_are_in_proportion_to_the_weights() -> None:
    generator = Generator(secret_of_seed(1))
    drawn = [generator.draw([(10, 1), (20, 3)]) for _ in range(4000)]
    assert set(drawn) == {10, 20}
    assert abs(drawn.count(20) / 4000 - 0.75) < 0.03


def test_a_commitment_fixes_the_secret() -> None:
    assert commitment(b"abc") == hashlib.sha256(b"abc").hexdigest()
    assert commitment(b"abc") != commitment(b"abd")
