/// How much a message matters.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8

  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Of use now and then.
  public static let `default` = OSLogType(rawValue: 0)
  /// Of use when something is looked for.
  public static let info = OSLogType(rawValue: 1)
  /// Of use while a program is written.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// Something is wrong with the program.
  public static let fault = OSLogType(rawValue: 17)
}
