"""How often a display that waits is woken, from the kernel's count of context switches."""

import os
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path


class Switches:
    """Voluntary context switches of all threads of a process: each is a wait, and so a wake-up at its end."""

    def __init__(self, process):
        self.tasks = Path(f"/proc/{process}/task")
        # By thread, those that have ended included.
        self.known = {}

    def count(self):
        for status in self.tasks.glob("*/status"):
            try:
                text = status.read_text()
            except (FileNotFoundError, ProcessLookupError):
                continue
            found = re.search(r"^voluntary_ctxt_switches:\s+(\d+)", text, re.M)
            if found:
                self.known[status.parent.name] = int(found.group(1))
        return sum(self.known.values())


def measure(program, minutes):
    """Runs the built-in display on the simulated board in real time, its control socket open, and counts."""
    with tempfile.TemporaryDirectory() as directory:
        environment = {
            "PATH": os.environ.get("PATH", ""), "XDG_RUNTIME_DIR": directory, "XDG_CONFIG_HOME": directory,
            "HOME": directory,
        }
        lines = Path(directory) / "lines"
        with lines.open("wb") as output:
            process = subprocess.Popen(
                [str(program), "run"], env=environment, stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.DEVNULL)
        try:
            found = watch(process.pid, lines, minutes)
            if process.poll() is not None:
                raise SystemExit(f"bench: the program ended by itself, with {process.returncode}")
            return found
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=30)


def watch(process, lines, minutes):
    switches = Switches(process)
    # The first picture, and a whole minute for what a start brings along.
    time.sleep(60 - time.time() % 60 + 30)
    samples = []
    for _ in range(int(minutes * 60) + 1):
        samples.append((switches.count(), lines.stat().st_size))
        time.sleep(1)
    steps = [
        (after[0] - before[0], after[1] != before[1]) for before, after in zip(samples, samples[1:])]
    ticks, idle = [], []
    for index, (_, hasLine) in enumerate(steps):
        # A tick may begin in the second before its line comes, and end in the one after.
        if hasLine:
            ticks.append(sum(count for count, _ in steps[max(0, index - 1) : index + 2]))
        elif not any(isTick for _, isTick in steps[max(0, index - 1) : index + 2]):
            idle.append(steps[index][0])
    return {
        "minutes": minutes, "ticks": len(ticks), "wakes_by_tick": ticks, "most_wakes_a_tick": max(ticks, default=0),
        "median_wakes_a_tick": sorted(ticks)[len(ticks) // 2] if ticks else None,
        "idle_seconds": len(idle), "wakes_between_ticks": sum(idle),
    }
