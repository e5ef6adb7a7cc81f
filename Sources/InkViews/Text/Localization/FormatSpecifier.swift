/// Takes format strings apart: "%@ of %2$lld".
enum FormatSpecifier {
  /// True for a specifier without width or precision.
  static func isPlain(_ specifier: String) -> Bool {
    ["%@", "%lld", "%ld", "%d", "%i", "%llu", "%lu", "%u", "%f", "%lf"].contains(specifier)
  }

  /// True for a specifier of floating-point numbers.
  static func isFloating(_ specifier: String) -> Bool {
    specifier.last.map { "aAeEfFgG".contains($0) } ?? false
  }

  /// The pieces of a format; values without a position count up from the first.
  static func pieces(of format: String) -> [FormatPiece] { pieces(of: format[...], startingAt: 0).pieces }

  /// The pieces of part of a format, and the index of the next value without a position.
  static func pieces(of format: Substring, startingAt first: Int) -> (pieces: [FormatPiece], next: Int) {
    var pieces: [FormatPiece] = []
    var (literal, next, rest) = ("", first, format)
    func flush() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@diouxXaAeEfFgGcCsSp".contains($0) }),
        rest[..<end].allSatisfy({ "0123456789$+-#.'hlqLjzt".contains($0) })
      else {
        literal += "%"
        continue
      }
      flush()
      var body = rest[...end]
      var index = next
      if let dollar = body.firstIndex(of: "$"), let position = Int(body[..<dollar]) {
        index = position - 1
        body = body[body.index(after: dollar)...]
      } else {
        next += 1
      }
      pieces.append(.value(index: index, specifier: "%" + body))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    flush()
    return (pieces, next)
  }
}
