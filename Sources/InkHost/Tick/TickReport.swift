import Foundation
import InkGauges
import InkPanels
import InkTimelines

/// What one tick did: the line `run` prints, and what `status` answers.
public struct TickReport: Sendable {
  /// When the tick began.
  public var date: Date
  /// Counts refreshes from 1; nil when the glass was left alone.
  public var refresh: Int?
  /// Kinds of the widgets drawn, in the order of their places.
  public var drawn: [String] = []
  /// The page that was turned to, by name; nil where none was.
  public var page: String?
  /// Why each of them was drawn.
  public var reasons: [RedrawReasons] = []
  public var plan: RefreshPlan?
  public var panel: RefreshReport?
  public var battery: Battery?
  /// What went wrong, each already explained.
  public var problems: [String] = []
  /// Where its time went.
  public var timings = TickTimings()

  /// A report of nothing yet.
  public init(date: Date) { self.date = date }
}
