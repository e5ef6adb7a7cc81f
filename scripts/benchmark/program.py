"""What the whole program costs: CPU time from its start to the first picture, and the memory of one that runs."""

import os
import re
import signal
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

START_BAR = 20_000_000
# Kibibytes: a language whose dates need no library of them, and any.
MEMORY_BARS = {"C": 20 * 1024, "ja_JP": 28 * 1024, "ar_EG": 28 * 1024}
DISPLAY = """
locale = "{locale}"

[[widget]]
kind = "clock"
slot = "rectangular.1"

[[widget]]
kind = "date"
slot = "inline.1"

[[widget]]
kind = "battery"
slot = "circular.1"
"""


def surroundings(directory, locale):
    home = Path(directory)
    (home / "inkglance").mkdir(exist_ok=True)
    text = DISPLAY.format(locale=locale) if locale != "C" else DISPLAY.split("\n", 2)[2]
    (home / "inkglance" / "inkglance.toml").write_text(text)
    return {
        "PATH": os.environ.get("PATH", ""), "HOME": directory, "XDG_CONFIG_HOME": directory, "XDG_RUNTIME_DIR": directory,
        "STATE_DIRECTORY": directory + "/state", "TZ": "UTC",
    }


def cpu(words, environment):
    """Nanoseconds of CPU time of a process from its start to its end."""
    file = os.open(os.devnull, os.O_RDWR)
    process = os.posix_spawnp(
        words[0], words, environment, file_actions=[(os.POSIX_SPAWN_DUP2, file, number) for number in (0, 1, 2)])
    os.close(file)
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        raise SystemExit(f"bench: {' '.join(words)} ended with {status}")
    return int((usage.ru_utime + usage.ru_stime) * 1e9)


def start(program, peer, rounds):
    """CPU time to the first picture, ours and Pillow's in turn."""
    times = {"ours": [], "pillow": []}
    with tempfile.TemporaryDirectory() as directory:
        environment = surroundings(directory, "C")
        words = [str(program), "run", "--once"]
        cpu(words, environment)
        for _ in range(max(rounds, 5)):
            for path in Path(directory).glob("state/*"):
                path.unlink()
            times["ours"].append(cpu(words, environment))
            if peer:
                times["pillow"].append(cpu([str(word) for word in peer] + ["handheld", "1"], dict(os.environ)))
    row = {"what": "start to first picture", "cpu_ns": int(statistics.median(times["ours"])), "bar_ns": START_BAR}
    if peer:
        row["pillow_ns"] = int(statistics.median(times["pillow"]))
    row["verdict"] = "met" if row["cpu_ns"] <= START_BAR else "missed"
    return row


def memory(program, locale):
    """The most memory that a display of clock, date and battery had after ten ticks, its socket and history open."""
    with tempfile.TemporaryDirectory() as directory:
        lines = Path(directory) / "lines"
        with lines.open("wb") as output:
            process = subprocess.Popen(
                [str(program), "run", "--speed", "600", "--at", "2026-11-30T12:45"],
                env=surroundings(directory, locale), stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + 60
            while len(lines.read_bytes().splitlines()) < 11 and time.monotonic() < deadline:
                time.sleep(0.1)
            if len(lines.read_bytes().splitlines()) < 11:
                raise SystemExit(f"bench: the display made no eleven pictures in a minute, locale {locale}")
            status = Path(f"/proc/{process.pid}/status").read_text()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=30)
    found = {key: int(value) for key, value in re.findall(r"^(VmHWM|RssAnon):\s+(\d+) kB", status, re.M)}
    bar = MEMORY_BARS[locale]
    return {
        "what": f"memory, {locale}", "peak_kib": found["VmHWM"], "anonymous_kib": found.get("RssAnon"), "bar_kib": bar,
        "verdict": "met" if found["VmHWM"] <= bar else "missed",
    }


def measure(program, peer, rounds):
    return [start(program, peer, rounds), *(memory(program, locale) for locale in MEMORY_BARS)]
