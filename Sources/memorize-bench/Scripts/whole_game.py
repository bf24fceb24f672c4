#!/usr/bin/env python3
"""Measure the real program in a pseudo-terminal and print the figures beside their bounds.

Uses ptybench, a tool that runs terminal programs as a shell would, and compares with a small
ncurses program in C that draws a board of cards and moves a highlighted one. The two programs
alternate, so that the ratios hold on a busy machine. Figures beyond their bounds are not errors.
"""

import argparse
import gc
import json
import os
import statistics
import sys
import tempfile
import time

USUAL, LARGE, WIDE = (48, 160), (150, 400), (60, 200)     # rows, columns
BOARD = "Halloween:8#bench"
DECK_LINES = 100_000
FLOODS = 3


class Figures:
    """The measured figures, one line each, with their bounds and verdicts."""

    def __init__(self):
        self.rows = []
        load, cores = os.getloadavg()[0], os.cpu_count()
        if load > 0.5 * cores:
            print(f"The machine is busy (load {load:.1f}, {cores} cores): times are long, and their ratios uncertain.")
        print(f"{'figure':<44}{'ours':>12}{'other':>12}{'result':>10}{'bound':>9}")

    def add(self, what, ours, other=None, result=None, bound=None, unit=""):
        verdict = "" if bound is None or result is None else "  within" if result <= bound else "  BEYOND"
        self.rows.append({"figure": what, "ours": ours, "other": other, "result": result, "bound": bound, "unit": unit})
        print(f"{what:<44}{text(ours):>12}{text(other):>12}{text(result, unit):>10}{text(bound, unit):>9}{verdict}", flush=True)

    def ratio(self, what, ours, other, bound):
        self.add(what, ours, other, ours / other if ours is not None and other else None, bound)


def text(value, unit=""):
    if value is None:
        return ""
    return (f"{value:.0f}" if abs(value) >= 100 else f"{value:.2f}") + unit


def median(seen):
    seen = [value for value in seen if value is not None]
    return statistics.median(seen) if seen else None


def middle(result, *path):
    """Return the median stored under these names in a result of the tool."""
    for name in path:
        result = (result or {}).get(name)
    return result["median"] if isinstance(result, dict) else result


class Terminal:
    """The measurements; all use the same home directory."""

    def __init__(self, asked, home):
        self.asked, self.home, self.figures = asked, home, Figures()
        self.control = tool.Target([asked.control, "cards"], size=USUAL, home=home)

    def game(self, size=USUAL, board=BOARD, motion="none", deck=None):
        asked = ["-n", "8", deck] if deck else ["--board", board]
        return tool.Target([self.asked.program, "--motion", motion, *asked], size=size, home=self.home)

    def start(self):
        ours, other = self.starts(self.usual_game(), self.control, self.asked.starts)
        self.figures.ratio("start to first whole paint, ms", middle(ours, "paint"), middle(other, "paint"), 4.5)
        ours, other = self.starts(self.game(), self.control, self.asked.starts)
        self.figures.ratio("the same with arguments, ms", middle(ours, "paint"), middle(other, "paint"), None)

    def usual_game(self):
        """The game as it is usually started: without arguments, with a file of settings."""
        home = os.path.join(self.home, "usual")
        os.makedirs(os.path.join(home, ".config/memorize"), exist_ok=True)
        with open(os.path.join(home, ".config/memorize/settings.json"), "w") as settings:
            json.dump({"motion": "none", "deck": "Halloween", "pairs": 8}, settings)
        return tool.Target([self.asked.program], size=USUAL, home=home)

    def starts(self, ours, other, count):
        results = tool.startup([ours, other], count)
        for target, result in zip((ours, other), results):
            if result["ended"]:
                sys.exit(f"{' '.join(target.argv)}: {result['ended']}")
        return results

    def keys(self):
        ours, other = tool.keys([self.game(), self.control], self.asked.keys)
        for what, name, bound in (("cursor move, us", "paint_us", 3), ("cursor move, CPU us", "cpu_us", None)):
            self.figures.ratio(what, middle(ours, name), middle(other, name), bound)
        self.size("cursor move, bytes", middle(ours, "bytes"), middle(other, "bytes"), 2000)
        self.turned_alone()
        mine, moves = self.turns([(self.game(), "SPACE"), (self.control, None)])
        for what, kind in (("card that makes a miss", "second"), ("card that turns two down", "first")):
            self.figures.ratio(what + ", us", mine[kind, "paint"], moves[kind, "paint"], None)
            self.size(what + ", bytes", mine[kind, "bytes"], moves[kind, "bytes"], None)

    def turned_alone(self):
        """Time the first card of a game, which changes no other card, and a move of the control."""
        with self.game().start() as game, self.control.start() as control:
            seen = ([], [])
            for turn in range(self.asked.keys // 4):
                tool.press_timed(game, ("RIGHT", "DOWN")[turn % 2])
                seen[0].append(tool.press_timed(game, "SPACE") or {})
                seen[1].append(tool.press_timed(control, ("RIGHT", "LEFT")[turn % 2]) or {})
                game.send(b"r")
                game.quiet(0.1, 2)
            ours, other = ({name: median(run.get(name) for run in runs) for name in ("paint", "bytes")} for runs in seen)
        self.figures.ratio("turned card, us", ours["paint"], other["paint"], 5)
        self.size("turned card, bytes", ours["bytes"], other["bytes"], 6000)

    def size(self, what, ours, other, bound):
        self.figures.add(what, ours, other, ours, bound)

    def turns(self, pairs):
        """Time a key on the next card, or the move to that card if there is no key, alternately.

        On BOARD no two neighbouring cards match: the first card of a move turns two others down.
        """
        sessions = [(target.start(), key) for target, key in pairs]
        seen = [[] for _ in pairs]
        gc.collect()
        gc.disable()
        try:
            for turn in range(self.asked.keys):
                for (session, key), runs in list(zip(sessions, seen))[::1 if turn % 2 else -1]:
                    if key:
                        tool.press_timed(session, "RIGHT")
                    runs.append(tool.press_timed(session, key or ("RIGHT", "LEFT")[turn % 2]) or {})
        finally:
            gc.enable()
            for session, _ in sessions:
                session.close()
        kinds = {"first": slice(2, None, 2), "second": slice(1, None, 2)}
        return [{(kind, name): median(run.get(name) for run in runs[part]) for kind, part in kinds.items()
                 for name in ("paint", "bytes")} for runs in seen]

    def flood(self):
        runs = [(tool.flood(self.game()), tool.flood(self.control)) for _ in range(FLOODS)]
        ours, other = (median(run[side]["quiet_ms"] for run in runs) for side in (0, 1))
        self.figures.ratio(f"flood of {tool.FLOOD_KEYS} keys, ms", ours, other, 0.15)

    def mouse(self):
        result = tool.mouse(self.game())
        for name in ("clicks", "moves"):
            poured = result.get(name, {})
            self.figures.add(f"{tool.FLOOD_KEYS} {name} of the mouse, ms", poured.get("drained_ms"))

    def idle(self):
        result = tool.idle(self.game())
        for what, name in (("CPU ms", "cpu_ms_per_s"), ("wake-ups", "wakeups_per_s"), ("bytes", "bytes_per_s")):
            self.figures.add(f"at rest, {what} a second", result[name], None, result[name], 0)
        size = result["memory"]["pss_kib"] / 1024
        self.figures.add("memory (PSS), MiB", size, None, size)
        dirty = self.private_dirty()
        self.figures.add("private dirty memory, MiB", dirty, None, dirty, 4)

    def private_dirty(self):
        """The memory, in MiB, that a running game shares with no other process."""
        with self.game().start() as session:
            session.quiet(0.5, 5)
            with open(f"/proc/{session.pid}/smaps_rollup") as lines:
                return sum(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty:")) / 1024

    def growth(self):
        large, small = self.game(LARGE, self.letters(500)), self.game(LARGE)
        ours, other = self.starts(large, small, max(3, self.asked.starts // 4))
        self.figures.ratio("500 pairs against 8, first paint, ms", middle(ours, "paint"), middle(other, "paint"), 3)
        ours, other = tool.keys([large, small], self.asked.keys // 4)
        self.figures.ratio("500 pairs against 8, cursor move, us", middle(ours, "paint_us"), middle(other, "paint_us"), 3)
        ours, other = (seen["second", "paint"] for seen in self.turns([(large, "SPACE"), (small, "SPACE")]))
        self.figures.ratio("500 pairs against 8, turned card, us", ours, other, 3)

    def letters(self, count):
        """Write a deck of short faces, and return a board with all of them."""
        path = os.path.join(self.home, ".local/share/memorize/decks", "letters.tsv")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as deck:
            deck.writelines(f"{chr(65 + number % 26)}{number // 26}\n" for number in range(count))
        return f"letters:{count}#bench"

    def deck(self):
        path = os.path.join(self.home, "large.tsv")
        with open(path, "w") as deck:
            deck.writelines(f"la palabra {line}\tthe word number {line}\n" for line in range(DECK_LINES))
        ours, other = self.starts(self.game(deck=path), self.game(), max(3, self.asked.starts // 4))
        ours, other = middle(ours, "paint"), middle(other, "paint")
        self.figures.add(f"start with a deck of {DECK_LINES:,} lines, ms", ours, other, ours - other, 100, " ms")

    def shuffle(self):
        shares, sizes = [], []
        with self.game(WIDE, "Elements:50#bench", "full").start() as session:
            session.quiet(1, 5)
            for _ in range(10):
                mark, start, before = len(session.log), time.monotonic_ns(), tool.usage([session.pid])[0]
                session.send(b"s")
                session.quiet(0.3, 3)
                sizes.append(session.written(mark) / 1000)
                cpu = tool.usage([session.pid])[0] - before
                shares.append(100 * cpu / max(session.log[-1][0] - start, 1))
        self.figures.add("shuffle of 100 cards, CPU, % of a core", median(shares), None, median(shares), 10)
        self.figures.add("shuffle of 100 cards, kB", median(sizes), None, median(sizes), 600)


MEASURES = ("start", "keys", "flood", "mouse", "idle", "growth", "deck", "shuffle")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="the game")
    parser.add_argument("--control", required=True, help="the program to compare with")
    parser.add_argument("--only", default=",".join(MEASURES), help=f"of {','.join(MEASURES)}")
    parser.add_argument("--starts", type=int, default=20)
    parser.add_argument("--keys", type=int, default=200)
    parser.add_argument("--json", help="a file for the figures")
    asked = parser.parse_args()
    asked.program, asked.control = map(os.path.abspath, (asked.program, asked.control))
    with tempfile.TemporaryDirectory() as home:
        terminal = Terminal(asked, home)
        for name in asked.only.split(","):
            if name not in MEASURES:
                sys.exit(f"--only {name}: expected some of {','.join(MEASURES)}")
            getattr(terminal, name)()
    if asked.json:
        with open(asked.json, "w") as out:
            json.dump(terminal.figures.rows, out, indent=1)


if __name__ == "__main__":
    sys.path.insert(0, os.environ.get("PTYBENCH", "."))
    try:
        import ptybench as tool
    except ModuleNotFoundError as error:
        sys.exit("the terminal emulator is missing: pip install pyte" if error.name == "pyte" else f"no ptybench: {error}")
    sys.exit(main())
