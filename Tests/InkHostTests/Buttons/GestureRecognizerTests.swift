import InkBoards
import Testing

@testable import InkHost

@Suite struct GestureRecognizerTests {
  /// Milliseconds and levels: "+" pressed, "-" let go; "=" lets time pass.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var gestures: Set<ButtonGesture> = [.short, .double, .long]
    var isHeld = false
    var edges: [(Int, Character)]
    var found: [String]

    init(
      _ name: String, _ edges: [(Int, Character)], _ found: [String],
      gestures: Set<ButtonGesture> = [.short, .double, .long], isHeld: Bool = false
    ) {
      testDescription = name
      (self.edges, self.found, self.gestures, self.isHeld) = (edges, found, gestures, isHeld)
    }
  }

  static let cases: [Case] = [
    Case(
      "a short press, told when no second one can come", [(0, "+"), (100, "-"), (449, "="), (450, "=")],
      ["450 short"]),
    Case(
      "a short press where nothing waits for a second one", [(0, "+"), (100, "-")], ["100 short"],
      gestures: [.short, .long]),
    Case("a double press", [(0, "+"), (100, "-"), (300, "+"), (380, "-"), (900, "=")], ["380 double"]),
    Case(
      "a second press that comes too late is another one",
      [(0, "+"), (100, "-"), (460, "+"), (550, "-"), (1000, "=")], ["460 short", "900 short"]),
    Case("a long press, told while it lasts", [(0, "+"), (799, "="), (800, "="), (1500, "-")], ["800 long"]),
    Case("a long press that is told of late", [(0, "+"), (1500, "-")], ["1500 long"]),
    Case(
      "held for long where that means nothing, it is short", [(0, "+"), (1500, "-")], ["1500 short"],
      gestures: [.short]),
    Case(
      "contacts bounce at both edges",
      [(0, "+"), (1, "-"), (3, "+"), (100, "-"), (102, "+"), (104, "-"), (500, "=")], ["450 short"],
      gestures: [.short, .double]),
    Case(
      "a pulse shorter than contacts bounce is none", [(0, "+"), (4, "-"), (300, "+"), (400, "-")],
      ["400 short"], gestures: [.short]),
    Case("nor does such a pulse become a long press", [(0, "+"), (4, "-"), (900, "=")], []),
    Case(
      "held at the start, it means nothing until it was let go", [(2000, "-"), (3000, "+"), (3100, "-")],
      ["3100 short"], gestures: [.short, .long], isHeld: true),
    Case("held at the start and ever after", [(60_000, "=")], [], isHeld: true),
    Case("let go after a sleep that hid the press", [(100, "-"), (900, "=")], []),
    Case("pressed before a sleep, and let go after it", [(0, "+"), (7_200_000, "-")], ["7200000 long"]),
    Case(
      "a double press where only a short one does something", [(0, "+"), (100, "-"), (300, "+"), (380, "-")],
      ["100 short", "380 short"], gestures: [.short]),
    Case(
      "a short press where only a long one does something", [(0, "+"), (100, "-"), (900, "=")], [],
      gestures: [.long]),
    Case("a double press with a long second half", [(0, "+"), (100, "-"), (300, "+"), (2000, "=")], []),
  ]

  @Test("Gestures, and when they are certain", arguments: cases)
  func gestures(_ it: Case) {
    var recognizer = GestureRecognizer(it.gestures, isPressed: it.isHeld)
    var found: [String] = []
    func take(_ gestures: [ButtonGesture], _ time: Int) { found += gestures.map { "\(time) \($0.rawValue)" } }
    for (time, sign) in it.edges {
      let now = Duration.milliseconds(time)
      // As a host does: it wakes at the deadline, not with the next edge.
      while let deadline = recognizer.deadline, deadline <= now, sign == "=" {
        take(recognizer.settle(at: deadline), Int(deadline / .milliseconds(1)))
      }
      if sign != "=" { take(recognizer.edge(isPressed: sign == "+", at: now), time) }
    }
    #expect(found == it.found)
  }

  @Test("While nothing is pressed there is nothing to wait for")
  func deadline() {
    var recognizer = GestureRecognizer([.short, .double, .long])
    #expect(recognizer.deadline == nil)
    _ = recognizer.edge(isPressed: true, at: .seconds(1))
    #expect(recognizer.deadline == .milliseconds(1800))
    _ = recognizer.settle(at: .seconds(2))
    #expect(recognizer.deadline == nil, "a button that something lies on costs nothing")
  }
}

@Suite struct PressQueueTests {
  static let command = ButtonAction.command(["/bin/true"], deadline: .seconds(1))

  static let turns: [([ButtonAction], Int?)] = [
    ([.next], 2), ([.next, .next], 0), ([.previous, .previous], 2), ([.next, .previous], 1),
    ([.page("c"), .next], 0), ([.next, .page("a")], 0), ([.page("gone")], nil), ([.refresh], 1),
    (Array(repeating: .next, count: 2000), 2),
  ]

  @Test("Presses that came meanwhile are one turn, from the second page of three", arguments: turns)
  func turn(actions: [ButtonAction], page: Int?) {
    var queue = PressQueue()
    for action in actions { queue.add(action) }
    #expect(queue.target(from: 1, among: ["a", "b", "c"]) == page)
  }

  @Test("Everything else is done once, and the queue is bounded")
  func others() {
    var queue = PressQueue()
    for action in [ButtonAction.refresh, .wake, .refresh, Self.command, Self.command] { queue.add(action) }
    #expect(queue.others == [.refresh, .wake, Self.command])
    for number in 0..<100 { queue.add(.command(["\(number)"], deadline: .seconds(1))) }
    #expect(queue.others.count == PressQueue.mostOthers)
    #expect(!queue.turnsPage && !queue.isEmpty)
  }
}
