"""What a minute's tick costs on the bus: bytes, system calls, CPU time, on counted nodes that are busy as a panel is."""

import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

# Panel: its busy level, what keeps it busy, milliseconds, and the sleep in which BUSY is held; the most bytes (median,
# any), calls and nanoseconds.
PANELS = {
    "2in13": ("24:1", "20:300", "10", (280, 560), 45, 100_000),
    "7in5": ("24:0", "12:400,04:20,02:10", None, (870, 1850), 25, 200_000),
}
MINUTES = 57


# Waits for a panel in a refresh, each a wake-up at its end: the pulse on its reset line, its start, and each command
# that keeps it busy. A chip that holds BUSY in deep sleep is ready before the pulse is over.
WAITS = {"2in13": 2, "7in5": 5}


def figures(text):
    """The lines "name median most" of inkbench."""
    return {words[0]: (int(words[1]), int(words[2])) for words in map(str.split, text.splitlines())}


def simulated(program, panel):
    done = subprocess.run([program, "--ticks", panel, str(MINUTES)], capture_output=True, text=True, check=True)
    return figures(done.stdout)


def library(folder, source):
    """The library that stands for the nodes; None where there is no compiler."""
    path = folder / "nodes.so"
    if not shutil.which("cc"):
        return None
    done = subprocess.run(
        ["cc", "-O2", "-shared", "-fPIC", "-o", str(path), str(source)], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"bench: {source} cannot be built: {done.stderr.strip()}")
    return path


def on_nodes(program, panel, nodes, minutes):
    """Median and most CPU time a tick, and system calls of the bus a tick, counted where they are made."""
    busy, commands, held, *_ = PANELS[panel]
    with tempfile.TemporaryDirectory() as directory:
        for name in ("gpiochip0", "spidev0.0"):
            (Path(directory) / name).touch()
        counts = Path(directory) / "counts"

        def run(count):
            environment = {
                **os.environ, "LD_PRELOAD": str(nodes), "NODES_BUSY": busy, "NODES_COMMANDS": commands,
                "NODES_COUNT": str(counts), **({"NODES_HELD": held} if held else {}),
            }
            done = subprocess.run(
                [program, "--ticks", panel, str(count), directory], capture_output=True, text=True, env=environment,
                check=False)
            if done.returncode != 0:
                raise SystemExit(f"bench: {panel}, {count} ticks: {done.stderr.strip() or done.returncode}")
            spi, _, sets, gets, waits, reads = map(int, counts.read_text().split())
            return figures(done.stdout), spi + sets + gets + waits + reads

        _, before = run(1)
        many, after = run(minutes)
        return {
            "nanoseconds": many["nanoseconds"], "waits": many["waits"],
            "calls": round((after - before) / (minutes - 1), 1),
        }


def waits(program, source, minutes):
    """Panel: how often a refresh of it waits, median and most; None without a compiler."""
    with tempfile.TemporaryDirectory() as folder:
        nodes = library(Path(folder), source)
        return nodes and {panel: on_nodes(program, panel, nodes, minutes)["waits"] for panel in PANELS}


def measure(program, source, rounds):
    """Rows, one a panel."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        nodes = library(Path(folder), source)
        for panel, (_, _, _, most_bytes, most_calls, most_time) in PANELS.items():
            found = simulated(program, panel)
            row = {
                "panel": panel, "bytes_median": found["bytes"][0], "bytes_most": found["bytes"][1],
                "bytes_bars": list(most_bytes), "calls_median": found["calls"][0], "calls_most": found["calls"][1],
                "calls_bar": most_calls,
            }
            is_met = (
                found["bytes"][0] <= most_bytes[0] and found["bytes"][1] <= most_bytes[1]
                and found["calls"][0] <= most_calls)
            measured = [on_nodes(program, panel, nodes, 20) for _ in range(rounds)] if nodes else []
            if measured:
                times = [each["nanoseconds"][0] for each in measured]
                row["calls_on_nodes"] = measured[0]["calls"]
                row["cpu_ns"] = int(statistics.median(times))
                row["cpu_spread"] = round((max(times) - min(times)) / row["cpu_ns"], 3)
                row["cpu_bar_ns"] = most_time
                is_met = is_met and row["cpu_ns"] <= most_time
            row["verdict"] = "missed" if not is_met else "met" if measured else "not measured on nodes"
            rows.append(row)
    return rows
