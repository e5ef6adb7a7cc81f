/// Notices a charger being plugged in or out by the step it makes in the battery's voltage.
///
/// The step comes at once, a minute before the chip's rate follows; but a change of load makes one too. So a step is
/// an assumption with an end: the rate must agree in time, and a step back at once shows that it was the load. After
/// a wrong assumption steps are ignored for half an hour.
struct VoltageStep {
  /// Volts a cell.
  static let step = 0.06
  /// Readings further apart say nothing about a step.
  static let longest = Duration.seconds(60)
  /// How long an assumption stands unconfirmed.
  static let patience = Duration.seconds(120)
  static let distrust = Duration.seconds(1800)

  private var last: (volts: Double, time: Duration)?
  private var assumption: (state: ChargeState, since: Duration)?
  private var ignoredUntil = Duration.zero

  /// The state assumed for the time being; nil when there is no reason to assume one.
  var assumed: ChargeState? { assumption?.state }

  /// Takes a reading; `measured` is the state by the slower means.
  mutating func update(voltsPerCell volts: Double, measured: ChargeState?, at now: Duration) {
    defer { last = (volts, now) }
    let isCharge = measured == .charging || measured == .full
    if let assumption {
      if measured == assumption.state {
        self.assumption = nil
      } else if now - assumption.since >= Self.patience {
        giveUp(at: now)
      }
    }
    guard let last, now - last.time <= Self.longest, now >= ignoredUntil else { return }
    let change = volts - last.volts
    guard abs(change) > Self.step else { return }
    let state: ChargeState = change > 0 ? .charging : .discharging
    if let assumption {
      if assumption.state != state { giveUp(at: now) }
    } else if let measured, state == .charging ? !isCharge : measured != .discharging {
      assumption = (state, now)
    }
  }

  private mutating func giveUp(at now: Duration) {
    assumption = nil
    ignoredUntil = now + Self.distrust
  }
}
