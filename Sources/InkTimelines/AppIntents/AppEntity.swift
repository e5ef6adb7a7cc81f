/// A thing of the program's that a parameter can be.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
  /// What the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What this one is called.
  var displayRepresentation: DisplayRepresentation { get }
}
