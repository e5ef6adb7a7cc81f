import Foundation
import InkTimelines

/// One way to a value: a program, a file, a service.
///
/// A display file names it by its key: `source = { file = "/run/pressure.json" }`. A new one is a type in a file of its
/// own and its line in ``FeedSources``.
public protocol FeedSource: Hashable, Sendable, CustomStringConvertible {
  /// The key in a display file's table.
  static var key: String { get }

  /// What a display file gives for it, in words.
  static var parameterType: String { get }

  /// How often it is asked when the display file does not say; nil for one that tells of changes by itself.
  static var defaultInterval: Duration? { get }

  /// The source that a display file means by the value of its key.
  init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError)

  /// Tells the source from every other one, in every run; made of all that it was given.
  var identity: String { get }

  /// Gives what there is now, within `deadline`; called away from the main thread, and may block it.
  func fetch(within deadline: Duration) throws(FeedError) -> FeedOutput

  /// Tells of changes by calling `changed`, on any thread, until the watch is let go.
  ///
  /// nil for a source that cannot tell; it is asked at every interval.
  func watch(_ changed: @escaping @Sendable () -> Void) -> (any FeedWatch)?
}

extension FeedSource {
  /// Every ten minutes.
  public static var defaultInterval: Duration? { .seconds(600) }

  /// It cannot tell.
  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any FeedWatch)? { nil }
}

/// Something that tells of changes for as long as it lives.
public protocol FeedWatch: AnyObject, Sendable {}

/// What a source gave.
public struct FeedOutput: Equatable, Sendable {
  /// 64 KiB at most.
  public var bytes: [UInt8]
  /// When it held; nil for now.
  public var date: Date?

  /// Bytes of a time.
  public init(_ bytes: [UInt8], at date: Date? = nil) {
    self.bytes = bytes
    self.date = date
  }

  /// Bytes of output, at most.
  public static let limit = 65_536
}

/// The sources a display file can name, in alphabetical order.
public enum FeedSources {
  /// All of them.
  public static let all: [any FeedSource.Type] = [
    CommandSource.self, FileSource.self, HostSource.self, HTTPSource.self, MQTTSource.self,
  ]
}
