import InkSoak
import Testing

/// A share of what `scripts/soak --handheld` runs: a week around each change of the clocks, with every trouble once.
@MainActor @Suite("Days of a handheld") struct HandheldSoakTests {
  @Test(
    "No wake is missed or early, no full refresh is needless, over both changes of the clocks, whatever fails",
    .timeLimit(.minutes(120)), arguments: ["2027-03-25T07:00:00Z", "2027-10-28T07:00:00Z"])
  func week(start: String) async throws {
    let findings = try await HandheldSoak(board: nil, from: start, days: 7).run()
    #expect(findings.wrong.isEmpty, "\(findings.text)")
    #expect(findings.troubles.count == 13)
    #expect(findings.rounds >= 40 && findings.excused < findings.rounds / 3)
    #expect(findings.partials > findings.fulls * 2)
  }

  @Test(
    "The same by the clock of a power board", .timeLimit(.minutes(120)),
    arguments: ["pisugar-2", "pisugar-3"])
  func powerBoard(name: String) async throws {
    let findings = try await HandheldSoak(board: name, from: "2027-03-26T07:00:00Z", days: 3).run()
    #expect(findings.wrong.isEmpty, "\(findings.text)")
    #expect(findings.rounds > 15)
  }

  @Test(
    "After a power cut at any step of a wake the next start knows what to do", .timeLimit(.minutes(120)))
  func cuts() async throws {
    let soak = try HandheldSoak(board: nil, from: HandheldSoak.starts[0], days: 15)
    let findings = try await soak.cutEverywhere(stride: 17, lucks: 1)
    #expect(findings.wrong.isEmpty, "\(findings.text)")
    #expect(findings.cuts > 10)
  }
}
