import InkBitmap
import InkBoards
import InkLinux

extension Board.Line {
  /// The line as the kernel's interface takes it.
  var reference: GPIOLineReference {
    switch self {
    case .number(let number): .number(number)
    case .name(let name): .name(name)
    }
  }
}

extension Board.Rotation {
  /// How an upright picture is turned before it is sent.
  public var quarterTurn: QuarterTurn { QuarterTurn(rawValue: rawValue) ?? .none }
}
