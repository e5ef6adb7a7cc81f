extension OptionDeclaration {
  static let board = OptionDeclaration("board", "NAME|FILE", "the board file, by name or by path")
  static let config = OptionDeclaration(
    "config", "FILE", "the display file, else inkglance.toml where it is looked for")
  static let at = OptionDeclaration("at", "TIME", "the moment to begin at, such as 2026-03-14T12:45 or 12:45")
  static let json = OptionDeclaration("json", nil, "the same facts as JSON")
  static let glass = OptionDeclaration(
    "glass", "FILE.png", "write what the glass shows, native orientation, one pixel a dot")
  static let trace = OptionDeclaration("trace", "FILE", "write every byte and level that goes to the panel")
  static let fault = OptionDeclaration(
    "fault", "FAULT", "on a simulated Raspberry Pi with that fault; see `inkglance list faults`")
}
