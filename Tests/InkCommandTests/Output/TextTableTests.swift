import Testing

@testable import InkCommand

struct TextTableTests {
  let table = {
    var table = TextTable([
      .init(title: "NAME"), .init(title: "MS", dropOrder: 1, isRight: true),
      .init(title: "NOTE", dropOrder: 2),
    ])
    table.add(["alpha", "7", "first of all"])
    table.add(["be", "1200", ""])
    return table
  }()

  @Test("columns are as wide as they need and numbers stand right")
  func wide() {
    #expect(
      table.text(width: 80) == """
        NAME     MS  NOTE
        alpha     7  first of all
        be     1200

        """)
  }

  @Test("on a narrower page the columns that matter least go")
  func narrower() {
    #expect(table.text(width: 20) == "NAME     MS\nalpha     7\nbe     1200\n")
    #expect(table.text(width: 10) == "NAME\nalpha\nbe\n")
  }

  @Test("where nothing may go each thing has lines of its own")
  func records() {
    var table = TextTable([.init(title: "NAME"), .init(title: "NOTE")])
    table.add(["alpha", "the very first of all"])
    #expect(table.text(width: 16) == "alpha\n  note the very\n  first of all\n")
  }
}
