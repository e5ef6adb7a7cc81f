import Foundation

/// What a host has to do at one instant, in this order: give up, reload, read the gauge, draw and refresh.
public struct Tick: Sendable, Equatable {
  /// A provider to ask.
  public struct Reload: Sendable, Equatable {
    /// The request that the answer names.
    public let request: ReloadRequest
    public let reasons: ReloadReasons
  }

  /// A placement to draw.
  public struct Redraw: Sendable, Equatable {
    /// The placement to draw.
    public let placement: PlacementID
    /// The entry to draw, an index into the timeline last accepted; nil to draw the placeholder.
    public let entry: Int?
    /// True when the provider has failed for long: the view is to say so.
    public let isStale: Bool
    public let reasons: RedrawReasons
  }

  /// An edge of quiet hours.
  public enum QuietHoursEdge: Sendable, Equatable { case began, ended }

  /// Another page is up.
  public struct PageTurn: Sendable, Equatable {
    /// The page that was up; nil for the night's.
    public let former: Int?
    /// The page that is up now; nil for the night's.
    public let page: Int?
    /// True when its picture is kept: what changed since is among the redraws, all else is right.
    public let isDrawn: Bool
  }

  /// The instant.
  public let date: Date
  /// Requests that took too long; their retries are planned already.
  public var abandoned: [ReloadRequest] = []
  /// Providers to ask now.
  public var reloads: [Reload] = []
  /// True when the gauge is to be read, before anything is drawn.
  public var readsGauge = false
  /// What to draw and show with one refresh.
  public var redraws: [Redraw] = []
  /// True when the refresh is to be the panel's maintenance refresh.
  public var isMaintenance = false
  /// The edge of quiet hours at this instant, if it is one.
  public var quietHours: QuietHoursEdge?
  /// The page that was turned at this instant, if one was.
  public var pageTurn: PageTurn?

  /// True when there is nothing to do.
  public var isEmpty: Bool {
    abandoned.isEmpty && reloads.isEmpty && !readsGauge && redraws.isEmpty && !isMaintenance
      && quietHours == nil && pageTurn == nil
  }
}
