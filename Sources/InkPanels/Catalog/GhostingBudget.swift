/// How much partial refreshing a panel takes before its ghosts must be wiped by a whole-screen refresh.
public struct GhostingBudget: Equatable, Sendable {
  /// Partial refreshes of the whole screen; a window counts by its share of the area.
  public var screens: Int
  /// Partial refreshes of any one place.
  public var perPlace: Int

  /// A budget.
  ///
  /// The defaults lie between what makers write (5 partial refreshes) and what users of
  /// hand-written waveforms report as the limit of the bearable (50 in one place).
  public init(screens: Int = 10, perPlace: Int = 50) {
    self.screens = screens
    self.perPlace = perPlace
  }
}
