import Testing

/// Bytes in a chip's registers, worked out by hand from its datasheet, and what they say.
struct ChipReading: CustomTestStringConvertible {
  let model: String
  let what: String
  let registers: [UInt8: [UInt8]]
  let check: WireChip.Check
  let text: String

  init(
    _ model: String, _ what: String, _ registers: [UInt8: [UInt8]], check: WireChip.Check = .none,
    _ text: String
  ) {
    self.model = model
    self.what = what
    self.registers = registers
    self.check = check
    self.text = text
  }

  var testDescription: String { "\(model), \(what)" }

  static let all = gauges + monitors + supplies + boards
}
