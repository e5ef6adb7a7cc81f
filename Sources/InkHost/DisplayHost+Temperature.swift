import InkErrors
import InkPanels

extension DisplayHost {
  /// How long a panel that is too cold or too hot is left alone until somebody looks again.
  static let temperaturePause = Duration.seconds(300)

  /// Degrees Celsius at the panel; nil when nobody tells.
  func panelCelsius() -> Double? {
    switch thermometer {
    case .gauge: return watch?.battery.celsius
    case .none: return nil
    case .sensor(let name, let read):
      let celsius = read()
      if celsius == nil, !isThermometerSilent {
        pendingProblems.append(ThermometerProblem(name: name).description)
      }
      isThermometerSilent = celsius == nil
      return celsius
    }
  }
}

/// A sensor of the board file's that gives nothing.
struct ThermometerProblem: ExplainedError, Equatable {
  let name: String

  var exitStatus: ExitStatus { .noInput }

  var explanation: Explanation {
    Explanation(
      "The panel's temperature cannot be read from \(name); it counts as unknown.",
      cause: "The sensor's driver is not loaded, or its number is another one since the last start.",
      remedy: "Look with `cat \(name)`, and correct `temperature` under [panel] in the board file.")
  }
}
