/// Where a display's control socket is.
public enum ControlPath {
  /// The socket's name in its directory.
  static let name = "control.sock"

  /// Where a display that starts now listens: in the directory that the service manager made for it
  /// (`RUNTIME_DIRECTORY`), in the user's own (`XDG_RUNTIME_DIR`), else in /run/inkglance.
  public static func own(_ environment: (String) -> String?) -> String {
    candidates(environment).first ?? "/run/inkglance/\(name)"
  }

  /// Where a client looks for a display, in that order.
  public static func candidates(_ environment: (String) -> String?) -> [String] {
    // Several directories are separated by colons (systemd.exec(5), RuntimeDirectory=).
    let service = environment("RUNTIME_DIRECTORY")?.split(separator: ":").first.map(String.init)
    let user = environment("XDG_RUNTIME_DIR").flatMap { $0.isEmpty ? nil : $0 }.map { "\($0)/inkglance" }
    return [service, user, "/run/inkglance"].compactMap { $0 }.filter { $0.hasPrefix("/") }.map {
      "\($0)/\(name)"
    }
  }
}
