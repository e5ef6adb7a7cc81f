import Testing

@testable import InkXcode

@Suite("SwiftName")
struct SwiftNameTests {
  @Test(
    "names of pictures and colours become words as Xcode makes them",
    arguments: [
      ("Leaf", nil, "leaf"), ("AccentColor", "color", "accent"), ("Color", "color", "color"),
      ("brand-primary", "color", "brandPrimary"), ("ProfileImage", "image", "profile"),
      ("URLIcon", "image", "urlIcon"), ("2x Logo", "image", "_2xLogo"),
      ("widget background", nil, "widgetBackground"),
      ("icon_24", nil, "icon24"), ("--", nil, nil),
    ] as [(String, String?, String?)])
  func member(name: String, suffix: String?, word: String?) {
    #expect(SwiftName.member(name, without: suffix) == word)
  }

  @Test("words of the language stand in backquotes", arguments: [("default", "`default`"), ("leaf", "leaf")])
  func quoted(word: String, written: String) {
    #expect(SwiftName.quoted(word) == written)
  }

  @Test(
    "a case of an enumeration begins small, and is as written else",
    arguments: [("CET4", "cET4"), ("TOEFL", "tOEFL"), ("Default", "`default`"), ("small", "small")])
  func enumerationCase(name: String, written: String) {
    #expect(SwiftName.enumerationCase(name) == written)
  }

  @Test(
    "what is no identifier is told",
    arguments: [("abc_1", true), ("1abc", false), ("a b", false), ("", false)])
  func identifier(name: String, isOne: Bool) {
    #expect(SwiftName.isIdentifier(name) == isOne)
  }
}
