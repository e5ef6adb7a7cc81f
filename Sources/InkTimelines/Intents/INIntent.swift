import Foundation

/// The settings of a widget, as Xcode generates them from a definition file.
///
/// There is no such file here. A subclass may name its settings; the display file's `configuration` then
/// gives their values.
open class INIntent: NSObject, @unchecked Sendable {
  /// The settings that a display file may give; none by default.
  open class var parameterNames: [String] { [] }

  /// The values that the display file gives; set before the intent is handed out, never after.
  public internal(set) var configuration: WidgetConfigurationValues = [:]

  /// Settings without values.
  public required override init() { super.init() }
}
