import InkErrors

/// What a person is told of a battery that runs out.
enum BatteryProblem: ExplainedError, Equatable {
  /// Percent; nil where only the voltage is known.
  case low(percent: Int?)
  /// The machine is about to be switched off.
  case empty

  var exitStatus: ExitStatus { .deviceUnavailable }

  var explanation: Explanation {
    switch self {
    case .low(let percent):
      Explanation(
        percent.map { "The battery is at \($0) %." } ?? "The battery's voltage is near its end.",
        cause: "It discharges, and nothing charges it.",
        remedy: "Connect a charger; below the critical level the display shows one last picture and rests.")
    case .empty:
      Explanation(
        "The battery is empty: the machine is about to be switched off.",
        cause: "Several readings agree, and nothing charges it.",
        remedy:
          "Connect a charger now, which stops this, or set power_off and power_off_command in the display file."
      )
    }
  }
}
