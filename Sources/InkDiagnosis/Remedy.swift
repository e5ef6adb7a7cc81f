import Foundation
import InkErrors

/// What to do about a finding.
public struct Remedy: Equatable, Sendable {
  /// The likely cause, or when to use which command; full sentences.
  public var note: String?
  /// Commands to paste, one a line.
  public var commands: [String]

  /// Advice and commands.
  public init(_ note: String? = nil, commands: [String] = []) {
    self.note = note
    self.commands = commands
  }

  /// What an error's explanation advises, and the commands in it on lines of their own.
  ///
  /// Another page of the diagnosis is no advice in one.
  public init(_ explanation: Explanation) {
    let commands = Self.commands(in: explanation.whatToDo).filter { $0 != "inkglance diagnose" }
    // What is too long for a sentence stands below it only.
    let advice = commands.filter { $0.count > 60 }.reduce(explanation.whatToDo) {
      $0.replacing("`\($1)`", with: "the command below")
    }
    self.init("\(explanation.likelyCause) \(advice)", commands: commands)
  }

  /// The same with more commands after those it has.
  func adding(_ more: [String]) -> Remedy { Remedy(note, commands: commands + more) }

  /// What a text in backquotes begins with where it is a command.
  private static let programs: Set<Substring> = [
    "sudo", "grep", "inkglance", "gpioinfo", "gpiodetect", "i2cdetect", "ls", "cat", "df", "readlink",
    "pgrep", "systemctl", "mkdir",
  ]

  /// The commands of a text: those in backquotes, and one of ours after a colon at its end.
  static func commands(in text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    var commands = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }.filter { command in
      programs.contains(command.prefix { $0 != " " })
    }
    if let colon = text.range(of: ": inkglance ") {
      commands.append(String(text[colon.lowerBound...].dropFirst(2)))
    }
    return commands
  }
}
