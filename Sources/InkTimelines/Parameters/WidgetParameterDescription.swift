/// A setting in words, for lists and manuals.
public struct WidgetParameterDescription: Sendable, Equatable {
  /// Its name in a display file.
  public var name: String
  /// What it takes, such as "a string"; nil when unknown.
  public var type: String?
  /// Its default as a display file would have it; nil when there is none.
  public var defaultText: String?
  /// What it begins with when it is not given, in words, though it should be; nil where that is its default or nothing.
  public var standInText: String?
  /// What it is for; nil when it does not say.
  public var summary: String?

  init(
    name: String, type: String? = nil, defaultText: String? = nil, standInText: String? = nil,
    summary: String? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultText = defaultText
    self.standInText = standInText
    self.summary = summary
  }
}
