/// Finds things of the program's.
public protocol EntityQuery: Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity
  /// Things to choose from: an array, or a collection in sections.
  associatedtype Result: ResultsCollection = [Entity]

  /// The query.
  init()

  /// The things with these identities.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Things to choose from.
  func suggestedEntities() async throws -> Result

  /// The one to start with.
  func defaultResult() async -> Entity?
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds things of the program's by a word.
public protocol EntityStringQuery: EntityQuery {
  /// The things that match.
  func entities(matching string: String) async throws -> Result
}

/// Values to choose from.
public protocol ResultsCollection {}

extension Array: ResultsCollection {}
