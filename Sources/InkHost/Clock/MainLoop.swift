import CLinux
import Dispatch
import Glibc

/// The main thread of a display, which waits in one system call for everything that may wake it: descriptors, the main
/// queue, and a moment.
///
/// A source of libdispatch would do for a descriptor, but then another thread waits for it, passes the event on and is
/// woken again to wait anew: three wake-ups where this has one (measured, Swift 6.3). A process that does not call
/// `run` has libdispatch watch, so that everything works there as well.
@MainActor
public final class MainLoop {
  /// The process's.
  public static let shared = MainLoop()

  private var isDriving = false
  private var readers: [Int32: Reader] = [:]
  private var moments: [Moment] = []

  /// A loop that nobody runs; for tests one whose turns are taken by hand.
  init(isDriving: Bool = false) { self.isDriving = isDriving }

  /// Serves the main queue, the main actor, and what is watched, for ever.
  ///
  /// To be called on the main thread, once. The main run loop's timers and sources are not served.
  public func run() -> Never {
    isDriving = true
    let queue = _dispatch_get_main_queue_handle_4CF()
    while true {
      // What came before the loop began has told nobody.
      _dispatch_main_queue_callback_4CF(nil)
      turn(queue)
    }
  }

  /// Waits once, for the main queue's event too where one is given, and tells those whom it concerns.
  func turn(_ queue: Int32 = -1) {
    // The kernel leaves out a descriptor below zero.
    var entries = [pollfd(fd: queue, events: Int16(POLLIN), revents: 0)]
    entries += readers.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard clinux_wait(&entries, UInt32(entries.count), timeLeft) >= 0 else { return }
    if entries[0].revents != 0 { _ = clinux_event_take(queue) }
    for entry in entries.dropFirst() where entry.revents != 0 {
      // One may end the watch of another.
      guard let reader = readers[entry.fd] else { continue }
      // A descriptor that is closed would wake for ever.
      if !reader.handler() || entry.revents & Int16(POLLNVAL) != 0 { forget(reader, of: entry.fd) }
    }
    endMoments()
  }

  /// Calls `handler` whenever there is something to read, until the watch is cancelled or it gives false.
  @discardableResult
  func watch(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Bool) -> Watch {
    guard !isDriving else {
      let reader = Reader(handler)
      readers[descriptor] = reader
      return Watch { [self] in forget(reader, of: descriptor) }
    }
    // libdispatch knows a descriptor by its number. Once closed, the number may be another's before the source has ended,
    // and that other would be watched by nobody: the source has a number of its own.
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    let source = DispatchSource.makeReadSource(fileDescriptor: own < 0 ? descriptor : own, queue: .main)
    source.setEventHandler { if !MainActor.assumeIsolated(handler) { source.cancel() } }
    source.setCancelHandler { if own >= 0 { close(own) } }
    source.activate()
    return Watch { source.cancel() }
  }

  /// Calls `work` after so many milliseconds of real time, unless it is cancelled before.
  func after(milliseconds: Int64, _ work: @escaping @MainActor () -> Void) -> Watch {
    guard !isDriving else {
      let moment = Moment(date: .now + .milliseconds(milliseconds), work: work)
      moments.append(moment)
      return Watch { [self] in moments.removeAll { $0 === moment } }
    }
    let item = DispatchWorkItem { MainActor.assumeIsolated(work) }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(milliseconds)), execute: item)
    return Watch { item.cancel() }
  }

  /// Something that is waited for.
  struct Watch: Sendable {
    /// Waits for it no longer.
    let cancel: @MainActor @Sendable () -> Void
  }

  private final class Reader {
    let handler: @MainActor () -> Bool

    init(_ handler: @escaping @MainActor () -> Bool) { self.handler = handler }
  }

  /// The number may be that of another by now.
  private func forget(_ reader: Reader, of descriptor: Int32) {
    if readers[descriptor] === reader { readers[descriptor] = nil }
  }

  private final class Moment {
    let date: ContinuousClock.Instant
    let work: @MainActor () -> Void

    init(date: ContinuousClock.Instant, work: @escaping @MainActor () -> Void) {
      self.date = date
      self.work = work
    }
  }

  /// Nanoseconds to the first moment; negative where there is none.
  private var timeLeft: Int64 {
    guard let first = moments.map(\.date).min() else { return -1 }
    let left = (first - .now).components
    return max(0, left.seconds * 1_000_000_000 + left.attoseconds / 1_000_000_000)
  }

  private func endMoments() {
    guard !moments.isEmpty else { return }
    let now = ContinuousClock.now
    let due = moments.filter { $0.date <= now }
    moments.removeAll { $0.date <= now }
    for moment in due { moment.work() }
  }
}
