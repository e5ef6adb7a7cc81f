/// An output that leads nowhere, where a device does without a line that others need.
public final class UnconnectedLine: OutputLine {
  public let name = "no line"

  /// A line that may be set at will.
  public init() {}

  public func set(_ level: Level) {}
}
