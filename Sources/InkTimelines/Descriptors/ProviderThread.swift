import Dispatch
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

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Calls `work` on a thread of its own.
  ///
  /// Foundation's threads wait for their starter and it for them: two wake-ups that a tick has no need of.
  static func run(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    let argument = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, argument.toOpaque())
    guard status != 0 else { return }
    // The machine has no thread left: libdispatch waits for one.
    argument.release()
    DispatchQueue.global().async(execute: work)
  }

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
