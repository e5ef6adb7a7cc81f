import Foundation
import InkBoards
import InkHost

/// Presses of a simulated board's buttons, each at its moment after the start: what `run --press` asks for.
///
/// A thumb's edges are what comes out of it, so that the display makes the gestures out as on a real board.
@MainActor
final class SimulatedPresses: ButtonSignals {
  private struct Edge {
    var button: String
    var isPressed: Bool
    var at: Duration
  }

  /// The edges still to come, in their order.
  private var edges: [Edge] = []
  private let names: [String]
  /// The clock's time at the beginning.
  private var start: Duration?
  private var uptime: () -> Duration = { .zero }
  private var handler: (ButtonEdge) -> Void = { _ in }
  private var buttons: [Board.Button] = []

  /// Reads "A@10s", "B:long@1m30s", "A:double@90s", with commas between; nil where it is none of these.
  init?(_ text: String) {
    var names: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "@", omittingEmptySubsequences: false)
      guard halves.count == 2, let moment = Duration(settingsText: String(halves[1])) else { return nil }
      let words = halves[0].split(separator: ":", omittingEmptySubsequences: false)
      guard let name = words.first, !name.isEmpty, words.count <= 2,
        let gesture = words.count == 2 ? ButtonGesture(rawValue: String(words[1])) : .short
      else { return nil }
      names.append(String(name))
      // A person's short press takes about a tenth of a second, and a double one three times that.
      let spans: [(Int, Int)] =
        switch gesture {
        case .short: [(0, 100)]
        case .double: [(0, 100), (200, 300)]
        case .long: [(0, 1200)]
        }
      for (down, up) in spans {
        edges.append(Edge(button: String(name), isPressed: true, at: moment + .milliseconds(down)))
        edges.append(Edge(button: String(name), isPressed: false, at: moment + .milliseconds(up)))
      }
    }
    self.names = names
    edges.sort { $0.at < $1.at }
  }

  /// A press of a button that the display has not; nil where it has all.
  func unknown(among buttons: [Board.Button]) -> String? {
    names.first { name in !buttons.contains { $0.name == name } }
  }

  /// The buttons as they are numbered from now on.
  func use(_ buttons: [Board.Button]) -> SimulatedPresses {
    self.buttons = buttons
    return self
  }

  func start(
    clock: any HostClock, problem: @escaping @MainActor (String) -> Void,
    _ handler: @escaping @MainActor (ButtonEdge) -> Void
  ) {
    start = start ?? clock.uptime
    uptime = { clock.uptime }
    self.handler = handler
  }

  func poll() { deliver(upTo: uptime()) }

  func stop() { handler = { _ in } }

  func wasPressed(_ index: Int) -> Bool? { false }

  /// When the next edge comes, by the clock's uptime; nil when none does.
  var next: Duration? { start.flatMap { start in edges.first.map { start + $0.at } } }

  /// Tells of the edges up to a moment.
  func deliver(upTo now: Duration) {
    guard let start else { return }
    while let edge = edges.first, start + edge.at <= now {
      edges.removeFirst()
      guard let index = buttons.firstIndex(where: { $0.name == edge.button }) else { continue }
      handler(ButtonEdge(button: index, isPressed: edge.isPressed, at: start + edge.at))
    }
  }
}

/// A clock whose waits end when a button of a simulated board is pressed.
@MainActor
final class PressedClock: HostClock {
  private let base: any HostClock
  private let presses: SimulatedPresses

  init(_ base: any HostClock, _ presses: SimulatedPresses) {
    self.base = base
    self.presses = presses
  }

  var now: Date { base.now }
  var uptime: Duration { base.uptime }
  var truth: ClockTruth { base.truth }
  var rate: Double { base.rate }
  var patience: Int64 { base.patience }
  nonisolated func interrupt() { base.interrupt() }

  func wait(until date: Date) async -> Interruption? {
    guard let next = presses.next else { return await base.wait(until: date) }
    let press = base.now.addingTimeInterval(max(0, (next - base.uptime).seconds))
    guard press < date else { return await base.wait(until: date) }
    if let interruption = await base.wait(until: press) { return interruption }
    // A date is coarser than the clock's own time, and may lie before the edge.
    presses.deliver(upTo: max(base.uptime, next))
    return .attention
  }
}
