/// Finds things of the program's.
public protocol EntityQuery: Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity

  /// The query.
  init()

  /// The things with these identities.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Things to choose from.
  func suggestedEntities() async throws -> [Entity]

  /// The one to start with.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }

  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds things of the program's by a word.
public protocol EntityStringQuery: EntityQuery {
  /// The things that match.
  func entities(matching string: String) async throws -> [Entity]
}
