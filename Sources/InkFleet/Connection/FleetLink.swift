import Foundation
import InkFeeds
import InkHost
import Synchronization

/// What keeps a desk connected.
protocol FleetConnecting: AnyObject, Sendable {
  /// Takes leave of the broker, and waits that long at most for the end.
  func end(within limit: Duration)
}

/// Keeps a desk connected to its broker, by a thread of its own, which sleeps while nothing is to be said.
///
/// The first try comes after a moment by chance, so that displays that start together do not come together; a lost
/// connection is tried again after growing pauses.
final class FleetLink: FleetConnecting {
  private struct State {
    var session: MQTTSession?
    var isEnding = false
  }

  private let desk: FleetDesk
  private let state = Mutex(State())
  private let stirred = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  /// Begins to connect after at most `jitter` seconds.
  init(_ desk: FleetDesk, jitter: Double) {
    self.desk = desk
    let thread = Thread { [self] in
      run(after: Double.random(in: 0...max(jitter, 0)))
      ended.signal()
    }
    thread.name = "fleet"
    thread.stackSize = 1 << 19
    thread.start()
  }

  /// Takes leave; a thread that looks a name up ends later.
  func end(within limit: Duration) {
    let session = state.withLock { state in
      state.isEnding = true
      return state.session
    }
    session?.leave()
    stirred.signal()
    _ = ended.wait(timeout: .now() + Double(limit.components.seconds))
  }

  private func run(after delay: Double) {
    SignalMask.blockAll()
    var losses = Losses()
    pause(delay)
    while let session = begin() {
      let began = ContinuousClock.now
      let error = session.run()
      state.withLock { $0.session = nil }
      guard let error else { return desk.lost(nil) }
      let lasted = session.wasConnected ? ContinuousClock.now - began : nil
      desk.lost(losses.note(error, after: lasted))
      pause(losses.backoff.next(chance: Double.random(in: 0...1)))
    }
  }

  private func pause(_ seconds: Double) {
    guard seconds > 0, !state.withLock({ $0.isEnding }) else { return }
    _ = stirred.wait(timeout: .now() + seconds)
  }

  /// A connection to be tried; nil when all is over.
  private func begin() -> MQTTSession? {
    let settings = desk.settings
    var introduction = MQTTSession.Introduction()
    introduction.name = settings.topics.uniqueID
    introduction.will = (settings.topics.availability, FleetAvailability.offline.rawValue)
    introduction.keepAlive = settings.keepAlive
    introduction.largest = FleetCommand.limit + 1024
    let session = MQTTSession(settings.broker, as: introduction) { [desk] session, event in
      switch event {
      case .connected:
        desk.connected(
          publish: { [weak session] in session?.publish($0, under: $1) },
          subscribe: { session.subscribe(to: $0) })
      case .message(let topic, let bytes, let isRetained):
        desk.heard(bytes, under: topic, isRetained: isRetained)
      case .acknowledged(let number): desk.acknowledged(number)
      }
    }
    return state.withLock { state in
      guard !state.isEnding else { return nil }
      state.session = session
      return session
    }
  }
}
