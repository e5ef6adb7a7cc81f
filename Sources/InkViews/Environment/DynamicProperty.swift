/// A property that the engine fills in before a body is read.
public protocol DynamicProperty {
  /// Called before the body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}
}
