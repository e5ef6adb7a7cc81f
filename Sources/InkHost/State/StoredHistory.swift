import InkPanels

/// A refresh history as it is written down; times in seconds since 1970.
public struct StoredHistory: Codable, Equatable, Sendable {
  var lastFull: Double?
  var lastFast: Double?
  var lastPartial: Double?
  var partials = 0
  var screens = 0.0
  var places: [UInt8] = []
  var wholeScreenTotal = 0
  var partialTotal = 0

  /// The history of a panel never refreshed.
  public init() {}

  /// Writes a history down.
  public init(_ history: RefreshHistory) {
    lastFull = history.lastFull.map(\.wallSeconds)
    lastFast = history.lastFast.map(\.wallSeconds)
    lastPartial = history.lastPartial.map(\.wallSeconds)
    partials = history.partials
    screens = history.screens
    places = history.places
    wholeScreenTotal = history.wholeScreenTotal
    partialTotal = history.partialTotal
  }

  /// The history; what cannot be is left at its beginning.
  public func history(loss: PictureLoss?) -> RefreshHistory {
    var history = RefreshHistory()
    history.loss = loss
    history.lastFull = Self.instant(lastFull)
    history.lastFast = Self.instant(lastFast)
    history.lastPartial = Self.instant(lastPartial)
    history.partials = max(0, partials)
    history.screens = screens.isFinite ? max(0, screens) : 0
    if places.count == history.places.count { history.places = places }
    history.wholeScreenTotal = max(0, wholeScreenTotal)
    history.partialTotal = max(0, partialTotal)
    return history
  }

  /// Seconds since 1970 that a date may have, to the year 9999.
  private static func instant(_ seconds: Double?) -> Duration? {
    seconds.flatMap { (0...253_402_300_799).contains($0) ? .seconds($0) : nil }
  }
}

extension Duration {
  /// The length in seconds, as exact as a date is.
  var wallSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
