import Synchronization

/// One line at the foot of a terminal that tells what the program waits for; it goes when the wait is over.
///
/// It appears after half a second, so that what is quick leaves no trace, and moves by a thread of its own: a refresh
/// holds the main one. Messages that come meanwhile stand above it.
final class ProgressLine: Sendable {
  /// What is waited for.
  struct Work: Sendable {
    var title: String
    /// How long it takes as a rule; nil where nobody can say.
    var typical: Duration?
    /// How many parts are done, of how many; nil where it has none.
    var steps: (done: Int, count: Int)?
    let start: Duration
  }

  private struct State {
    var work: Work?
    var isShown = false
  }

  private let state = Mutex(State())
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Duration
  private let width: Int
  private let isUTF8: Bool

  /// How long a wait stays unannounced.
  static let patience = Duration.milliseconds(500)
  /// How often the line is drawn anew.
  static let pace = Duration.milliseconds(250)
  /// To the first column and nothing right of it (ECMA-48, EL).
  private static let erase = "\r\u{1B}[K"

  /// A line of a terminal of `width` columns.
  init(
    width: Int, isUTF8: Bool, now: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.width = width
    self.isUTF8 = isUTF8
    self.now = now
    self.write = write
  }

  /// A wait begins.
  func begin(_ title: String, typical: Duration? = nil) {
    state.withLock { $0.work = Work(title: title, typical: typical, steps: nil, start: now()) }
  }

  /// The wait goes on with another part.
  func step(_ title: String? = nil, done: Int, of count: Int) {
    state.withLock {
      if let title { $0.work?.title = title }
      $0.work?.steps = (done, count)
    }
  }

  /// Draws the line as things stand, once the wait has taken half a second.
  func draw() {
    state.withLock { state in
      guard let work = state.work else { return }
      let waited = now() - work.start
      guard waited >= Self.patience else { return }
      write(Self.erase + text(work, waited))
      state.isShown = true
    }
  }

  /// Writes something in place of the line, which comes back at the next drawing.
  func interrupt(_ text: () -> Void) {
    state.withLock { state in
      if state.isShown { write(Self.erase) }
      state.isShown = false
      text()
    }
  }

  /// The wait is over.
  func end() {
    state.withLock { state in
      if state.isShown { write(Self.erase) }
      state = State()
    }
  }

  /// "full refresh [######......] 2.1 s of about 3.5 s", in less than the terminal's columns.
  private func text(_ work: Work, _ waited: Duration) -> String {
    var tail = Self.seconds(waited)
    var part: Double?
    if let steps = work.steps {
      tail = "\(steps.done) of \(steps.count), \(tail)"
      part = Double(steps.done) / Double(max(1, steps.count))
    } else if let typical = work.typical, typical > .zero {
      tail +=
        waited > typical * 1.5 ? ", usually \(Self.seconds(typical))" : " of about \(Self.seconds(typical))"
      part = waited / typical
    }
    let room = width - 1 - work.title.count - tail.count - 4
    let size = min(24, room)
    guard let part, size >= 8 else {
      return String("\(work.title) \(tail)".prefix(width - 1))
    }
    let done = min(size, max(0, Int(Double(size) * part)))
    let (full, empty) = isUTF8 ? ("█", "░") : ("#", ".")
    let bar = String(repeating: full, count: done) + String(repeating: empty, count: size - done)
    return "\(work.title) [\(bar)] \(tail)"
  }

  private static func seconds(_ duration: Duration) -> String {
    let tenths = duration.wholeMilliseconds / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
