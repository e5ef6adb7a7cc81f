/// A register, or a value kept in a few of them, as a row of a datasheet's table.
struct Register: Equatable, Sendable {
  /// The datasheet's name.
  var name: String
  var address: UInt8
  var encoding: Encoding
  /// Nil for bits and codes.
  var scale: Scale?
  /// What of a reading it gives; nil for what the chip's own rules interpret, or what is only shown.
  var quantity: Quantity?
  /// True where every reading needs it.
  var isNeeded: Bool
  /// Counts that mean "not known".
  var unknown: [Int]
  /// Names of bits, for diagnostics.
  var bits: [Int: String]
  /// Values within it, for diagnostics.
  var fields: [Field]
  /// True where its bytes are registers of their own, which may change one after the other.
  var isSplit = false
  /// What its address, scale and bits were taken from: document and section.
  var source = ""

  /// A number; `gives` puts it into every reading.
  init(
    _ name: String, at address: UInt8, _ encoding: Encoding, _ scale: Scale, gives quantity: Quantity? = nil,
    isNeeded: Bool = false, unknown: [Int] = []
  ) {
    self.name = name
    self.address = address
    self.encoding = encoding
    self.scale = scale
    self.quantity = quantity
    self.isNeeded = isNeeded || quantity != nil
    self.unknown = unknown
    bits = [:]
    fields = []
  }

  /// Bits, or a code.
  init(
    _ name: String, at address: UInt8, bits encoding: Encoding, isNeeded: Bool = false,
    names: [Int: String] = [:], fields: [Field] = []
  ) {
    self.name = name
    self.address = address
    self.encoding = encoding
    self.isNeeded = isNeeded
    unknown = []
    bits = names
    self.fields = fields
  }

  /// The same, read at every reading.
  var needed: Register {
    var register = self
    register.isNeeded = true
    return register
  }

  /// The same, of bytes that may change one after the other.
  var split: Register {
    var register = self
    register.isSplit = true
    return register
  }

  /// The same, taken from a document's section.
  func from(_ source: String) -> Register {
    var register = self
    register.source = source
    return register
  }

  /// The value of a count; nil for bits and where it means "not known".
  func value(of count: Int, on board: Scaling) -> Double? {
    guard let scale, !unknown.contains(count) else { return nil }
    return scale.value(of: count, on: board)
  }

  /// The value with its unit; bits in hexadecimal, with the names of those that are set and the values of fields.
  func text(of count: Int, on board: Scaling) -> String {
    guard let scale else {
      let names = bits.keys.sorted(by: >).filter { count >> $0 & 1 != 0 }.compactMap { bits[$0] }
      let parts = names + fields.map { $0.text(of: count, on: board) }
      return ([hexadecimal(count)] + (parts.isEmpty ? [] : [parts.joined(separator: ", ")]))
        .joined(separator: " ")
    }
    guard let value = value(of: count, on: board) else { return "not known" }
    let places = scale.factor == 1 && scale.basis == .plain ? 0 : 4
    let number = Decimals.text(value, places)
    return scale.unit.isEmpty ? number : "\(number) \(scale.unit)"
  }

  private func hexadecimal(_ count: Int) -> String {
    let digits = String(count, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: max(0, 2 * encoding.bytes - digits.count)) + digits
  }
}
