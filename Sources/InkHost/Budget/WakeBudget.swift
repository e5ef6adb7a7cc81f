import Foundation

/// What a battery has lasted so far on a machine that rests between ticks, how long it will, and what another interval
/// would change.
///
/// A cycle is a wake and the rest after it. The loss of a cycle is the level at its beginning less that at the next one's;
/// cycles in which the battery was charged, or that power ended, do not count. Percent of a gauge with whole steps are only
/// as good as many of them: until the level has fallen by `fewestPercent` over `fewestCycles` nothing is told.
public struct WakeBudget: Equatable, Sendable {
  /// Points by which the level must have fallen in all.
  public static let fewestPercent = 3.0
  public static let fewestCycles = 6
  /// A rest that lasted longer than this was none: the machine was stored.
  static let longestCycle = 14.0 * 86_400
  /// Steps in which gauges tell the level, points.
  static let step = 1.0

  /// A wake and the rest after it.
  struct Cycle: Equatable {
    var hours: Double
    var lost: Double
  }

  /// Wakes that were looked at.
  public let wakes: [WakeRecord]
  /// Cycles on the battery.
  public let cycles: Int
  /// 0…100 now; nil where it is not known.
  public let level: Double?
  /// Hours from a wake to the next, on the battery.
  public let interval: Double?
  /// Points an hour; nil until enough was seen.
  public let percentPerHour: Estimate?
  /// Points a wake costs, its part of the rest not counted; nil where it cannot be told from the rest's.
  public let percentPerWake: Estimate?
  /// What the battery holds, in watt-hours; nil where it is not known.
  public let capacity: Double?

  /// The budget of wakes, oldest first.
  public init(_ wakes: [WakeRecord], level: Double?, capacity: Double? = nil) {
    self.wakes = wakes
    self.capacity = capacity
    self.level = level ?? wakes.last?.percentAfter
    let cycles = Self.cycles(wakes)
    self.cycles = cycles.count
    let hours = cycles.reduce(0) { $0 + $1.hours }
    interval = cycles.isEmpty ? nil : hours / Double(cycles.count)
    percentPerHour = Self.rate(cycles)
    percentPerWake = percentPerHour.flatMap { rate in
      Self.costByEnergy(wakes, capacity).flatMap {
        $0.value < rate.value * hours / Double(cycles.count) ? $0 : nil
      }
        ?? Self.costByLevels(cycles)
    }
  }

  /// Hours until empty; nil until enough was seen.
  public var hoursLeft: ClosedRange<Double>? { hoursLeft(atRate: percentPerHour) }

  /// Hours until empty with so many from a wake to the next; nil where the cost of a wake is not known.
  public func hoursLeft(atInterval hours: Double) -> ClosedRange<Double>? {
    guard let rate = percentPerHour, let cost = percentPerWake, let interval, hours > 0 else { return nil }
    let change = 1 / hours - 1 / interval
    let value = rate.value + cost.value * change
    let error = (rate.error * rate.error + cost.error * change * cost.error * change).squareRoot()
    return hoursLeft(atRate: Estimate(max(value, 1e-6), error: error))
  }

  /// The most and the least it can be whatever a wake costs: between nothing and all there is.
  public func bounds(atInterval hours: Double) -> ClosedRange<Double>? {
    guard let left = hoursLeft, let interval, hours > 0 else { return nil }
    let all = hours / interval
    return min(left.lowerBound, left.lowerBound * all)...max(left.upperBound, left.upperBound * all)
  }

  private func hoursLeft(atRate rate: Estimate?) -> ClosedRange<Double>? {
    guard let rate, let level, rate.value > 0 else { return nil }
    let slow = max(rate.value - rate.error, rate.value / 10)
    return level / (rate.value + rate.error)...level / slow
  }

  // MARK: - From what was seen

  static func cycles(_ wakes: [WakeRecord]) -> [Cycle] {
    zip(wakes, wakes.dropFirst()).compactMap { wake, next in
      let seconds = next.date.timeIntervalSince(wake.date)
      guard wake.until != nil, !wake.wasCharged, !next.wasCharged, next.reason != "power",
        (60...longestCycle).contains(seconds), let before = wake.percentBefore,
        let after = next.percentBefore, after <= before + step
      else { return nil }
      return Cycle(hours: seconds / 3600, lost: before - after)
    }
  }

  /// Blocks of cycles are compared, so that one hot week is seen; the gauge's steps are added.
  static func rate(_ cycles: [Cycle]) -> Estimate? {
    let lost = cycles.reduce(0) { $0 + $1.lost }
    let hours = cycles.reduce(0) { $0 + $1.hours }
    guard cycles.count >= fewestCycles, lost >= fewestPercent, hours > 0 else { return nil }
    let count = min(5, cycles.count / 3)
    let blocks = (0..<count).map { index in
      cycles[cycles.count * index / count..<cycles.count * (index + 1) / count]
    }
    let rates = blocks.map { block in block.reduce(0) { $0 + $1.lost } / block.reduce(0) { $0 + $1.hours } }
    let spread = Estimate.mean(rates)?.error ?? 0
    let steps = step / hours
    return Estimate(lost / hours, error: (spread * spread + steps * steps).squareRoot())
  }

  /// By the gauge's current: the wakes' mean energy of what the battery holds, their start at the same power.
  static func costByEnergy(_ wakes: [WakeRecord], _ capacity: Double?) -> Estimate? {
    guard let capacity, capacity > 0 else { return nil }
    let costs = wakes.compactMap { wake -> Double? in
      guard let energy = wake.milliwattHours, !wake.wasCharged, wake.secondsAwake > 0 else { return nil }
      let whole = (wake.secondsAwake + (wake.secondsStarting ?? 0)) / wake.secondsAwake
      return energy * whole / (capacity * 1000) * 100
    }
    guard costs.count >= fewestCycles else { return nil }
    return Estimate.mean(costs)
  }

  /// By cycles of unlike length: what they lose beside what grows with their hours (least squares).
  static func costByLevels(_ cycles: [Cycle]) -> Estimate? {
    let count = Double(cycles.count)
    guard cycles.count >= 2 * fewestCycles else { return nil }
    let hours = cycles.reduce(0) { $0 + $1.hours }
    let squares = cycles.reduce(0) { $0 + $1.hours * $1.hours }
    let lost = cycles.reduce(0) { $0 + $1.lost }
    let products = cycles.reduce(0) { $0 + $1.hours * $1.lost }
    let determinant = count * squares - hours * hours
    // Cycles that are all alike tell nothing.
    guard determinant > 0.01 * count * squares else { return nil }
    let cost = (squares * lost - hours * products) / determinant
    let rest = (count * products - hours * lost) / determinant
    let residuals = cycles.reduce(0) { sum, cycle in
      let miss = cycle.lost - cost - rest * cycle.hours
      return sum + miss * miss
    }
    let error = (residuals / (count - 2) * squares / determinant).squareRoot()
    guard cost > 0, rest >= 0, error < cost / 2 else { return nil }
    return Estimate(cost, error: error)
  }
}

extension WakeBudget {
  /// The mean of what was counted in each wake; nil without any, or where it was not known.
  public func mean(_ value: (WakeRecord) -> Double?) -> Double? {
    let values = wakes.compactMap(value)
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// How often the machine came on for each reason, by word, the most frequent first: each press of a button that ends a
  /// rest is a wake too.
  public var reasons: [(word: String, count: Int)] {
    Dictionary(grouping: wakes, by: \.reason).map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The largest.
  public func most(_ value: (WakeRecord) -> Double?) -> Double? { wakes.compactMap(value).max() }
}
