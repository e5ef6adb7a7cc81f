import Foundation

/// One refresh as the history keeps it.
public struct RefreshRecord: Equatable, Sendable {
  public var date: Date
  /// "full", "fast" or "partial".
  public var mode: String
  /// Why, in a few words.
  public var reason: String
  /// Places written; 0 for the whole glass.
  public var windows: Int
  /// Sent to the panel.
  public var bytes: Int
  /// How long the controller drove the glass.
  public var busyMilliseconds: Int

  /// A record.
  public init(date: Date, mode: String, reason: String, windows: Int, bytes: Int, busyMilliseconds: Int) {
    (self.date, self.mode, self.reason) = (date, mode, reason)
    (self.windows, self.bytes, self.busyMilliseconds) = (windows, bytes, busyMilliseconds)
  }

  /// The refresh of a tick; nil when it had none.
  init?(_ report: TickReport) {
    guard let panel = report.panel, let mode = panel.mode else { return nil }
    self.init(
      date: report.date, mode: mode.rawValue, reason: report.plan?.reason.description ?? "",
      windows: panel.windows.count, bytes: panel.bytes,
      busyMilliseconds: Int((panel.busy.inSeconds * 1000).rounded()))
  }
}
