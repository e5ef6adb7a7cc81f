extension Register {
  /// Some bits of a register that are a value of their own, for diagnostics.
  struct Field: Equatable, Sendable {
    var name: String
    var bits: ClosedRange<Int>
    /// Nil for a code.
    var scale: Scale?

    init(_ name: String, _ bits: ClosedRange<Int>, _ scale: Scale? = nil) {
      self.name = name
      self.bits = bits
      self.scale = scale
    }

    /// "ATHD 4 %".
    func text(of count: Int, on board: Scaling) -> String {
      let part = count >> bits.lowerBound & (1 << bits.count - 1)
      guard let scale else { return "\(name) \(part)" }
      let value = Decimals.text(
        scale.value(of: part, on: board), scale.factor.rounded() == scale.factor ? 0 : 2)
      return "\(name) \(value)" + (scale.unit.isEmpty ? "" : " \(scale.unit)")
    }
  }
}
