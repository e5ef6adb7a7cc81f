import InkBitmap

/// What was done to a panel, as far as the next plan depends on it.
///
/// Its owner keeps it across restarts. Times are since 1970, as the host's clock has them; one that lies in
/// the future (a clock set back) counts as unknown.
public struct RefreshHistory: Equatable, Sendable {
  /// Why the picture is not known; nil when it is.
  public var loss: PictureLoss? = .start
  public var lastFull: Duration?
  public var lastFast: Duration?
  public var lastPartial: Duration?
  /// Partial refreshes since the last whole-screen one.
  public var partials = 0
  /// The same weighted by area: 1 is a partial refresh of the whole glass.
  public var screens = 0.0
  /// Partial refreshes of each place since the last whole-screen one: a grid of 8 by 8, row after row.
  public var places = [UInt8](repeating: 0, count: 64)
  /// Whole-screen refreshes ever recorded, for the panel's life.
  public var wholeScreenTotal = 0
  /// Partial refreshes ever recorded.
  public var partialTotal = 0

  /// The history of a panel never refreshed.
  public init() {}

  /// The last refresh that flashed.
  public var lastWholeScreen: Duration? { Self.later(lastFull, lastFast) }
  /// The last refresh of any kind.
  public var lastRefresh: Duration? { Self.later(lastWholeScreen, lastPartial) }

  /// Adds a refresh that succeeded at `now`.
  public mutating func record(_ report: RefreshReport, on model: PanelModel, at now: Duration) {
    switch report.mode {
    case nil: return
    case .full, .fast, .gray:
      // Greys are reached through whole swings, which leave no ghost either.
      if report.mode == .fast { lastFast = now } else { lastFull = now }
      loss = nil
      partials = 0
      screens = 0
      places = [UInt8](repeating: 0, count: 64)
      wholeScreenTotal += 1
    case .partial:
      lastPartial = now
      partials += 1
      partialTotal += 1
      screens += Self.share(of: report.windows, on: model)
      for place in Self.places(under: report.windows, on: model) where places[place] < .max {
        places[place] += 1
      }
    }
  }

  /// Notes that the picture is no longer known.
  public mutating func lose(_ loss: PictureLoss) { self.loss = loss }

  /// The windows' share of the glass, 0…1.
  static func share(of windows: [PixelRect], on model: PanelModel) -> Double {
    Double(windows.reduce(0) { $0 + $1.area }) / Double(model.bounds.area)
  }

  /// The places that any of the windows touches.
  static func places(under windows: [PixelRect], on model: PanelModel) -> Set<Int> {
    var result: Set<Int> = []
    for window in windows where !window.isEmpty {
      let columns = cells(window.x, window.maxX, of: model.width)
      for row in cells(window.y, window.maxY, of: model.height) {
        for column in columns { result.insert(row * 8 + column) }
      }
    }
    return result
  }

  private static func cells(_ start: Int, _ end: Int, of length: Int) -> ClosedRange<Int> {
    let first = max(0, min(7, start * 8 / length))
    return first...max(first, min(7, (end - 1) * 8 / length))
  }

  private static func later(_ a: Duration?, _ b: Duration?) -> Duration? {
    guard let a else { return b }
    guard let b else { return a }
    return max(a, b)
  }
}
