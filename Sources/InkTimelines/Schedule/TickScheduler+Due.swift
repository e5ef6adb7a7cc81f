import Foundation

extension TickScheduler {
  /// The placements that have something to be drawn or asked at `date` or before, in the order of their numbers.
  public func placements(dueBy date: Date) -> [PlacementID] {
    let due = [redraws, answers, policyReloads, promptReloads].flatMap { $0.slots(upTo: date) }
    return Set(due).compactMap { placements[$0]?.id }.sorted()
  }
}
