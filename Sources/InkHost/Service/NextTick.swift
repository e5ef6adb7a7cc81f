import Foundation
import InkTimelines

/// The next instant at which a display has something to do, as far as that is known beforehand.
public struct NextTick: Sendable, Equatable {
  /// What there is to do.
  public enum Cause: Sendable, Equatable {
    case scheduled(Wake.Cause)
    /// A refresh that the planner put off.
    case heldRefresh
    /// A refresh that failed is tried again.
    case failedRefresh
    /// A feed's source is asked.
    case feed
    /// What is shown for a while comes or goes.
    case showing
  }

  /// The instant.
  public var date: Date
  public var cause: Cause
  /// Kinds of the widgets concerned, in the order of their places.
  public var widgets: [String] = []

  /// An instant and what it is for.
  public init(date: Date, cause: Cause, widgets: [String] = []) {
    self.date = date
    self.cause = cause
    self.widgets = widgets
  }
}

extension NextTick.Cause: CustomStringConvertible {
  /// In a few words: "redraw", "refresh that had to wait".
  public var description: String {
    switch self {
    case .scheduled(let cause): cause.words
    case .heldRefresh: "refresh that had to wait"
    case .failedRefresh: "another try after a failed refresh"
    case .feed: "a feed's source"
    case .showing: "end of what is shown for a while"
    }
  }
}

extension Wake.Cause {
  fileprivate var words: String {
    switch self {
    case .redraw: "redraw"
    case .reload: "new timeline"
    case .gauge: "battery reading"
    case .clock, .page, .providerDeadline, .maintenance, .quietHours: rawValue
    }
  }
}

extension DisplayHost {
  /// What ends a wait that begins at `now`; nil when only an event can.
  public func nextTick(after now: Date) -> NextTick? {
    let feed = scheduler.isQuiet ? nil : feeds.nextAttempt
    let shown = nextShowing(after: now).map { NextTick(date: $0, cause: .showing) }
    let others = [retry, shown, feed.map { NextTick(date: $0, cause: .feed) }].compactMap { $0 }
    let other = others.min { $0.date < $1.date }
    guard let wake = scheduler.nextWake(after: now) else { return other }
    if let other, other.date < wake.date { return other }
    let concerned = [.redraw, .reload].contains(wake.cause) ? scheduler.placements(dueBy: wake.date) : []
    return NextTick(
      date: wake.date, cause: .scheduled(wake.cause),
      widgets: concerned.compactMap { widgets[$0]?.placement.kind })
  }
}
