/// A setting in words, for lists and manuals.
public struct WidgetParameterDescription: Sendable, Equatable {
  /// Its name in a display file.
  public var name: String
  /// What it takes, such as "a string"; nil when unknown.
  public var type: String?
  /// Its default as a display file would have it; nil when there is none.
  public var defaultText: String?
  /// What it is for; nil when it does not say.
  public var summary: String?

  init(name: String, type: String? = nil, defaultText: String? = nil, summary: String? = nil) {
    self.name = name
    self.type = type
    self.defaultText = defaultText
    self.summary = summary
  }
}
