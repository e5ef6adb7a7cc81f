/// Gathers widgets, with conditions if need be.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
  /// One widget as it is.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Any number of widgets.
  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> WidgetGroup {
    var members: [any Widget] = []
    repeat members.append(each content)
    return WidgetGroup(members)
  }

  /// A widget under a condition.
  public static func buildOptional(_ widget: (any Widget)?) -> WidgetGroup {
    WidgetGroup(widget.map { [$0] } ?? [])
  }

  /// The first of two branches.
  public static func buildEither(first: any Widget) -> WidgetGroup { WidgetGroup([first]) }

  /// The second of two branches.
  public static func buildEither(second: any Widget) -> WidgetGroup { WidgetGroup([second]) }

  /// A widget under `#available`.
  public static func buildLimitedAvailability(_ widget: any Widget) -> WidgetGroup { WidgetGroup([widget]) }
}
