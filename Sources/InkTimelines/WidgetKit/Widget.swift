/// One kind of widget, or several.
///
/// It is made once in the life of the program, and again for every placement with parameters.
@MainActor @preconcurrency
public protocol Widget {
  /// What the widget is made of.
  associatedtype Body: WidgetConfiguration

  /// The widget as the program has it.
  init()

  /// Its kind, its provider and its view.
  var body: Body { get }
}
