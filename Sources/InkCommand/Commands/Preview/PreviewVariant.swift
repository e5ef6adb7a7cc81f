import InkErrors
import InkHost
import InkPanels
import InkTimelines
import InkViews

/// One combination of what a command line lists.
struct PreviewVariant {
  /// nil for the whole display.
  var kind: String?
  var family: WidgetFamily?
  var model: PanelModel
  var locale: String?
  var colorScheme: ColorScheme?
  var renderingMode: WidgetRenderingMode?
  var level: Level?
  /// nil is in use.
  var state: BatteryStatus.State?

  /// What a battery may be doing.
  static let states: [BatteryStatus.State] = [.unplugged, .charging, .full, .unknown]

  /// A battery's level.
  enum Level: Equatable {
    case percent(Double)
    case unknown

    var label: String {
      switch self {
      case .percent(let percent): "\(Int(percent.rounded())) %"
      case .unknown: "unknown"
      }
    }
  }

  /// A look with what this variant says of it.
  func look(from common: PreviewLook) -> PreviewLook {
    var look = common
    look.colorScheme = colorScheme
    look.renderingMode = renderingMode
    switch level {
    case .percent(let percent): look.battery = Self.battery(at: percent / 100, state ?? .unplugged)
    case .unknown: look.battery = BatteryStatus()
    case nil: look.battery = Self.battery(at: state == .full ? 1 : 0.8, state ?? .unplugged)
    }
    return look
  }

  /// A battery that lasts four hours and is charged in six.
  private static func battery(at level: Double, _ state: BatteryStatus.State) -> BatteryStatus {
    let left: Double? =
      switch state {
      case .unplugged: level * 15_000
      case .charging: (1 - level) * 21_600
      case .full, .unknown: nil
      }
    return BatteryStatus(level: level, state: state, timeRemaining: left)
  }
}

/// No preview where previews were asked for.
enum PreviewError: ExplainedError, Equatable {
  case nothingDeclared(program: String)

  var exitStatus: ExitStatus { .noInput }

  var explanation: Explanation {
    switch self {
    case .nothingDeclared(let program):
      Explanation(
        "\(program) declares no preview.", cause: "None of its sources has a #Preview or a PreviewProvider.",
        remedy: "Write one beside the view, or name widgets: `\(program) preview --kind all`.")
    }
  }
}
