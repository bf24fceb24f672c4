#!/usr/bin/env python3
"""Run many kiosk players on one machine and print what they use beside the bounds.

Uses host.py of ptybench, which starts the players and presses one key a second in each.
"""

import argparse
import re
import subprocess
import sys
import tempfile

MOST_CORES, MOST_MIB = 0.7, 1.5


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the game")
    parser.add_argument("--host", required=True, help="host.py of ptybench")
    parser.add_argument("--players", type=int, default=300)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        command = [sys.executable, asked.host, str(asked.players), asked.program, "--kiosk", "--directory", directory]
        output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    alive = int(re.search(r"alive (\d+)", output)[1])
    memory = float(re.search(r"MiB \(([\d.]+),", output)[1])
    cores = float(re.search(r"cpu s per wall s ([\d.]+)", output)[1])
    show("players alive", alive, asked.players, alive >= asked.players)
    show("cores in total", cores, MOST_CORES, cores <= MOST_CORES)
    show("MiB each (PSS)", memory / asked.players, MOST_MIB, memory / asked.players <= MOST_MIB)


def show(what, figure, bound, is_within):
    print(f"{what:<20}{figure:>10.2f}{bound:>10.2f}  {'within' if is_within else 'BEYOND'}")


if __name__ == "__main__":
    main()
