/// Finds things that are few enough to be all given.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
  /// All of them.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// All of them.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A property of a thing of the program's.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  /// The value.
  public var wrappedValue: Value

  /// A property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource = "") { self.wrappedValue = wrappedValue }
}

extension AppEntity {
  /// A property of a thing of the program's.
  public typealias Property = EntityProperty
}
