/// A command byte with its parameters: something a row says that only its controller understands.
public struct RegisterWrite: Equatable, Sendable {
  public var command: UInt8
  public var data: [UInt8]
  /// Which of a panel's chips takes it.
  public var chips: ChipSelect

  /// A register and what to write into it.
  public init(_ command: UInt8, _ data: [UInt8], to chips: ChipSelect = .all) {
    self.command = command
    self.data = data
    self.chips = chips
  }
}
