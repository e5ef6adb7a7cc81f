import Synchronization

/// A value that passes from one thread to another, which alone uses it from then on.
struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The answer to one question, given once from any thread: the first counts, later ones are dropped.
final class FirstAnswer<Value>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Handover<Value>?, Never>)
    case answered(Handover<Value>)
    case closed
  }

  private struct Guarded {
    var state = State.open
    var work: Task<Void, Never>?
  }

  private let guarded = Mutex(Guarded())
  private let round: AnswerRound?

  /// An answer to come; one of a round is handed over with the others of it.
  init(in round: AnswerRound? = nil) {
    self.round = round
    round?.ask()
  }

  /// Gives the answer, as a completion.
  var completion: @Sendable (Value) -> Void { { self.give($0) } }

  /// Gives the answer.
  func give(_ value: Value) {
    let value = Handover(value)
    let (isFirst, waiting): (Bool, CheckedContinuation<Handover<Value>?, Never>?) = guarded.withLock {
      switch $0.state {
      case .open:
        $0.state = .answered(value)
        return (true, nil)
      case .awaited(let continuation):
        $0.state = .closed
        return (true, continuation)
      case .answered, .closed: return (false, nil)
      }
    }
    guard let round else {
      waiting?.resume(returning: value)
      return
    }
    if isFirst { round.answer { waiting?.resume(returning: value) } }
  }

  /// Gives the answer that `work` comes to; it is cancelled when nobody waits any more.
  func give(_ work: @escaping () async -> Value) {
    let work = Handover(work)
    let reader = BatteryReader.current
    let task = Task.detached(executorPreference: ProviderThread()) { [self] in
      give(await BatteryReader.$current.withValue(reader) { await work.value() })
    }
    let isClosed = guarded.withLock {
      $0.work = task
      if case .closed = $0.state { return true }
      return false
    }
    if isClosed { task.cancel() }
  }

  /// Waits for the answer; nil when the task is cancelled first.
  ///
  /// To be called once.
  @MainActor
  func value() async -> Handover<Value>? {
    await withTaskCancellationHandler { @MainActor in
      await withCheckedContinuation { continuation in
        let known: Handover<Value>?? = guarded.withLock {
          switch $0.state {
          case .open:
            $0.state = .awaited(continuation)
            return nil
          case .answered(let value):
            $0.state = .closed
            return .some(value)
          case .awaited, .closed: return .some(nil)
          }
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      close()
    }
  }

  /// Stops waiting.
  private func close() {
    let (before, work) = guarded.withLock { guarded in
      defer { guarded.state = .closed }
      return (guarded.state, guarded.work)
    }
    work?.cancel()
    switch before {
    case .open: round?.answer {}
    case .awaited(let waiting):
      round?.answer {}
      waiting.resume(returning: nil)
    case .answered, .closed: break
    }
  }
}
