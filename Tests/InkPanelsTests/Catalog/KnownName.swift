import Testing

/// What other programs and the panels themselves call them: class or table entry, part, marking on the cable, with the
/// size by which such a program drives it.
struct KnownName: Sendable, CustomTestStringConvertible {
  var names: [String]
  var width: Int
  var height: Int

  init(_ width: Int, _ height: Int, _ names: String...) { self.init(width, height, names) }

  init(_ width: Int, _ height: Int, _ names: [String]) {
    (self.names, self.width, self.height) = (names, width, height)
  }

  var testDescription: String { names[0] }
}
