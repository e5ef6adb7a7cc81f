extension Board.Line {
  /// The pin of a Raspberry Pi's header at which the line ends; nil for a line that is not numbered, and for one that the
  /// header has not (Raspberry Pi documentation, GPIO and the 40-pin header).
  public var headerPin: Int? {
    let number: Int? =
      switch self {
      case .number(let number): number
      case .name(let name): name.hasPrefix("GPIO") ? Int(name.dropFirst("GPIO".count)) : nil
      }
    return Header.linesByPin.first { $0.value == number }?.key
  }
}

extension Board.Line: CustomStringConvertible {
  /// "GPIO5", or the line's name.
  public var description: String {
    switch self {
    case .number(let number): "GPIO\(number)"
    case .name(let name): name
    }
  }
}
