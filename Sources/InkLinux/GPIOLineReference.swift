/// How a board file names a line.
public enum GPIOLineReference: Hashable, Sendable {
  /// A BCM number on a Raspberry Pi's header; on other boards the line's offset in the chip.
  case number(Int)
  /// The name that the device tree gives the line: "GPIO24", "PIN_22".
  case name(String)
}
