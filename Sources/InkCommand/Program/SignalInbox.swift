import Dispatch
import Foundation

/// Signals that came, taken out of the handler by a pipe: a handler may do no more than write.
final class SignalInbox {
  private let readEnd: Int32
  private let writeEnd: Int32
  private let queue = DispatchQueue(label: "stop signals")
  private let source: any DispatchSourceRead
  private let first = First()

  /// `note` is called on another thread when the first signal comes; nil where there are no descriptors left.
  init?(note: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: queue)
    source.setEventHandler { [readEnd, first] in
      if first.take(from: readEnd) { note() }
    }
    source.resume()
  }

  /// Ends it; the first signal that came, nil where none did.
  func close() -> Int32? {
    // What is still in the pipe is read here, and the descriptors go when nobody watches them any more.
    let number = queue.sync { [readEnd, first] in
      _ = first.take(from: readEnd)
      return first.number
    }
    source.setCancelHandler { [readEnd, writeEnd] in
      Glibc.close(readEnd)
      Glibc.close(writeEnd)
    }
    source.cancel()
    return number
  }

  // MARK: - Handlers

  /// What was done with a signal before.
  struct Before {
    fileprivate let action: sigaction
    fileprivate let writeEnd: Int32
  }

  /// Where each signal is written; -1 where nowhere.
  private nonisolated(unsafe) static let writeEnds = {
    let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 65)
    ends.initialize(repeating: -1, count: 65)
    return ends
  }()

  /// Sends a signal to an inbox; gives what was done with it before.
  @MainActor
  static func deliver(_ number: Int32, to inbox: SignalInbox) -> Before {
    let writeEnd = writeEnds[Int(number)]
    writeEnds[Int(number)] = inbox.writeEnd
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = Glibc.write(SignalInbox.writeEnds[Int(number)], &byte, 1)
      errno = saved
    }
    action.sa_flags = Int32(SA_RESTART)
    var before = sigaction()
    sigaction(number, &action, &before)
    return Before(action: before, writeEnd: writeEnd)
  }

  /// Does with a signal what was done before.
  @MainActor
  static func restore(_ number: Int32, to before: Before) {
    var action = before.action
    sigaction(number, &action, nil)
    writeEnds[Int(number)] = before.writeEnd
  }

  /// The first signal, shared by the handler's queue and the owner.
  private final class First: @unchecked Sendable {
    private(set) var number: Int32?

    /// Reads what is in the pipe, on the queue; true when the first signal was among it.
    func take(from readEnd: Int32) -> Bool {
      let wasThere = number != nil
      var byte: UInt8 = 0
      while Glibc.read(readEnd, &byte, 1) == 1 { number = number ?? Int32(byte) }
      return !wasThere && number != nil
    }
  }
}
