import InkBoards
import Testing

@testable import InkDiagnosis

@Suite struct ButtonsCheckTests {
  /// What the page says of a row of two buttons while `holder` has the second one's line.
  private static func outcome(heldBy holder: String?) throws -> Outcome? {
    let pi = try FakePi()
    var buttons = [Board.Button(name: "A"), Board.Button(name: "B")]
    (buttons[0].line, buttons[1].line) = (.number(5), .number(6))
    pi.usedBoard?.buttons = buttons
    pi.gpio.holders[6] = holder
    return try pi.findings().first { $0.name == "buttons" }?.outcome
  }

  @Test("free lines are named, and those of the display that runs")
  func free() throws {
    #expect(try Self.outcome(heldBy: nil) == .passed("A GPIO5, B GPIO6: free"))
    #expect(
      try Self.outcome(heldBy: "inkglance") == .passed("A GPIO5, B GPIO6: held by the display that runs"))
  }

  @Test("a line that something else has is a warning that names the button and its holder")
  func held() throws {
    guard case .warned(let fact, let remedy)? = try Self.outcome(heldBy: "gpio-keys") else {
      Issue.record("no warning")
      return
    }
    #expect(fact == "the button B, GPIO6 (gpiochip0 line 6), is held by \"gpio-keys\"")
    #expect(remedy.note != nil || !remedy.commands.isEmpty)
  }

  @Test("a board without buttons has no such line on its page")
  func none() throws {
    #expect(try FakePi().findings().allSatisfy { $0.name != "buttons" })
  }
}
