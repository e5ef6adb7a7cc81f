// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let simulated = #"""
    # No hardware at all: the program's own models of a panel and a gauge, and buttons that `run --press` presses.
    title = "Simulated board"
    simulated = true

    [panel]
    model = "waveshare-2in13-v4"
    rotation = 90

    [gauge]
    model = "max17048"
    capacity_mah = 1200

    [[button]]
    name = "A"
    line = 5
    short = "next"
    long = "refresh"

    [[button]]
    name = "B"
    line = 6
    short = "previous"

    [[button]]
    name = "C"
    line = 16
    short = "refresh"

    [[button]]
    name = "D"
    line = 24
    short = "wake"
    long = "shut-down"

    """#
}
