import InkErrors
import Testing

@Suite struct SuggestionTests {
  private static let commands = ["run", "preview", "diagnose", "gauge", "panel"]

  @Test(
    "a word near to a candidate finds it",
    arguments: [
      // Inserted, deleted, replaced, swapped with a neighbour, in another case, right already.
      ("previeww", "preview"), ("diagose", "diagnose"), ("gauje", "gauge"), ("pnael", "panel"),
      ("PANEL", "panel"), ("run", "run"), ("diganoze", "diagnose"), ("ru", "run"),
    ])
  func near(word: String, candidate: String) {
    #expect(Suggestion.nearest(to: word, among: Self.commands) == candidate)
  }

  @Test("a word far from all finds nothing", arguments: ["", "x", "status", "pan", "previewer of", "diagn"])
  func far(word: String) {
    #expect(Suggestion.nearest(to: word, among: Self.commands) == nil)
  }

  @Test("the nearer candidate wins, of equally near ones the first")
  func ties() {
    #expect(Suggestion.nearest(to: "max17049", among: ["max17055", "max17048", "max17043"]) == "max17048")
    #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", among: [String]()) == nil)
  }
}
