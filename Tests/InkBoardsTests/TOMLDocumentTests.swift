import Testing

@testable import InkBoards

@Suite struct TOMLDocumentTests {
  @Test("every value keeps its place, and keys the order of the file")
  func places() throws {
    let document = try TOMLDocument(
      parsing: """
        zebra = 1
        [panel]
        model = "x" # é
        lines = { busy = 24, "ü.b" = 0x11 }
        """)
    #expect(document.root.keys == ["zebra", "panel"])
    let panel = try #require(document.root.entry("panel"))
    #expect(panel.keyPosition == TextPosition(line: 2, column: 2))
    #expect(panel.value.position == TextPosition(line: 2, column: 1))
    let lines = try #require(panel.value.table?.entry("lines")?.value.table)
    #expect(lines.keys == ["busy", "ü.b"])
    #expect(lines["busy"] == TOMLValue(.integer(24), at: TextPosition(line: 4, column: 18)))
    #expect(lines.entry("ü.b")?.keyPosition == TextPosition(line: 4, column: 22))
    #expect(lines["ü.b"]?.integer == 17)
  }

  static let values: [(String, TOMLValue.Content)] = [
    ("\"a\\tb \\u00e9\"", .string("a\tb é")),
    ("'C:\\path'", .string("C:\\path")),
    ("\"\"\"\na\nb\"\"\"", .string("a\nb")),
    ("-9223372036854775808", .integer(.min)),
    ("1_000", .integer(1000)),
    ("-1.5e3", .number(-1500)),
    ("inf", .number(.infinity)),
    ("true", .boolean(true)),
    ("2024-02-29", .dateTime("2024-02-29")),
    ("23:59:00", .dateTime("23:59:00")),
    ("2024-02-29T01:02:03+09:00", .dateTime("2024-02-29T01:02:03+09:00")),
    ("[]", .array([])),
    ("{}", .table(TOMLTable())),
  ]

  @Test("a value of each type is read", arguments: values)
  func types(_ text: String, _ content: TOMLValue.Content) throws {
    let document = try TOMLDocument(parsing: "value = \(text)\n")
    #expect(document.root["value"]?.content == content)
  }

  @Test("a list of tables keeps its order")
  func listOfTables() throws {
    let document = try TOMLDocument(parsing: "[[w]]\nk = 2\n[[w]]\nk = 1\n[[w]]\n")
    let tables = try #require(document.root["w"]?.array)
    #expect(tables.map { $0.table?["k"]?.integer } == [2, 1, nil])
    #expect(tables.map(\.position.line) == [1, 3, 5])
  }

  @Test("an empty file is an empty document")
  func empty() throws {
    #expect(try TOMLDocument(parsing: "").root == TOMLTable())
    #expect(try TOMLDocument(parsing: "\u{FEFF}# only a comment").root == TOMLTable())
  }

  static let broken: [(String, TextPosition, String)] = [
    ("a = 1\na = 2", TextPosition(line: 2, column: 5), "redefine"),
    ("a = 1 é", TextPosition(line: 1, column: 7), "saw 'é'"),
    ("a.\"", TextPosition(line: 1, column: 4), "end-of-file"),
    (String(repeating: "a.", count: 2000) + "a = 1", TextPosition(line: 1, column: 2002), "dots"),
    ("x = [" + String(repeating: "[", count: 5000), TextPosition(line: 1, column: 261), "nest"),
  ]

  @Test("what is no TOML is told with its place", arguments: broken)
  func syntax(_ text: String, _ place: TextPosition, _ word: String) {
    #expect {
      try TOMLDocument(parsing: text)
    } throws: { error in
      let error = error as? TOMLDocument.SyntaxError
      return error?.position == place && error?.message.contains(word) == true
    }
  }

  @Test("dots in strings and comments are no keys, so they are not counted")
  func dots() throws {
    let many = String(repeating: ".", count: 3000)
    let text =
      "a = \"\(many)\" # \(many)\nb = '\(many)'\nc = '''\n\(many)\n\"'''\nd = \"\"\"\\\"\(many)\"\"\"\n"
    #expect(try TOMLDocument(parsing: text).root.keys == ["a", "b", "c", "d"])
  }

  @Test("bytes that are no UTF-8 are an error")
  func encoding() {
    #expect(throws: TOMLDocument.SyntaxError.self) {
      try TOMLDocument(parsing: [0x61, 0x3D, 0x22, 0xFF, 0x22])
    }
  }
}

@Suite("TOMLTable")
struct TOMLTableTests {
  static let places: [(String, TextPosition?)] = [
    ("source", TextPosition(line: 1, column: 1)), ("source.command", TextPosition(line: 1, column: 12)),
    ("source.command[1]", TextPosition(line: 1, column: 32)),
    ("source.command[7]", TextPosition(line: 1, column: 12)),
    ("source.every", TextPosition(line: 1, column: 1)), ("unit.x", TextPosition(line: 2, column: 1)),
    ("place", nil),
  ]

  @Test("A path leads to the deepest part that is there", arguments: places)
  func position(_ path: String, _ place: TextPosition?) throws {
    let root = try TOMLDocument(parsing: "source = { command = [\"date\",  3] }\nunit = 1\n").root
    #expect(root.position(of: path) == place)
  }
}
