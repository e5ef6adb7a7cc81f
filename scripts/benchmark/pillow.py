"""Pillow's side of `scripts/bench`: pillow.py WORKLOAD COUNT prints the median CPU time of a run in nanoseconds."""

import math
import sys
import time

from PIL import Image, ImageDraw, ImageFont

FONTS = "/usr/share/fonts/truetype/dejavu/"
kept = {}


def font(size, bold=False):
    """A font, opened once: what a careful program does."""
    key = (size, bold)
    if key not in kept:
        kept[key] = ImageFont.truetype(FONTS + ("DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"), size)
    return kept[key]


def label(draw, x, y, text, size, bold=False, anchor="ls"):
    draw.text((x, y), text, font=font(size, bold), fill=0, anchor=anchor)


def ring(draw, x, y, radius, track, width, percent):
    outer = radius + track / 2
    draw.ellipse((x - outer, y - outer, x + outer, y + outer), outline=0, width=track)
    outer = radius + width / 2
    draw.arc((x - outer, y - outer, x + outer, y + outer), -90, -90 + 3.6 * percent, fill=0, width=width)


def handheld():
    image = Image.new("1", (250, 122), 1)
    draw = ImageDraw.Draw(image)
    ring(draw, 60, 61, 48, 2, 10, 87)
    label(draw, 60, 61, "87%", 28, True, "mm")
    label(draw, 126, 40, "Charging", 18)
    label(draw, 124, 84, "12:34", 40, True)
    return image


def desk():
    image = Image.new("1", (800, 480), 1)
    draw = ImageDraw.Draw(image)
    label(draw, 24, 128, "12:34", 120, True)
    label(draw, 28, 184, "Thursday 14 March 2026", 32)
    ring(draw, 150, 330, 100, 3, 22, 87)
    label(draw, 150, 322, "87%", 48, True, "mm")
    label(draw, 150, 370, "Charging", 20, False, "mm")
    draw.rounded_rectangle((290, 220, 540, 430), 12, outline=0, width=2)
    for number, text in enumerate(("Front door locked", "Living room 21.5 \u00b0C", "Next: 14:00 review")):
        label(draw, 308, 270 + 60 * number, text, 22)
    label(draw, 24, 468, "87% \u00b7 2 h 10 m left \u00b7 21.5 \u00b0C", 20)
    x, y = 670, 300
    draw.ellipse((x - 121, y - 121, x + 121, y + 121), outline=0, width=3)

    def line(turn, start, end, width):
        dx, dy = math.sin(2 * math.pi * turn), -math.cos(2 * math.pi * turn)
        draw.line((x + start * dx, y + start * dy, x + end * dx, y + end * dy), fill=0, width=width)

    for number in range(1, 13):
        angle = math.pi * number / 6
        label(draw, x + 98 * math.sin(angle), y - 98 * math.cos(angle), str(number), 20, True, "mm")
        line(number / 12, 112, 118, 2)
    line(1 + 34 / 720, 0, 58, 7)
    line(34 / 60, 0, 80, 4)
    return image


def ramp():
    pixels = bytearray()
    for y in range(480):
        for x in range(800):
            noise = ((y * 37) ^ (x * 11)) % 23 - 11
            pixels.append(max(0, min(255, x * 255 // 799 + noise)))
    return Image.frombytes("L", (800, 480), bytes(pixels))


def workloads(name):
    if name == "handheld":
        return handheld
    if name == "desk":
        return desk
    gray = ramp()
    if name == "floyd-steinberg":
        # To packed bytes, as a panel takes them.
        return lambda: gray.convert("1").tobytes()
    if name == "pack":
        return lambda: gray.convert("1", dither=Image.Dither.NONE).tobytes()
    if name == "rotate":
        frame = gray.convert("1")
        return lambda: frame.transpose(Image.Transpose.ROTATE_270).tobytes()
    sys.exit(3)


def main():
    run, count = workloads(sys.argv[1]), int(sys.argv[2])
    times = []
    for _ in range(count):
        start = time.thread_time_ns()
        picture = run()
        times.append(time.thread_time_ns() - start)
    print(sorted(times)[count // 2])
    if len(sys.argv) > 3 and isinstance(picture, Image.Image):
        picture.save(sys.argv[3])


main()
