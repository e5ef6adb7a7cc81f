import Foundation

/// Where the program keeps what must outlive it.
public struct StateDirectory: Equatable, Sendable {
  /// Without a slash at the end; made when the first file is written.
  public let path: String

  /// A directory.
  public init(_ path: String) { self.path = path }

  /// The file of the history.
  public var historyPath: String { "\(path)/history.sqlite" }

  /// The first of these that there is, or that may be made.
  ///
  /// `$STATE_DIRECTORY` as the service manager gives it; `/var/lib/inkglance` where this user may write there;
  /// `$XDG_STATE_HOME/inkglance`; `~/.local/state/inkglance` (XDG base directory specification). Nil without any,
  /// as for a service user without a home: then nothing is kept.
  public init?(
    environment: (String) -> String?,
    mayWrite: (String) -> Bool = { FileManager.default.isWritableFile(atPath: $0) },
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? String($0.split(separator: ":")[0]) : nil }
    }
    let system = "/var/lib/inkglance"
    if let given = absolute("STATE_DIRECTORY") {
      path = given
    } else if mayWrite(exists(system) ? system : "/var/lib") {
      path = system
    } else if let state = absolute("XDG_STATE_HOME") ?? absolute("HOME").map({ "\($0)/.local/state" }) {
      path = "\(state)/inkglance"
    } else {
      return nil
    }
  }

  /// That of this process, as its environment is now.
  public static var process: StateDirectory? {
    StateDirectory(environment: { name in getenv(name).map { String(cString: $0) } })
  }
}
