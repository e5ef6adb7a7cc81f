// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let simulated = #"""
    # No hardware at all: the program's own models of a panel and a gauge.
    title = "Simulated board"
    simulated = true

    [panel]
    model = "waveshare-2in13-v4"
    rotation = 90

    [gauge]
    model = "max17048"
    capacity_mah = 1200

    """#
}
