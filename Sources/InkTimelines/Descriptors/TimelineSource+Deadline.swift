import Synchronization

extension TimelineSource {
  /// The entries from now on, within a time, for callers without a scheduler.
  ///
  /// - Throws: ``TimelineError/noAnswer(kind:after:)`` when the provider takes longer; it is then given up.
  public func timeline(
    in context: TimelineProviderContext, within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> PreparedTimeline {
    try await withDeadline(limit, on: clock) { () async throws(TimelineError) in
      try await timeline(in: context)
    }
  }

  /// An entry for a transient look, within a time.
  ///
  /// - Throws: ``TimelineError/noAnswer(kind:after:)`` when the provider takes longer; it is then given up.
  public func snapshot(
    in context: TimelineProviderContext, within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> PreparedEntry {
    try await withDeadline(limit, on: clock) { () async throws(TimelineError) in
      try await snapshot(in: context)
    }
  }

  private func withDeadline<Answer: Sendable>(
    _ limit: Duration, on clock: any Clock<Duration>,
    _ work: @escaping @MainActor () async throws(TimelineError) -> Answer
  ) async throws(TimelineError) -> Answer {
    let question = Task { @MainActor in
      do throws(TimelineError) {
        return Result<Answer, TimelineError>.success(try await work())
      } catch {
        return .failure(error)
      }
    }
    let deadline = Task {
      try await clock.sleep(for: limit)
      question.cancel()
    }
    let result = await withTaskCancellationHandler {
      await question.value
    } onCancel: {
      question.cancel()
    }
    deadline.cancel()
    guard case .failure(.cancelled(let kind)) = result, !Task.isCancelled else { return try result.get() }
    throw .noAnswer(kind: kind, after: limit)
  }
}
