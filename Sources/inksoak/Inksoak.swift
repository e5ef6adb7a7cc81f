import Foundation
import InkHost
import InkSoak

/// A display through simulated time, or hostile bytes for what reads them.
///
/// `inksoak [DAYS]` runs so many days, 365 if not given, and ends with 1 when something was wrong. `inksoak fuzz [CASES [SEED
/// [FIRST]]]` gives a million cases, if not told otherwise, to everything that reads what comes from outside.
///
/// `inksoak --handheld` takes thirty days of a machine that rests between ticks instead, fifteen around each change of the
/// clocks, with each kind of clock, and cuts its supply at every step of a wake.
@main
enum Inksoak {
  @MainActor
  static func main() {
    if CommandLine.arguments.dropFirst() == ["--handheld"] {
      Task(executorPreference: MainQueueExecutor.shared) { await handheld() }
      MainLoop.shared.run()
    }
    if CommandLine.arguments.dropFirst().first == "fuzz" { fuzz(Array(CommandLine.arguments.dropFirst(2))) }
    let word = CommandLine.arguments.dropFirst().first ?? "365"
    guard let days = Double(word), days > 0, days <= 10_000 else {
      FileHandle.standardError.write(
        Data("usage: inksoak [DAYS | --handheld]\n       inksoak fuzz [CASES [SEED [FIRST]]]\n".utf8))
      exit(64)
    }
    Task(executorPreference: MainQueueExecutor.shared) { await soak(days) }
    MainLoop.shared.run()
  }

  private static func fuzz(_ words: [String]) -> Never {
    let numbers = words.map { Int($0) ?? -1 }
    guard numbers.count <= 3, numbers.allSatisfy({ $0 >= 0 }), numbers.first != 0 else {
      FileHandle.standardError.write(Data("usage: inksoak fuzz [CASES [SEED [FIRST]]]\n".utf8))
      exit(64)
    }
    let count = numbers.first ?? 1_000_000
    let began = ContinuousClock.now
    do {
      let seed = numbers.count > 1 ? UInt64(numbers[1]) : 1
      let findings = try Fuzz(seed: seed).run(count: count, first: numbers.count > 2 ? numbers[2] : 0) {
        done in
        if done % 50_000 == 0 { FileHandle.standardError.write(Data("case \(done) of \(count)\n".utf8)) }
      }
      print(findings.text + "took      \(ContinuousClock.now - began)")
      exit(0)
    } catch {
      print(error)
      exit(70)
    }
  }

  @MainActor
  private static func handheld() async {
    var isWrong = false
    do {
      for board in [nil] + HandheldSoak.boards {
        for start in HandheldSoak.starts {
          let findings = try await HandheldSoak(board: board, from: start, days: 15).run()
          print(findings.text)
          isWrong = isWrong || !findings.wrong.isEmpty
        }
      }
      for board in [nil, "pisugar-2", "pisugar-3"] {
        let findings = try await HandheldSoak(board: board, from: HandheldSoak.starts[0], days: 15)
          .cutEverywhere(stride: 1)
        print(findings.text)
        isWrong = isWrong || !findings.wrong.isEmpty
      }
      exit(isWrong ? 1 : 0)
    } catch {
      print(error)
      exit(70)
    }
  }

  @MainActor
  private static func soak(_ days: Double) async {
    let began = ContinuousClock.now
    do {
      let line = SoakProgress(days: days, isTerminal: isatty(STDERR_FILENO) == 1)
      FileHandle.standardError.write(Data(line.begin.utf8))
      let findings = try await Soak(days: days).run { day in
        if let text = line.text(day: day, after: ContinuousClock.now - began) {
          FileHandle.standardError.write(Data(text.utf8))
        }
      }
      FileHandle.standardError.write(Data(line.end.utf8))
      print(findings.text + "took      \(ContinuousClock.now - began)")
      exit(findings.wrong.isEmpty ? 0 : 1)
    } catch {
      print(error)
      exit(70)
    }
  }
}
