/// A widget's place on a display: the same kind may be placed twice, with other parameters.
public struct PlacementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The host's number for it, such as its index in the display file.
  public let rawValue: Int

  /// A place by the host's number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public var description: String { "#\(rawValue)" }

  public static func < (a: PlacementID, b: PlacementID) -> Bool { a.rawValue < b.rawValue }
}
