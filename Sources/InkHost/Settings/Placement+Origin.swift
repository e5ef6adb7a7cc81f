import InkBoards
import InkErrors
import InkTimelines

extension HostSettings.Placement {
  /// Where in a display file a widget stands.
  public struct Origin: Equatable, Sendable {
    /// Path of the file.
    public var file: String
    public var widget: Settings.Widget

    /// A widget of a file.
    public init(file: String, widget: Settings.Widget) {
      self.file = file
      self.widget = widget
    }

    /// Where a setting such as "source.every" stands; the widget's own place for one that is not there.
    public func position(of key: String) -> TextPosition {
      widget.configuration.position(of: key) ?? widget.position
    }
  }
}

/// A setting of a widget that cannot be used, and where in the display file it stands.
public struct ConfigurationFault: ExplainedError, Equatable {
  public var error: WidgetConfigurationError
  public var file: String
  public var position: TextPosition

  /// An error and the place it is about.
  public init(_ error: WidgetConfigurationError, in origin: HostSettings.Placement.Origin) {
    self.error = error
    file = origin.file
    position = origin.position(of: error.key)
  }

  public var exitStatus: ExitStatus { error.exitStatus }

  /// The place as compilers print it, then the error's own words.
  public var explanation: Explanation {
    var explanation = error.explanation
    explanation.whatHappened = "\(file):\(position): \(explanation.whatHappened)"
    return explanation
  }
}
