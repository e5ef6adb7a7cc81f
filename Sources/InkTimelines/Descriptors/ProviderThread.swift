import Foundation
import Synchronization

/// Carries out one provider's answer on a thread that lives only while there is something to do.
///
/// The threads of the concurrency pool would do, but where they are libdispatch's, its monitor of them wakes the
/// process once a second from their first job until the process ends (measured on Linux, Swift 6.3), which a display
/// that sleeps for minutes has no use for.
final class ProviderThread: TaskExecutor {
  private struct Queue {
    var jobs: [UnownedJob] = []
    var isRunning = false
  }

  private let queue = Mutex(Queue())

  /// Calls `work` on a thread of its own.
  static func run(_ work: @escaping @Sendable () -> Void) { Thread.detachNewThread(work) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = queue.withLock { queue in
      queue.jobs.append(job)
      defer { queue.isRunning = true }
      return !queue.isRunning
    }
    if needsThread { Self.run { self.drain() } }
  }

  private func drain() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    queue.withLock { queue in
      queue.isRunning = !queue.jobs.isEmpty
      return queue.isRunning ? queue.jobs.removeFirst() : nil
    }
  }
}
