import Foundation

/// Measures our own side of `scripts/bench`: one workload, so many times, CPU time of this thread.
///
/// `inkbench WORKLOAD COUNT` prints the median of a run in nanoseconds; `inkbench --list` the workloads; with
/// `--picture FILE` after the count what a workload drew is written.
@main
@MainActor
enum Inkbench {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    if words == ["--list"] {
      print(Workloads.names.joined(separator: "\n"))
      return
    }
    guard words.count >= 2, let count = Int(words[1]), count > 0,
      let workload = try Workloads.workload(named: words[0])
    else {
      FileHandle.standardError.write(Data("usage: inkbench WORKLOAD COUNT [--picture FILE.pbm]\n".utf8))
      exit(64)
    }
    var times: [UInt64] = []
    times.reserveCapacity(count)
    for number in 0..<count {
      let start = CPUClock.now
      workload.run(number)
      times.append(CPUClock.now - start)
    }
    print(times.sorted()[count / 2])
    if words.count == 4, words[2] == "--picture", let picture = workload.picture() {
      try Data(picture).write(to: URL(fileURLWithPath: words[3]))
    }
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
