import InkErrors
import InkPanels
import Testing

@testable import InkCommand

/// What only eyes can tell: the test card and the questions about it.
@MainActor
struct DiagnoseActiveTests {
  private func run(_ answers: [String], station: @escaping (SimulatedStation) -> Void = { _ in }) async -> Run
  {
    var rest = answers
    return await Run(
      "diagnose", "--active", "--board", "simulated", width: 300,
      simulate: {
        let simulated = try SimulatedStation($0)
        station(simulated)
        return simulated
      },
      change: { $0.readLine = { rest.isEmpty ? nil : rest.removeFirst() } })
  }

  @Test("the card is on the glass, every question is asked once, and yes to all is well")
  func well() async throws {
    var simulated: SimulatedStation?
    let run = await run(["y", "Yes", "", "what?", "y", "y", "y", "y"]) { simulated = $0 }
    #expect(run.output.contains("\nok    test card      looks as it should\n"))
    let asked = run.errors.split(separator: "?").count - 1
    #expect(asked == TestCardInterview.questions.count + 2)
    let card = TestCard.frame(width: 250, height: 122).rotated(by: .right)
    #expect(try #require(simulated).hardware.glass.frame == card)
    #expect(try #require(simulated).hardware.panelIsSafe)
  }

  @Test(
    "the first no names the fault, with its remedy",
    arguments: [
      (0, "shows nothing of it", "compare its sticker"),
      (1, "noise, striped or pale", "a V3 takes what a V4 takes"),
      (2, "what a partial refresh draws is not on the glass", "partial waveform is another or missing"),
      (3, "mirrored", "rows run the other way"), (4, "turned", "another `rotation`"),
      (5, "shifted or cut off", "V2, V3 and V4 differ so"),
    ])
  func fault(index: Int, fact: String, remedy: String) async {
    let run = await run([String](repeating: "y", count: index) + ["n"])
    #expect(run.status == .checkFailed)
    let page = run.output.split(separator: "\n").drop { !$0.hasPrefix("FAIL  test card") }
    #expect(page.first?.contains(fact) == true, "\(run.output)")
    #expect(page.dropFirst().first?.contains(remedy) == true, "\(run.output)")
  }

  @Test("where nobody answers nothing is claimed; a panel that fails is told as by run")
  func others() async {
    let silent = await run([])
    #expect(silent.output.contains("\n-     test card      nobody answered"))
    let dead = await run([]) { $0.hardware.wires.busyFault = .stuck(.high) }
    #expect(dead.output.contains("\nFAIL  test card      BUSY on simulated BUSY was still high"))
  }
}
