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

  /// The same for this source of its kind.
  var usualInterval: Duration? { get }

  /// Where in what it gives the value is when the display file does not say; nil for plain text.
  static var defaultPath: JSONPointer? { get }

  /// The source that a display file means by the value of its key.
  init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError)

  /// Tells the source from every other one, in every run; made of all that it was given.
  var identity: String { get }

  /// Gives what there is now, within the request's bounds; called away from the main thread, and may block it.
  func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput

  /// The source as it is for a place of that many pixels.
  func sized(width: Int, height: Int) -> Self

  /// Tells of changes by calling `changed`, on any thread, until the watch is let go.
  ///
  /// nil for a source that cannot tell; it is asked at every interval.
  func watch(_ changed: @escaping @Sendable () -> Void) -> (any FeedWatch)?
}

extension FeedSource {
  /// Every ten minutes.
  public static var defaultInterval: Duration? { .seconds(600) }

  /// That of its kind.
  public var usualInterval: Duration? { Self.defaultInterval }

  /// Plain text.
  public static var defaultPath: JSONPointer? { nil }

  /// One for every place.
  public func sized(width: Int, height: Int) -> Self { self }

  /// Gives what there is now, of the usual size at most.
  public func fetch(within deadline: Duration) throws(FeedError) -> FeedOutput {
    try fetch(FeedRequest(deadline: deadline))
  }

  /// It cannot tell.
  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any FeedWatch)? { nil }
}

/// Something that tells of changes for as long as it lives.
public protocol FeedWatch: AnyObject, Sendable {}

/// The sources a display file can name, in alphabetical order.
public enum FeedSources {
  /// All of them.
  public static let all: [any FeedSource.Type] = [
    CalendarSource.self, CommandSource.self, FileSource.self, HostSource.self, HTTPSource.self,
    MQTTSource.self,
    TRMNLSource.self,
  ]
}
