import InkSoak
import Testing

@Suite("Fuzz")
struct FuzzTests {
  static let kinds = FuzzKind.allCases

  @Test("Hostile bytes end in an error or a value, some in each, quickly", arguments: kinds)
  func kind(_ kind: FuzzKind) throws {
    let count = kind == .http ? 60 : 1500
    let findings = try Fuzz(seed: 7, kinds: [kind]).run(count: count)
    let tally = try #require(findings.tallies[kind])
    #expect(tally.cases == count)
    // Were none read, the cases would be too bad to reach anything; were all, too good.
    #expect(tally.read > 0 && tally.read < count, "\(tally.read) of \(count)")
    #expect(tally.slowest < .seconds(10))
  }

  @Test("A case is made of its number alone")
  func numbers() throws {
    let all = try Fuzz(seed: 3, kinds: [.json]).run(count: 400).tallies[.json]?.read ?? 0
    let parts = try [0, 150].map { first in
      try Fuzz(seed: 3, kinds: [.json]).run(count: first == 0 ? 150 : 250, first: first).tallies[.json]?.read
        ?? 0
    }
    #expect(parts.reduce(0, +) == all)
  }
}
