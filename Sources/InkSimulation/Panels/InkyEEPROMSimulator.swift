import InkBuses

/// The EEPROM on Pimoroni's Inky boards: 24C32, two bytes of address, the counter goes on after each byte read.
///
/// Holds what the maker writes: width, height, colour, board revision, display variant, time.
public final class InkyEEPROMSimulator: SimulatedI2CChip {
  /// The chip's memory.
  public private(set) var memory = [UInt8](repeating: 0xFF, count: 4096)
  private var counter = 0
  /// Bytes that were written behind an address, which a reader must never do.
  public private(set) var writtenBytes = 0

  /// A board of a display variant, 10 for the black pHAT on the SSD1608.
  public init(width: Int, height: Int, color: UInt8, boardRevision: UInt8 = 12, variant: UInt8) {
    let time = Array("2024-03-14 12:34:56.7".utf8.prefix(21))
    var bytes = [
      UInt8(width & 0xFF), UInt8(width >> 8), UInt8(height & 0xFF), UInt8(height >> 8), color, boardRevision,
      variant,
      UInt8(time.count),
    ]
    bytes += time
    memory.replaceSubrange(0..<bytes.count, with: bytes)
  }

  /// The EEPROM of a simulated panel, where its board has one; lying boards call 250 × 122 by their landscape size.
  convenience init?(of panel: SimulatedPanel) {
    let variants: [String: (color: UInt8, variant: UInt8)] = [
      "inky-phat-ssd1608": (1, 10), "inky-phat-ssd1608-red": (2, 11), "inky-phat-ssd1608-yellow": (3, 12),
      "inky-impression-5in7": (5, 14), "inky-impression-4": (5, 15), "inky-what-black": (1, 17),
      "inky-what-red": (2, 18), "inky-what-yellow": (3, 19), "inky-impression-7in3-acep": (5, 20),
      "inky-impression-13in3": (6, 21), "inky-impression-7in3": (6, 22), "inky-phat-jd79661": (7, 23),
      "inky-what-jd79668": (7, 24),
      "inky-impression-4-spectra": (6, 25),
    ]
    guard let known = variants[panel.model] else { return nil }
    self.init(
      width: max(panel.width, panel.height), height: min(panel.width, panel.height), color: known.color,
      variant: known.variant)
  }

  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    if written.count >= 2 { counter = (Int(written[0]) << 8 | Int(written[1])) % memory.count }
    writtenBytes += max(0, written.count - 2)
    return (0..<count).map { _ in
      defer { counter = (counter + 1) % memory.count }
      return memory[counter]
    }
  }

  public func linesHeldLow(from start: Duration, to end: Duration) {}

  public func brownOut(at time: Duration) { counter = 0 }
}
