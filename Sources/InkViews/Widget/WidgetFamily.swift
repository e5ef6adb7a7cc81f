/// The sizes and places a widget can have.
public enum WidgetFamily: Int, RawRepresentable, CustomDebugStringConvertible, CustomStringConvertible,
  Sendable
{
  case systemSmall = 0
  case systemMedium = 1
  case systemLarge = 2
  case systemExtraLarge = 3
  case systemExtraLargePortrait = 8
  case accessoryCorner = 4
  case accessoryCircular = 5
  case accessoryRectangular = 6
  case accessoryInline = 7

  /// The case's name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The case's name.
  public var debugDescription: String { description }

  /// True for the families of a lock screen.
  package var isAccessory: Bool {
    switch self {
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    default: false
    }
  }
}
