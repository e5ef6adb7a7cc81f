/// The settings of a widget, or a table among them.
///
/// `init()` gives every setting its default, `fields` names those that a display file may change:
///
/// ```swift
/// struct Settings: WidgetParameters {
///   var place = "Tokyo"
///   var every: Duration = .seconds(600)
///
///   static var fields: [WidgetParameter<Settings>] {
///     [
///       WidgetParameter("place", \.place, "Where the pressure is measured."),
///       WidgetParameter("every", \.every, "How often it is asked for."),
///     ]
///   }
/// }
/// ```
public protocol WidgetParameters: WidgetParameterValue {
  /// Every setting at its default.
  init()

  /// The settings that may be changed.
  static var fields: [WidgetParameter<Self>] { get }
}

extension WidgetParameters {
  /// The settings in words, for lists and manuals.
  public static var descriptions: [WidgetParameterDescription] {
    let defaults = Self()
    return fields.map { $0.description(defaults) }
  }

  /// The defaults, changed by the values of a display file; `key` is the path to their table, nil for the widget's.
  ///
  /// - Throws: ``WidgetConfigurationError`` for a name that is not among the fields, or a value that will not do.
  public init(_ values: WidgetConfigurationValues, key: String?) throws(WidgetConfigurationError) {
    self.init()
    let fields = Self.fields
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let path = key.map { "\($0).\(name)" } ?? name
      guard let field = fields.first(where: { $0.name == name }) else {
        throw WidgetConfigurationError(key: path, problem: .unknown(known: fields.map(\.name)))
      }
      try field.set(&self, value, path)
    }
  }

  public static var parameterType: String { "a table" }

  public var parameterText: String {
    "{ \(Self.fields.map { "\($0.name) = \($0.description(self).defaultText ?? "")" }.joined(separator: ", ")) }"
  }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .table(let values) = value else { throw .init(key: key, wants: Self.self, got: value) }
    try self.init(values, key: key)
  }
}
