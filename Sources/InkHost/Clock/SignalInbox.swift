import Foundation

/// Signals as something to read, caught by a handler that does no more than write their number into a pipe.
///
/// A signal descriptor would need the signals blocked in every thread. The main thread of a program whose main function
/// is asynchronous lets all through while it waits for the other threads, and a signal would end the process.
public final class SignalInbox {
  /// Readable while a signal waits to be taken; belongs to the inbox.
  public let fileDescriptor: Int32
  private let writeEnd: Int32
  private let numbers: [Int32]

  /// Catches signals from now until the inbox goes; nil where there are no descriptors left.
  ///
  /// Of several inboxes for a signal the newest gets it. System calls go on after a signal where they can (SA_RESTART).
  public init?(_ numbers: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (fileDescriptor, writeEnd) = (ends[0], ends[1])
    self.numbers = numbers
    Self.unblock(numbers)
    for number in numbers { SignalHandlers.shared.send(number, to: writeEnd) }
  }

  deinit {
    for number in numbers { SignalHandlers.shared.stopSending(number, to: writeEnd) }
    close(fileDescriptor)
    close(writeEnd)
  }

  /// Lets the signals through to this thread.
  ///
  /// A process inherits what its parent's thread blocked, which may be everything: workers of libdispatch do so.
  private static func unblock(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// The next signal that came; nil where none did.
  public func take() -> Int32? {
    var byte: UInt8 = 0
    return read(fileDescriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }
}

/// Which signals the process catches, and where their numbers go.
private final class SignalHandlers: @unchecked Sendable {
  static let shared = SignalHandlers()

  /// The descriptor each signal is written to; -1 where it goes nowhere.
  ///
  /// Read by the handler, so never freed.
  static nonisolated(unsafe) let targets = {
    let targets = UnsafeMutablePointer<Int32>.allocate(capacity: 65)
    targets.initialize(repeating: -1, count: 65)
    return targets
  }()

  private let lock = NSLock()
  private var readers: [Int32: [Int32]] = [:]
  /// What was done with a signal before anybody read it.
  private var originals: [Int32: sigaction] = [:]

  func send(_ number: Int32, to descriptor: Int32) {
    lock.withLock {
      readers[number, default: []].append(descriptor)
      Self.targets[Int(number)] = descriptor
      guard originals[number] == nil else { return }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalHandlers.targets[Int(number)], &byte, 1)
        errno = saved
      }
      action.sa_flags = Int32(SA_RESTART)
      var original = sigaction()
      sigaction(number, &action, &original)
      originals[number] = original
    }
  }

  func stopSending(_ number: Int32, to descriptor: Int32) {
    lock.withLock {
      readers[number]?.removeAll { $0 == descriptor }
      if let newest = readers[number]?.last {
        Self.targets[Int(number)] = newest
      } else if var original = originals.removeValue(forKey: number) {
        sigaction(number, &original, nil)
        Self.targets[Int(number)] = -1
      }
    }
  }
}
