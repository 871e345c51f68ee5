"""Pages under load: several browsers at once, each page in short turns with a bare answer."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from statistics import median
from time import perf_counter

from benchmarks.browser import Browser
from webapp.i18n import LANGUAGES

BROWSERS = 10
"""Browsers at once, two a language; each asks again as soon as it is answered."""


@dataclass(frozen=True, slots=True)
class Target:
    """A page, or several that are asked for in turn; `{lang}` in a path is the browser's language."""

    name: str
    paths: tuple[str, ...]
    headers: Mapping[str, str] = field(default_factory=dict)
    before: str | None = None
    """Asked for once before each turn."""
    after: str | None = None
    """Asked for once after each turn."""


@dataclass(slots=True)
class Turns:
    """What came of all turns of a target."""

    seconds: list[float] = field(default_factory=list)
    """The time of each turn."""
    times: list[list[float]] = field(default_factory=list)
    """Seconds of each answer, by turn."""
    cpu: list[float] = field(default_factory=list)
    """Processor time of the server for each turn, in seconds."""

    @property
    def costs(self) -> list[float]:
        """Processor time of an answer in each turn, in seconds."""
        return [cpu / len(times) for times, cpu in zip(self.times, self.cpu, strict=True)]

    @property
    def rates(self) -> list[float]:
        """Requests per second of each turn."""
        return [len(times) / seconds for times, seconds in zip(self.times, self.seconds, strict=True)]

    @property
    def rate(self) -> float:
        """Requests per second of the middle turn."""
        return median(self.rates)

    def percentile(self, share: float) -> float:
        """Return the seconds within which `share` (0 to 1) of all answers came."""
        ordered = sorted(time for times in self.times for time in times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def ratio(values: Sequence[float], before: Sequence[float], after: Sequence[float]) -> float:
    """Return a page's figure as a multiple of the bare answer's: the middle of each turn's own.

    A turn is compared with the bare turns right before and right after it, so that a machine that slows down
    or is busy for a while changes both.
    """
    return median(
        2 * value / (left + right) for value, left, right in zip(values, before, after, strict=True)
    )


@contextmanager
def browsers(port: int, number: int = BROWSERS) -> Iterator[Sequence[Browser]]:
    """Open browsers in all languages."""
    with ExitStack() as stack:
        yield [stack.enter_context(Browser(port, LANGUAGES[n % len(LANGUAGES)])) for n in range(number)]


def turn(opened: Sequence[Browser], target: Target, seconds: float, into: Turns, least: int = 1) -> None:
    """Let every browser ask for the target's pages for some time, each `least` times at least.

    Raises RuntimeError when an answer is not 200 OK.
    """
    if target.before:
        opened[0].get(target.before)
    times: list[float] = []
    failures: list[BaseException] = []
    paths = count()
    end = perf_counter() + seconds

    def ask(browser: Browser) -> None:
        try:
            for number in count():
                begin = perf_counter()
                if begin >= end and number >= least:
                    return
                path = target.paths[next(paths) % len(target.paths)]
                answer = browser.get(path, target.headers)
                times.append(perf_counter() - begin)
                if answer.status != 200:
                    raise RuntimeError(f"{target.name}: {path} answered {answer.status}")
        except Exception as failure:
            failures.append(failure)

    used = _cpu(opened[0])
    begin = perf_counter()
    threads = [threading.Thread(target=ask, args=(browser,)) for browser in opened]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    into.seconds.append(perf_counter() - begin)
    into.times.append(times)
    into.cpu.append(_cpu(opened[0]) - used)
    if failures:
        raise RuntimeError(f"{target.name} failed") from failures[0]
    if target.after:
        opened[0].get(target.after)


def _cpu(browser: Browser) -> float:
    return float(browser.get("/bench/cpu").content)


@dataclass(frozen=True, slots=True)
class Measured:
    """A target's figures."""

    name: str
    rate: float
    """Requests per second."""
    p50: float
    """Seconds."""
    p99: float
    """Seconds."""
    ratio: float
    """The rate as a share of the bare answer's."""
    cpu: float
    """Seconds of the server's processor time for one answer."""
    cpu_ratio: float
    """The bare answer's processor time as a share of this one's."""
    requests: int


def measure(
    opened: Sequence[Browser], bare: Target, targets: Sequence[Target], rounds: int, seconds: float
) -> list[Measured]:
    """Ask for the targets in turns, bare ones between them (A B A C A …), and return all figures.

    Each turn lasts `seconds`; the first, unmeasured round warms up.
    """
    for target in (bare, *targets):
        turn(opened, target, seconds, Turns())
    results = [(target, Turns(), Turns(), Turns()) for target in targets]
    bare_turns = Turns()
    turn(opened, bare, seconds, bare_turns)
    for _ in range(rounds):
        for target, before, turns, after in results:
            _append_last(bare_turns, before)
            turn(opened, target, seconds, turns)
            turn(opened, bare, seconds, bare_turns)
            _append_last(bare_turns, after)
    return [
        _figures(bare, bare_turns, 1.0, 1.0),
        *(
            _figures(
                target,
                turns,
                ratio(turns.rates, before.rates, after.rates),
                1 / ratio(turns.costs, before.costs, after.costs),
            )
            for target, before, turns, after in results
        ),
    ]


def _append_last(source: Turns, target: Turns) -> None:
    target.seconds.append(source.seconds[-1])
    target.times.append(source.times[-1])
    target.cpu.append(source.cpu[-1])


def _figures(target: Target, turns: Turns, share: float, cpu_share: float) -> Measured:
    return Measured(
        target.name,
        turns.rate,
        turns.percentile(0.5),
        turns.percentile(0.99),
        share,
        median(turns.costs),
        cpu_share,
        sum(map(len, turns.times)),
    )
