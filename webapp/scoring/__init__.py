"""End scoring: what a tableau, chips and prestige are worth, and why. Pure: values in, values out.

    >>> score(tableau, vp_chips=12, prestige=0, sets=("base", "tgs")).total
    41

Whatever cannot be is refused with `webapp.refusal.Refusal`.
"""

from webapp.scoring.sheet import CardScore, Line, Score, score

__all__ = ["CardScore", "Line", "Score", "score"]
