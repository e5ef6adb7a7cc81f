import Foundation
import Testing

@testable import InkCommand

struct ArgumentsTests {
  static let command = CommandDeclaration(
    "draw", "draws",
    operands: [.init(name: "FILE", help: ""), .init(name: "MORE", help: "", isOptional: true)],
    options: [
      OptionDeclaration("json", nil, ""), OptionDeclaration("out", "FILE", ""),
      OptionDeclaration("count", "N", ""),
    ], examples: [])

  static let many = CommandDeclaration(
    "check", "checks",
    operands: [.init(name: "FILE", help: "", isOptional: true, isRepeated: true)], examples: [])

  @Test("options stand anywhere, with a blank or an equals sign; the last of two counts")
  func options() throws {
    let arguments = try Arguments(
      ["--out=a", "x", "--json", "--out", "b=c", "y"], of: Self.command)
    #expect(arguments.operands == ["x", "y"])
    #expect(arguments.has("json"))
    #expect(arguments.value("out") == "b=c")
    #expect(arguments.operand(2) == nil)
  }

  @Test("after -- everything is an operand, and - alone always is")
  func endOfOptions() throws {
    #expect(try Arguments(["-", "--", "--json"], of: Self.command).operands == ["-", "--json"])
  }

  @Test("a repeated operand takes any number", arguments: [[], ["a"], ["a", "b", "c"]])
  func repeated(words: [String]) throws {
    #expect(try Arguments(words, of: Self.many).operands == words)
  }

  @Test(
    "what is wrong is told apart",
    arguments: [
      (["x", "--jsn"], UsageError.unknownOption("--jsn", command: "draw", suggestion: "--json")),
      (["x", "--js"], .unknownOption("--js", command: "draw", suggestion: "--json")),
      (["x", "-j"], .unknownOption("-j", command: "draw", suggestion: nil)),
      (["x", "--out"], .missingValue("--out", value: "FILE", command: "draw")),
      (["x", "--json=1"], .valueForFlag("--json", command: "draw")),
      ([], .missingOperand("FILE", command: "draw")),
      (["x", "y", "z"], .unexpectedOperand("z", command: "draw")),
    ])
  func wrong(words: [String], error: UsageError) {
    #expect(throws: error) { try Arguments(words, of: Self.command) }
  }

  @Test(
    "a whole number in its range",
    arguments: [("1", true), ("9", true), ("0", false), ("10", false), ("x", false)])
  func integers(text: String, isGood: Bool) throws {
    let arguments = try Arguments(["x", "--count", text], of: Self.command)
    if isGood {
      #expect(try arguments.integer("count", in: 1...9) == Int(text))
    } else {
      #expect(
        throws: UsageError.badValue(
          "--count", value: text, expected: "a whole number from 1 to 9", command: "draw")
      ) { try arguments.integer("count", in: 1...9) }
    }
  }

  @Test("a number in its range; none where it was not given")
  func numbers() throws {
    let arguments = try Arguments(["x", "--count", "2.5"], of: Self.command)
    #expect(try arguments.number("count", in: 0...3) == 2.5)
    #expect(try arguments.number("out", in: 0...3) == nil)
    #expect(throws: UsageError.self) { try arguments.number("count", in: 0...2) }
  }
}
