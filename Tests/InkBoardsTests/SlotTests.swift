import Testing

@testable import InkBoards

@Suite struct SlotTests {
  static let names: [(String, Slot?)] = [
    ("inline", Slot(.inline, 1)), ("inline.2", Slot(.inline, 2)), ("circular.1", Slot(.circular, 1)),
    ("circular.9", Slot(.circular, 9)), ("rectangular", Slot(.rectangular, 1)), ("screen", Slot(.screen)),
    ("screen.1", nil), ("circular.0", nil), ("circular.10", nil), ("circular.", nil), ("circular.1.2", nil),
    (".1", nil), ("", nil), ("circular.x", nil), ("circular.٣", nil), ("Circular.1", nil),
  ]

  @Test("a slot is a shape and a digit", arguments: names)
  func name(_ name: String, _ slot: Slot?) {
    #expect(Slot(name) == slot)
  }

  @Test("a slot's description is its full name", arguments: Slot.names)
  func description(_ name: String) {
    #expect(Slot(name).map { "\($0)" } == (name == "inline" ? "inline.1" : name))
  }
}
