import InkBoards
import InkLinux

extension Board.Panel {
  /// VCOM as a driver takes it.
  public var vcomMillivolts: Int? { vcom.map { Int(($0 * 1000).rounded()) } }
}

extension Board.Line {
  /// The line as the kernel's interface takes it.
  var reference: GPIOLineReference {
    switch self {
    case .number(let number): .number(number)
    case .name(let name): .name(name)
    }
  }
}
