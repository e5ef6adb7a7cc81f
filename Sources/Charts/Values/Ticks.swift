import InkViews
import SwiftUI

/// The values that an axis marks by itself.
enum Ticks {
  /// A round step that makes at most so many of a range.
  static func step(from low: Double, to high: Double, count: Int) -> Double {
    RoundStep.atLeast((high - low) / Double(max(count, 1)))
  }

  /// The least distance between two different numbers; nil where there are none.
  static func leastDistance(_ numbers: [Double]) -> Double? {
    let sorted = Set(numbers).sorted()
    return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min()
  }

  /// The multiples of a step in a range, at most 200.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, (range.upperBound - range.lowerBound) / step < 200 else { return [range.lowerBound] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// The powers of ten in a range above zero, about so many; nil where there are fewer than two.
  static func powersOfTen(in range: ClosedRange<Double>, count: Int) -> [Double]? {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return nil }
    let first = Int((log10(range.lowerBound) - 1e-9).rounded(.up))
    let last = Int((log10(range.upperBound) + 1e-9).rounded(.down))
    guard first < last else { return nil }
    let step = max(1, (last - first) / max(count, 1))
    return stride(from: first, through: last, by: step).map { pow(10, Double($0)) }
  }

  /// Parts of the calendar by which dates are marked, from the finest.
  private static let calendarSteps: [(component: Calendar.Component, count: Int, seconds: Double)] = [
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600),
    (.hour, 2, 7200), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400),
    (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
    (.year, 1, 31_557_600), (.year, 5, 157_788_000),
  ]

  /// The part of the calendar that makes at most so many marks of a range.
  static func calendarStep(
    _ range: ClosedRange<Double>, count: Int
  ) -> (component: Calendar.Component, count: Int) {
    let length = range.upperBound - range.lowerBound
    let step = calendarSteps.first { length / $0.seconds <= Double(max(count, 1)) + 0.5 }
    return step.map { ($0.component, $0.count) } ?? (.year, 10)
  }

  /// The instants in a range at which a part of the calendar begins, at most 200.
  static func dates(
    every count: Int, _ component: Calendar.Component, in range: ClosedRange<Double>, _ calendar: Calendar
  ) -> [Date] {
    let end = Date(timeIntervalSinceReferenceDate: range.upperBound)
    let low = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard var date = calendar.dateInterval(of: component, for: low)?.start else { return [] }
    let value = calendar.component(component, from: date)
    // Hours and minutes are marked at multiples, "0, 6, 12, 18"; days are counted from the first.
    if [.hour, .minute].contains(component), value % count != 0 {
      date = calendar.date(byAdding: component, value: -(value % count), to: date) ?? date
    }
    var dates: [Date] = []
    for _ in 0..<200 {
      if date > end { break }
      if date >= low { dates.append(date) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
      date = next
    }
    return dates
  }
}
