/// A register as it came over the wire, for diagnostics.
public struct RawRegister: Equatable, Sendable {
  /// The datasheet's name.
  public var name: String
  /// Nil for what has none, as a kernel driver's properties.
  public var address: UInt8?
  /// In wire order.
  public var bytes: [UInt8]
  /// What the bytes mean, with unit; nil where that is not a number.
  public var meaning: String?
  /// What the meaning was taken from, document and section; nil for what has none.
  public var source: String?

  /// A register.
  public init(
    name: String, address: UInt8?, bytes: [UInt8], meaning: String? = nil, source: String? = nil
  ) {
    self.name = name
    self.address = address
    self.bytes = bytes
    self.meaning = meaning
    self.source = source
  }
}
