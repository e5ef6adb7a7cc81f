import Glibc

/// Where board and display files are looked for.
public struct ConfigurationPaths: Equatable, Sendable {
  /// Directories of board files, the first that has the file wins.
  public var boards: [String]
  /// Display files, the first that is there wins.
  public var displays: [String]

  /// Explicit lists.
  public init(boards: [String], displays: [String]) {
    self.boards = boards
    self.displays = displays
  }

  /// The program's order: `./boards`, `$XDG_CONFIG_HOME/inkglance/boards`, `/etc/inkglance/boards`,
  /// `/usr/share/inkglance/boards`; and `$XDG_CONFIG_HOME/inkglance/inkglance.toml`,
  /// `/etc/inkglance/inkglance.toml`.
  ///
  /// `$XDG_CONFIG_HOME` is `~/.config` where it is not set or not absolute (XDG base directory
  /// specification), and is left out where there is no home either, as in a system service. `root` stands
  /// before the paths of the system.
  public init(environment: (String) -> String?, workingDirectory: String = ".", root: String = "") {
    let absolute = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.config" : nil }
    let personal = [absolute ?? home].compactMap { $0 }.map { "\($0)/inkglance" }
    let system = ["\(root)/etc/inkglance"]
    boards =
      ["\(workingDirectory)/boards"]
      + (personal + system + ["\(root)/usr/share/inkglance"]).map { "\($0)/boards" }
    displays = (personal + system).map { "\($0)/inkglance.toml" }
  }

  /// The display file that was named, else the first that is there; nil for the built-in settings.
  public func display(named path: String? = nil) -> String? { path ?? displays.first(where: TextFile.exists) }

  /// Those of this process, as its environment is now.
  public static var process: ConfigurationPaths {
    ConfigurationPaths(environment: { name in getenv(name).map { String(cString: $0) } })
  }
}
