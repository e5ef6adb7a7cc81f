import InkViews

/// One kind of widget as the host sees it.
@MainActor
public struct WidgetDescriptor {
  /// What the display file calls it.
  public let kind: String
  /// The families it can be placed as; the system families when it does not say.
  public internal(set) var supportedFamilies: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
  /// True when it wants no margins around its content.
  public internal(set) var areContentMarginsDisabled = false
  /// True when its container background may be left out.
  public internal(set) var isContainerBackgroundRemovable = true
  /// True when it makes no sense without settings.
  public internal(set) var promptsForUserConfiguration = false
  /// The settings that a display file may give.
  public var parameters: [WidgetParameterDescription] { describe() }

  private let describe: @MainActor () -> [WidgetParameterDescription]
  var displayName: Text?
  var summary: Text?
  let make: (WidgetConfigurationValues) throws(WidgetConfigurationError) -> any TimelineSource

  /// A kind with settings, made into a source when it is placed.
  init(
    kind: String, parameters: @escaping @autoclosure @MainActor () -> [WidgetParameterDescription] = [],
    make: @escaping (WidgetConfigurationValues) throws(WidgetConfigurationError) -> any TimelineSource
  ) {
    self.kind = kind
    describe = parameters
    self.make = make
  }

  /// The widget's provider and view, with the display file's values for its settings.
  ///
  /// - Throws: ``WidgetConfigurationError`` for a setting it does not have, or a value that will not do.
  public func makeSource(
    _ values: WidgetConfigurationValues = [:]
  ) throws(WidgetConfigurationError) -> any TimelineSource {
    let names = parameters.map(\.name)
    for key in values.keys.sorted() where !names.contains(key) {
      throw WidgetConfigurationError(key: key, kind: kind, problem: .unknown(known: names))
    }
    do throws(WidgetConfigurationError) {
      return try make(values)
    } catch {
      var error = error
      error.kind = kind
      throw error
    }
  }

  /// The settings that a display file's values should have and do not; the widget is drawn without them.
  public func settingsNotGiven(in values: WidgetConfigurationValues) -> [WidgetConfigurationError] {
    parameters.compactMap { parameter in
      guard values[parameter.name] == nil, let standIn = parameter.standInText else { return nil }
      return WidgetConfigurationError(
        key: parameter.name, kind: kind,
        problem: .notGiven(wants: parameter.type ?? "its value", standIn: standIn))
    }
  }

  /// The name it is listed under, in the environment's language; nil when it has none.
  public func displayName(in environment: EnvironmentValues) -> String? {
    displayName?.words(in: environment)
  }

  /// What it shows, in a sentence in the environment's language; nil when it does not say.
  public func summary(in environment: EnvironmentValues) -> String? { summary?.words(in: environment) }

  /// The widgets of a bundle, in order.
  public static func all(in bundle: some WidgetBundle) -> [WidgetDescriptor] { all(in: bundle.body) }

  /// The kinds of a widget: one, or several when it stands for several, or none.
  public static func all<W: Widget>(in widget: W) -> [WidgetDescriptor] {
    let offered = widget.body.offeredWidgets
    guard let configurable = W.self as? any ConfigurableWidget.Type else { return offered }
    return offered.map { $0.configured(by: configurable) }
  }

  /// The same kind, made from the widget with its parameters set.
  private func configured<W: ConfigurableWidget>(by type: W.Type) -> WidgetDescriptor {
    var copy = WidgetDescriptor(kind: kind, parameters: W.Parameters.descriptions) {
      [kind, make] values throws(WidgetConfigurationError) in
      let widget = W(parameters: try W.Parameters(values, key: nil))
      // A kind that depends on the parameters would be another widget; the one without them then serves.
      guard let placed = widget.body.offeredWidgets.first(where: { $0.kind == kind }) else {
        return try make([:])
      }
      return try placed.make([:])
    }
    copy.supportedFamilies = supportedFamilies
    copy.areContentMarginsDisabled = areContentMarginsDisabled
    copy.isContainerBackgroundRemovable = isContainerBackgroundRemovable
    copy.promptsForUserConfiguration = promptsForUserConfiguration
    copy.displayName = displayName
    copy.summary = summary
    return copy
  }
}
