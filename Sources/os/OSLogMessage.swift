import Foundation

/// Words of a log, with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Words alone.
  public init(stringLiteral value: String) { text = value }

  /// Words and values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether a value may be read by others.
public struct OSLogPrivacy: Sendable {
  /// How a value that may not be read can be told from others.
  public enum Mask: Sendable { case hash, none }

  let isHidden: Bool

  /// As suits the value.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// It may be read.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// It may not.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// It must not.
  public static let sensitive = OSLogPrivacy(isHidden: true)

  /// As suits the value.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// It may not be read.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// Gathers the words and values of a log's message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  /// No words.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// A value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }

  /// A number in some way of writing.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) {
    let digits = format.precision
    text += privacy.isHidden ? "<private>" : String(format: "%.\(digits)f", Double(value()))
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  /// With six digits.
  public static let fixed = OSLogFloatFormatting(precision: 6)

  /// With so many digits.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
}
