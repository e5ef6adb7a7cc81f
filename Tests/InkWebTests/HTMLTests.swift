import Testing

@testable import InkWeb

@Suite("HTML")
struct HTMLTests {
  @Test(
    "What is put into a page cannot become a part of it",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\" onload=\"x", "&quot; onload=&quot;x"), ("' & '", "&#39; &amp; &#39;"), ("&lt;", "&amp;lt;"),
      ("a\u{0}b\u{1B}[2J\u{7F}\u{85}", "a\u{FFFD}b\u{FFFD}[2J\u{FFFD}\u{FFFD}"),
      ("abc\u{202E}cba\u{2066}", "abc\u{FFFD}cba\u{FFFD}"), ("Ünï 日本\n\t", "Ünï 日本\n\t"),
    ] as [(String, String)])
  func escapes(text: String, escaped: String) {
    let page: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(page.text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("Pages go into pages as they are")
  func nests() {
    let inner: HTML = "<b>\("<")</b>"
    let list: HTML = [inner, inner].joined()
    #expect(("<p>\(list)\(3)</p>" as HTML).text == "<p><b>&lt;</b><b>&lt;</b>3</p>")
  }
}
