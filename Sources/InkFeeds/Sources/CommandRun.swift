/// A program that is run for what it does, not for what it says.
public enum CommandRun {
  /// Runs a program and its arguments, without a shell, to its end, `limit` at most; then all of its process group is
  /// killed.
  ///
  /// Blocks. Throws what kept it from ending with status 0.
  public static func run(_ words: [String], within limit: Duration) throws(FeedError) {
    let name = (words.first ?? "").printable(limit: 60)
    guard !words.isEmpty else { throw .notStarted(program: name, errno: 2) }
    let ended = try ChildProcess.run(words, named: name, within: limit, outputLimit: FeedOutput.limit)
    switch ended.outcome {
    case .exited(0): return
    case .exited(let status): throw .failed(program: name, status: status, message: ended.message)
    case .killed(let signal): throw .killed(program: name, signal: signal)
    }
  }
}
