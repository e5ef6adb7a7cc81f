/// What an intent does, in a sentence.
public struct IntentDescription: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// A heading to list it under.
  public let categoryName: LocalizedStringResource?
  /// Words to find it by.
  public let searchKeywords: [LocalizedStringResource]

  /// A description, and how to list and find it.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }

  /// A description.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
