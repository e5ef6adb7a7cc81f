/// Bytes that come in pieces, as lines of bounded length.
struct BoundedLines {
  /// What a piece completes.
  enum Line: Equatable {
    /// Without its end; empty lines are left out.
    case line([UInt8])
    /// A line that is too long; nothing after it can be trusted.
    case tooLong
  }

  /// The longest line, bytes.
  let limit: Int
  private var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// The lines that these bytes complete, in order.
  mutating func add(_ bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        if !rest.isEmpty { lines.append(.line(rest)) }
        rest = []
      case UInt8(ascii: "\r"): continue
      default:
        rest.append(byte)
        guard rest.count <= limit else {
          rest = []
          return lines + [.tooLong]
        }
      }
    }
    return lines
  }
}
