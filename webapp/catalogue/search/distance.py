"""How many slips of the hand are between two words."""

from __future__ import annotations


def distance(one: str, other: str, most: int) -> int:
    """Return how many letters are left out, put in, changed or swapped with the next one between two words.

    A letter takes part in one swap at most (optimal string alignment). Above `most` the answer is `most` + 1.
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        here = [row]
        for column, facing in enumerate(other, 1):
            cost = min(
                last[column] + 1,
                here[column - 1] + 1,
                last[column - 1] + (letter != facing),
            )
            if row > 1 and column > 1 and letter == other[column - 2] and facing == one[row - 2]:
                cost = min(cost, before[column - 2] + 1)
            here.append(cost)
        if min(here) > most and min(last) > most:
            return most + 1
        before, last = last, here
    return min(last[-1], most + 1)


def letters(word: str) -> int:
    """Return the letters of a word as bits: of two words with n slips between them at most 2n differ."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 127)
    return bits


def ending(one: str, other: str) -> int:
    """Return how many letters two words share at their ends."""
    shared = 0
    for letter, facing in zip(reversed(one), reversed(other), strict=False):
        if letter != facing:
            break
        shared += 1
    return shared
