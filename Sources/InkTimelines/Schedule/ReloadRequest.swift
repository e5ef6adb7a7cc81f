/// One question put to one provider; answers name it, so that a late one is recognised.
public struct ReloadRequest: Hashable, Sendable {
  /// The placement asked for.
  public let placement: PlacementID
  /// Grows with every request of the scheduler.
  public let serial: Int
}
