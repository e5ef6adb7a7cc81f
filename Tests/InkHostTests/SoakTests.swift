import InkSoak
import Testing

/// An hour with the other tests; `scripts/soak` runs a year, optimised, in minutes.
@MainActor @Suite("Soak") struct SoakTests {
  @Test(
    "No minute is missed, no wake is for nothing, the panel is never left powered", .timeLimit(.minutes(60)))
  func hour() async throws {
    let findings = try await Soak(days: 1.0 / 24).run()
    #expect(findings.wrong.isEmpty, "\(findings.text)")
    #expect(findings.refreshes > 20)
    #expect(findings.faults > 0)
  }
}
