import Testing

@testable import InkLinux

struct HomeDirectoryTests {
  nonisolated static let paths: [(text: String, home: String?, path: String)] = [
    ("~/a b.json", "/home/anna", "/home/anna/a b.json"), ("~/a", "/home/anna/", "/home/anna/a"),
    ("~/a", "/", "/a"),
    ("~/a", nil, "~/a"), ("~anna/a", "/home/anna", "~anna/a"), ("/tmp/~/a", "/home/anna", "/tmp/~/a"),
    ("", "/home/anna", ""), ("~", "/home/anna", "~"),
  ]

  @Test("A path from home goes there, any other stays", arguments: paths.indices)
  func expanding(_ index: Int) {
    let (text, home, path) = Self.paths[index]
    #expect(HomeDirectory.expanding(text, home: home) == path)
  }

  @Test("The environment's home goes before the password file's, unless it is no path")
  func home() {
    #expect(HomeDirectory.path(environment: { $0 == "HOME" ? "/home/anna" : nil }) == "/home/anna")
    let known = HomeDirectory.path(environment: { _ in nil })
    #expect(known?.hasPrefix("/") != false)
    #expect(HomeDirectory.path(environment: { _ in "anna" }) == known)
  }
}
