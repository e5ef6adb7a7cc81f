/// A trace fed to a panel: what its glass shows afterwards, and what was done wrong, by line.
///
/// A trace tells what a driver did but not when, so that time passes by its delays and waits alone. Where it
/// sends to a busy chip, the replay notes the misuse, waits, and sends again.
public struct TraceReplay {
  /// What is seen at the end.
  public let glass: Glass
  /// Everything the datasheet forbids, with the line where the trace has lines.
  public let misuses: [Misuse]
  /// Virtual time the whole took.
  public let duration: Duration
  /// True when the panel is left asleep or without supply, with the high voltages off.
  public let isPanelSafe: Bool

  /// Longest time a panel may be busy; colour panels in the cold take a minute.
  static let limit: Duration = .seconds(120)

  /// Replays a trace on a new panel.
  ///
  /// - Parameter memory: what the planes hold at first; white, so that a recording that begins in the middle
  ///   of a driver's life still shows what it meant.
  public init(_ trace: WireTrace, on panel: SimulatedPanel, memory: PowerUpMemory = .white) {
    var player = TracePlayer(controller: panel.fitted(to: trace).makeController(memory: memory))
    for (i, event) in trace.events.enumerated() {
      player.line = i < trace.lines.count ? trace.lines[i] : nil
      player.play(event)
    }
    player.finish()
    let controller = player.controller
    glass = controller.glass
    misuses = controller.misuses
    duration = player.now
    isPanelSafe = !controller.isPowered || (!controller.isAnalogOn && controller.isAsleep)
  }
}
