/// A program that has something of a machine that somebody else wants.
public struct RunningProgram: Equatable, Sendable {
  public let name: String
  public let process: Int
  /// The system's service it belongs to, which would start it again; nil where it belongs to none, or to a user's,
  /// which the system's `systemctl` does not know.
  public let service: String?

  /// The command that ends it.
  public var end: String { service.map { "sudo systemctl stop \($0)" } ?? "sudo kill \(process)" }

  /// "python3 (process 871, frame.service)".
  public var title: String { "\(name) (process \(process)\(service.map { ", \($0)" } ?? ""))" }
}
