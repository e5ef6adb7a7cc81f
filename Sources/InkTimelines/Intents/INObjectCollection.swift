import Foundation

/// Objects to choose from under a title.
public final class INObjectSection<Object: NSObject>: NSObject, @unchecked Sendable {
  /// What they are shown under.
  public let title: String?
  /// The objects.
  public let items: [Object]

  /// Objects under a title.
  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}

/// What a setting may be chosen from; not asked for here, since a display file gives the value.
public final class INObjectCollection<Object: NSObject>: NSObject, @unchecked Sendable {
  /// The choice in its parts.
  public let sections: [INObjectSection<Object>]
  /// The whole choice.
  public var allItems: [Object] { sections.flatMap { $0.items } }

  /// A choice without parts.
  public init(items: [Object]) { sections = [INObjectSection(title: nil, items: items)] }

  /// A choice in parts.
  public init(sections: [INObjectSection<Object>]) { self.sections = sections }
}

/// What answers for an intent; nobody asks here.
open class INExtension: NSObject {
  /// One that answers for no intent.
  public override init() {}

  /// Who answers for an intent.
  open func handler(for intent: INIntent) -> Any? { nil }
}
