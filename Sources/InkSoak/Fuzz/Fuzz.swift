import Foundation
import InkFeeds

/// Gives hostile bytes to whatever reads what comes from outside, and watches memory and time.
///
/// A case is made from the seed and its number alone. A crash ends the process, as it would the display's; everything else
/// is an answer or an error of the feed's.
package struct Fuzz: Sendable {
  private let seed: UInt64
  private let kinds: [FuzzKind]

  /// A run of these kinds by turns.
  package init(seed: UInt64 = 1, kinds: [FuzzKind] = FuzzKind.allCases) {
    self.seed = seed
    self.kinds = kinds
  }

  /// What a run has seen of a kind.
  package struct Tally: Sendable {
    package var cases = 0
    /// Cases that were read as something.
    package var read = 0
    package var slowest = Duration.zero
    package var slowestCase = 0
  }

  /// What a run has seen.
  package struct Findings: Sendable {
    package var tallies: [FuzzKind: Tally] = [:]
    /// Bytes of the process in memory after a tenth of the cases, at the end, and the most there ever were.
    package var memoryEarly = 0
    package var memoryLate = 0
    package var memoryMost = 0
  }

  /// Runs the cases `first` to `first + count - 1`; `progress` is told every so often how far it is.
  package func run(count: Int, first: Int = 0, progress: (Int) -> Void = { _ in }) throws -> Findings {
    var findings = Findings()
    let hostile = Dictionary(uniqueKeysWithValues: kinds.map { ($0, $0.hostile) })
    let server = kinds.contains(.http) ? try HostileServer() : nil
    let documents = try FuzzTargets(server: server)
    for number in first..<(first + count) {
      let kind = kind(of: number)
      guard let source = hostile[kind] else { continue }
      var dice = FuzzDice(seed: seed, number: number)
      let bytes = source.bytes(&dice)
      let began = ContinuousClock.now
      let isRead = documents.takes(bytes, as: kind)
      let time = ContinuousClock.now - began
      findings.tallies[kind, default: Tally()].cases += 1
      if isRead { findings.tallies[kind]?.read += 1 }
      if let slowest = findings.tallies[kind]?.slowest, time > slowest {
        findings.tallies[kind]?.slowest = time
        findings.tallies[kind]?.slowestCase = number
      }
      if (number - first) % 10_000 == 9_999 { progress(number + 1 - first) }
      if number - first == count / 10 { findings.memoryEarly = Self.memory("VmRSS") }
    }
    findings.memoryLate = Self.memory("VmRSS")
    findings.memoryMost = Self.memory("VmHWM")
    return findings
  }

  /// A case over a socket takes as long as thirty others, so that there is one in fifty.
  private func kind(of number: Int) -> FuzzKind {
    let quick = kinds.filter { $0 != .http }
    if kinds.contains(.http), quick.isEmpty || number % 50 == 49 { return .http }
    return quick[number % quick.count]
  }

  private static func memory(_ name: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 } ?? 0
  }
}

extension Fuzz.Findings {
  /// In a few lines.
  package var text: String {
    let lines = FuzzKind.allCases.compactMap { kind -> String? in
      guard let tally = tallies[kind] else { return nil }
      let name = kind.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
      let milliseconds = (tally.slowest / .milliseconds(1) * 10).rounded() / 10
      return
        "\(name) \(tally.cases) cases, \(tally.read) read, the slowest \(milliseconds) ms (number \(tally.slowestCase))"
    }
    let cases = tallies.values.reduce(0) { $0 + $1.cases }
    return
      (lines + [
        "memory    \(memoryEarly >> 10) KiB early, \(memoryLate >> 10) KiB at the end, \(memoryMost >> 10) KiB at the most",
        "all       \(cases) cases, no crash", "",
      ]).joined(separator: "\n")
  }
}
