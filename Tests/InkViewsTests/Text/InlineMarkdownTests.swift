import Testing

@testable import InkViews

@Suite("InlineMarkdown")
struct InlineMarkdownTests {
  typealias Run = InlineMarkdown.Run

  private static let cases: [(String, [Run])] = [
    ("plain", [Run(text: "plain")]),
    ("**a**b", [Run(text: "a", isBold: true), Run(text: "b")]),
    ("__a__", [Run(text: "a", isBold: true)]),
    ("*a* _b_", [Run(text: "a", isItalic: true), Run(text: " "), Run(text: "b", isItalic: true)]),
    (
      "**a *b***",
      [Run(text: "a ", isBold: true), Run(text: "b", isBold: true, isItalic: true)]
    ),
    ("~~a~~", [Run(text: "a", isStruckThrough: true)]),
    ("`a*b*`", [Run(text: "a*b*", isCode: true)]),
    ("[here](https://example.org)", [Run(text: "here", isLink: true)]),
    ("2 * 3 * 4", [Run(text: "2 * 3 * 4")]),
    ("snake_case_name", [Run(text: "snake_case_name")]),
    ("\\*a\\*", [Run(text: "*a*")]),
    ("a [b", [Run(text: "a [b")]),
    ("", [Run(text: "")]),
  ]

  @Test("marks become styles, and what is no mark stays", arguments: cases)
  func runs(text: String, runs: [Run]) {
    #expect(InlineMarkdown.runs(of: text) == runs)
  }
}
