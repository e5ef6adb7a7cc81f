import Dispatch

extension Console {
  /// Does `work`, and tells on the terminal that it goes on where it takes longer than half a second.
  ///
  /// `typical` is how long it takes as a rule.
  func showingProgress<Result, Failure: Error>(
    _ title: String, typical: Duration? = nil, while work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let ticking = beginProgress(title, typical: typical)
    defer { ticking?.end() }
    return try work()
  }

  /// The same for work that is not one call; nil where no progress is told.
  func beginProgress(_ title: String, typical: Duration? = nil) -> ProgressTicking? {
    progressLine.map { ProgressTicking($0, title, typical: typical) }
  }
}

/// The thread that draws a progress line until the work is over.
struct ProgressTicking: Sendable {
  let line: ProgressLine
  // Sources of libdispatch may be used from any thread.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  init(_ line: ProgressLine, _ title: String, typical: Duration?) {
    self.line = line
    line.begin(title, typical: typical)
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
    let pace = Int(ProgressLine.pace.wholeMilliseconds)
    timer.schedule(
      deadline: .now() + .milliseconds(Int(ProgressLine.patience.wholeMilliseconds)),
      repeating: .milliseconds(pace), leeway: .milliseconds(50))
    timer.setEventHandler { line.draw() }
    timer.activate()
  }

  /// A part is done.
  func step(_ title: String? = nil, done: Int, of count: Int) { line.step(title, done: done, of: count) }

  /// The work is over.
  func end() {
    timer.cancel()
    line.end()
  }
}
