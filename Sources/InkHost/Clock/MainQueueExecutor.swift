import Dispatch

/// Lets a task do on the main queue what belongs to no actor.
///
/// A task of the main actor that waits for a continuation passes through the concurrency pool on its way back
/// (Swift 6.0 to 6.3). One such passage starts libdispatch's workers, and their monitor then wakes the process once a
/// second for good (measured: 1 wake-up a second, none with this). The tasks of a display prefer this executor.
public final class MainQueueExecutor: TaskExecutor {
  /// The main queue's.
  public static let shared = MainQueueExecutor()

  private init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
