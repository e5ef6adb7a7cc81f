import Foundation
import InkErrors

/// A command line after parsing: which command, which options, which operands.
struct Arguments: Sendable {
  let command: CommandDeclaration
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Takes the words after the command's name apart.
  ///
  /// `--name VALUE` and `--name=VALUE` are the same; `--` ends the options; an option given twice counts once, the
  /// last. Throws on unknown options, missing values, and too few or too many operands.
  init(_ words: [String], of command: CommandDeclaration) throws(UsageError) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("--") else {
        if word.hasPrefix("-"), word.count > 1 {
          throw .unknownOption(word, command: command.name, suggestion: nil)
        }
        operands.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let option = command.options.first(where: { $0.name == name }) else {
        let names = command.options.map(\.name)
        let begun = names.filter { $0.hasPrefix(name) && !name.isEmpty }
        let nearest = begun.count == 1 ? begun[0] : Suggestion.nearest(to: name, among: names)
        throw .unknownOption("--\(name)", command: command.name, suggestion: nearest.map { "--\($0)" })
      }
      if option.value == nil {
        guard parts.count == 1 else { throw .valueForFlag("--\(name)", command: command.name) }
        values[name] = ""
      } else if parts.count == 2 {
        values[name] = String(parts[1])
      } else if let value = rest.popFirst() {
        values[name] = value
      } else {
        throw .missingValue("--\(name)", value: option.value ?? "VALUE", command: command.name)
      }
    }
    let needed = command.operands.filter { !$0.isOptional }
    if operands.count < needed.count {
      throw .missingOperand(needed[operands.count].name, command: command.name)
    }
    if operands.count > command.operands.count, command.operands.last?.isRepeated != true {
      throw .unexpectedOperand(operands[command.operands.count], command: command.name)
    }
  }

  /// True when the flag was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The option's value, nil when it was not given.
  func value(_ name: String) -> String? { values[name] }

  /// The operand at `index`, nil when it was not given.
  func operand(_ index: Int) -> String? { index < operands.count ? operands[index] : nil }

  /// A whole number in `range`.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(
        "--\(name)", value: text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
        command: command.name)
    }
    return number
  }

  /// A number in `range`.
  func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .badValue(
        "--\(name)", value: text, expected: "a number from \(range.lowerBound) to \(range.upperBound)",
        command: command.name)
    }
    return number
  }

  /// A moment: RFC 3339 ("2026-03-14T12:45:00+09:00"), or without zone in `zone`, or a time of day today.
  func moment(_ name: String, zone: TimeZone, today: Date) throws(UsageError) -> Date? {
    guard let text = values[name] else { return nil }
    if let date = MomentParser.date(from: text, zone: zone, today: today) { return date }
    throw .badValue(
      "--\(name)", value: text, expected: "a moment such as 2026-03-14T12:45, 2026-03-14T12:45:00Z or 12:45",
      command: command.name)
  }
}
