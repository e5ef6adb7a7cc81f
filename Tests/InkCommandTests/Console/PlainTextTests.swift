import InkErrors
import Testing

@testable import InkCommand

struct PlainTextTests {
  @Test(
    "a terminal without UTF-8 gets the nearest in ASCII",
    arguments: [
      ("250 × 122 · 64 %", "250 x 122 - 64 %"), ("“Tokyo” … 25 °C", "\"Tokyo\" ... 25 C"),
      ("plain", "plain"), ("日 week", "? week"), ("\u{1B}[32mok\u{1B}[0m", "\u{1B}[32mok\u{1B}[0m"),
    ])
  func ascii(text: String, plain: String) { #expect(PlainText.ascii(text) == plain) }

  @Test(
    "the first variable that is set decides, and none is the locale C",
    arguments: [
      (["LANG": "de_DE.UTF-8"], true), (["LANG": "ja_JP.eucJP"], false), ([:], false),
      (["LANG": "C"], false), (["LANG": "C.utf8"], true),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "en_GB.UTF-8"], true),
    ] as [([String: String], Bool)])
  func locale(environment: [String: String], isUTF8: Bool) {
    #expect(PlainText.isUTF8(environment) == isUTF8)
  }

  @Test("nothing that the program says is lost: every character of its messages has a likeness")
  @MainActor func likeness() async {
    for command in Program.commands {
      let words = command.declaration.name.split(separator: " ").map(String.init) + ["--help"]
      let help = await Run(words: words)
      #expect(!PlainText.ascii(help.output.replacing("?", with: "")).contains("?"), "\(words)")
    }
  }
}
