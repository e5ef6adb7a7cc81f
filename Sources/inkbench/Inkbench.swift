import Foundation

/// Measures our own side of `scripts/bench`: one workload, so many times, CPU time of this thread.
///
/// `inkbench WORKLOAD COUNT` prints the median of a run in nanoseconds; `inkbench --list` the workloads; with
/// `--picture FILE` after the count what a workload drew is written. `inkbench --ticks PANEL COUNT [DIRECTORY]` prints
/// bytes, system calls of the bus, nanoseconds and waits of minute ticks, a line each, median and most of the partial
/// refreshes among so many, without a panel or on the nodes in a directory.
@main
@MainActor
enum Inkbench {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("inkbench: \(error)\n", status: 1)
    }
  }

  private static func run(_ words: [String]) throws {
    if words == ["--list"] {
      print(Workloads.names.joined(separator: "\n"))
      return
    }
    if words.first == "--ticks" { return try ticks(Array(words.dropFirst())) }
    guard words.count >= 2, let count = Int(words[1]), count > 0,
      let workload = try Workloads.workload(named: words[0])
    else {
      return misused()
    }
    var times: [UInt64] = []
    times.reserveCapacity(count)
    for number in 0..<count {
      let start = CPUClock.now
      try workload.run(number)
      times.append(CPUClock.now - start)
    }
    print(times.sorted()[count / 2])
    if words.count == 4, words[2] == "--picture", let picture = workload.picture() {
      try Data(picture).write(to: URL(fileURLWithPath: words[3]))
    }
  }

  private static func ticks(_ words: [String]) throws {
    guard words.count >= 2, let count = Int(words[1]), count > 0,
      let ticks = try MinuteTicks(words[0], dev: words.count > 2 ? words[2] : nil)
    else {
      return misused()
    }
    // The first is full, and the one after it writes both planes whole.
    for _ in 0..<2 { _ = try ticks.tick() }
    var costs: [MinuteTicks.Cost] = []
    for _ in 0..<count { costs.append(try ticks.tick()) }
    let partial = costs.filter(\.isPartial)
    if !partial.isEmpty { costs = partial }
    func line(_ name: String, _ values: [Int]) {
      let sorted = values.sorted()
      print(name, sorted[sorted.count / 2], sorted[sorted.count - 1])
    }
    line("bytes", costs.map(\.bytes))
    line("calls", costs.map(\.calls))
    line("nanoseconds", costs.map { Int($0.time) })
    line("waits", costs.map(\.waits))
  }

  private static func misused() {
    let usage =
      "usage: inkbench WORKLOAD COUNT [--picture FILE.pbm]\n       inkbench --ticks 2in13|7in5 COUNT [DIRECTORY]\n"
    fail(usage, status: 64)
  }

  private static func fail(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(text.utf8))
    exit(status)
  }
}

/// The CPU time of this thread.
enum CPUClock {
  /// Nanoseconds.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
