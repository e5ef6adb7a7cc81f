import Foundation
import Glibc
import InkLinux
import InkTimelines

/// A file that something else writes: its content is the value, its time of change the value's time.
///
/// It is read when it changes, also when another file takes its place, and nothing happens in between. Where the kernel
/// does not tell of changes (`/proc`, `/sys`, a directory that is not there) it is read at every interval, a minute if
/// the display file does not say. Without `every` its value does not age.
public struct FileSource: FeedSource {
  public static let key = "file"
  public static let parameterType = "the path of a file"
  public static let defaultInterval: Duration? = nil

  /// From the root; "~" was the home directory, `$HOME` if it is set.
  public let path: String

  /// A file.
  public init(path: String) { self.path = path }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    let text = try String(parameter: value, key: key)
    let path = HomeDirectory.expanding(text)
    guard path.hasPrefix("/"), !path.hasSuffix("/"), !path.contains("\0") else {
      throw WidgetConfigurationError(
        key: key,
        problem: .wrongType(
          wants: "the path of a file, from the root or from ~/, such as \"/run/pressure.json\"",
          got: text.parameterText))
    }
    self.init(path: path)
  }

  public var identity: String { path }

  public var description: String { path.printable(limit: 60) }

  public func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: description, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: description, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile(path: description) }
    do throws(WholeFile.Failure) {
      let bytes = try WholeFile.read(from: descriptor, limit: request.limit)
      return FeedOutput(bytes, at: isComputed ? nil : status.changed)
    } catch {
      if error.errno == EFBIG { throw .tooLong(limit: request.limit) }
      throw .unreadable(path: description, errno: error.errno)
    }
  }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any FeedWatch)? {
    isComputed ? nil : FileWatch(path, changed: changed)
  }

  /// True for a file that the kernel makes when it is read: its time means nothing, and no change is told.
  private var isComputed: Bool { ["/proc/", "/sys/"].contains { path.hasPrefix($0) } }
}

extension FileWatch: FeedWatch {}

extension stat {
  /// When the content changed last.
  fileprivate var changed: Date {
    Date(timeIntervalSince1970: Double(st_mtim.tv_sec) + Double(st_mtim.tv_nsec) / 1e9)
  }
}
