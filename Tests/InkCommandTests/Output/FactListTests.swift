import Testing

@testable import InkCommand

struct FactListTests {
  let facts = {
    var facts = FactList()
    facts.add("panel", "a panel of some length")
    facts.add("nothing", nil)
    facts.add("mode", "full")
    return facts
  }()

  @Test("values share a column and wrap in it; what has no value is left out")
  func columns() {
    #expect(facts.text(width: 80) == "panel  a panel of some length\nmode   full\n")
    #expect(facts.text(width: 27) == "panel  a panel of some\n       length\nmode   full\n")
  }

  @Test("on a narrow page the value stands below its label")
  func narrow() {
    #expect(facts.text(width: 20) == "panel\n  a panel of some\n  length\nmode\n  full\n")
  }
}
