import Foundation

/// A device to preview on; ignored.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}
