import Foundation
import InkPanels

/// What a tick decided about the glass, and why.
public struct Decision: Codable, Sendable, Equatable {
  /// A widget that was drawn.
  public struct Drawn: Codable, Sendable, Equatable {
    public var kind: String
    /// "text, environment".
    public var reasons: String
  }

  public var date: Date
  public var drawn: [Drawn]
  /// What was planned: "none", "hold", "full", "fast" or "partial".
  public var plan: String
  /// Why, in a few words.
  public var reason: String
  /// What was done, which is more than planned when the picture on the glass was not known; nil when nothing was.
  public var done: String?
  /// Places written, whole bytes across: x, y, width, height in native orientation.
  public var windows: [[Int]]
  public var bytes: Int
  public var transfers: Int
  /// How long the controller drove the glass.
  public var busyMilliseconds: Int
  /// From waking the panel to its sleep.
  public var totalMilliseconds: Int

  /// True when the glass changed.
  public var isRefresh: Bool { done != nil }
}

extension Decision {
  /// The decision of a tick; nil for one that had none to make.
  init?(_ report: TickReport) {
    guard let plan = report.plan else { return nil }
    date = report.date
    drawn = zip(report.drawn, report.reasons).map { Drawn(kind: $0, reasons: $1.description) }
    self.plan = plan.action.word
    reason = plan.reason.description
    done = report.panel?.mode?.rawValue
    windows = report.panel?.windows.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
    bytes = report.panel?.bytes ?? 0
    transfers = report.panel?.transfers ?? 0
    busyMilliseconds = Int(((report.panel?.busy ?? .zero).inSeconds * 1000).rounded())
    totalMilliseconds = Int(((report.panel?.total ?? .zero).inSeconds * 1000).rounded())
  }
}

extension RefreshPlan.Action {
  var word: String {
    switch self {
    case .none: "none"
    case .hold: "hold"
    case .full: "full"
    case .fast: "fast"
    case .partial: "partial"
    }
  }
}
