import Testing

@testable import InkCommand

@Suite("EnvironmentLocale")
struct EnvironmentLocaleTests {
  @Test(
    "the first variable that is set decides, and what is no language is none",
    arguments: [
      ([:], nil),
      (["LANG": "de_DE.UTF-8"], "LANG de_DE"),
      (["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR"], "LC_TIME fr_FR"),
      (["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR", "LC_ALL": "ja_JP.eucJP"], "LC_ALL ja_JP"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], nil),
      (["LANG": "de_DE.UTF-8", "LC_ALL": ""], "LANG de_DE"),
      (["LANG": "C.UTF-8"], nil),
      (["LANG": "POSIX"], nil),
      (["LANG": "de_DE@euro"], "LANG de_DE"),
      (["LANG": "sr_RS.UTF-8@latin"], "LANG sr_Latn_RS"),
      (["LANG": "gsw"], "LANG gsw"),
      (["LANG": "../../etc/passwd"], nil),
    ] as [([String: String], String?)])
  func decided(_ variables: [String: String], _ expected: String?) {
    let locale = EnvironmentLocale { variables[$0] }
    #expect(locale.map { "\($0.variable) \($0.identifier)" } == expected)
  }
}
