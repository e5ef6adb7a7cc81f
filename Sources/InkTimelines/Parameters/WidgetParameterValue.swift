/// A type that a setting can have.
///
/// A string enumeration conforms by saying so, a table by conforming to ``WidgetParameters``.
public protocol WidgetParameterValue: Sendable {
  /// What a display file gives for it, such as "a string".
  static var parameterType: String { get }

  /// The value as a display file would have it.
  var parameterText: String { get }

  /// The value that a display file gives under `key`.
  init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError)
}

extension WidgetParameterValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  public static var parameterType: String {
    allCases.map(\.rawValue.parameterText).joined(separator: ", ")
  }

  public var parameterText: String { rawValue.parameterText }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .string(let text) = value else { throw .init(key: key, wants: Self.self, got: value) }
    guard let known = Self(rawValue: text) else {
      throw .init(key: key, problem: .notAmong(Self.allCases.map(\.rawValue), got: text))
    }
    self = known
  }
}
