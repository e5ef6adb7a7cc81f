/// A value to choose, with a name of its own.
public struct IntentItem<Result: Sendable>: Sendable {
  /// The value.
  public var value: Result
  /// What it is called.
  public var title: LocalizedStringResource?

  /// A value that says itself what it is called.
  public init(_ value: Result) { self.value = value }

  /// A value and its name.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
  }
}

/// Values to choose from under a heading.
public struct IntentItemSection<Result: Sendable>: Sendable {
  /// The heading.
  public var title: LocalizedStringResource?
  /// The values.
  public var items: [IntentItem<Result>]

  /// Values under a heading.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.items = items
  }

  /// Values under a heading.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, items: items.map { IntentItem($0) })
  }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  /// The sections.
  public var sections: [IntentItemSection<Result>]

  /// Values in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.sections = sections
  }

  /// Values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(sections: [IntentItemSection(items: items)])
  }

  /// Values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(sections: [IntentItemSection(items: items)])
  }

  /// No values.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

/// How many values an array takes, the same for all families or by family.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
  /// So many.
  public init(integerLiteral value: Int) {}

  /// So many by family.
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}

  /// Between so many and so many.
  public init(min: Int, max: Int) {}
}

/// A widget's family, as an intent names it.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}
