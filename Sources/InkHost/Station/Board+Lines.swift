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
