/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Something that ends when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Something by how it is ended.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { end?() }

  /// Ends it.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps it for as long as a set does.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it for as long as an array does.
  public func store(in collection: inout [AnyCancellable]) { collection.append(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
