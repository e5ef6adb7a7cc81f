import Foundation
import Testing

@testable import Charts

@Suite("Scales of charts")
struct AxisScaleTests {
  private func span(_ low: Double, _ high: Double? = nil) -> Mark.Span {
    var span = Mark.Span(PlottableValue.value("v", low))
    span.high = high.map { .number($0) }
    return span
  }

  private func range(_ scale: AxisScale) -> ClosedRange<Double>? {
    if case .lengths(let range) = scale.domain { range } else { nil }
  }

  @Test("numbers reach from zero to a round value beyond the greatest")
  func round() {
    let scale = AxisScale(of: [span(12), span(43)], said: nil, includesZero: true, isRound: true, count: 5)
    #expect(range(scale) == 0...50)
    #expect(scale.place(.number(25)) == 0.5)
    #expect(scale.value(at: 0.5) == .number(25))
    #expect(scale.base == .number(0))
  }

  @Test("what is said of a domain counts; a base outside it is its nearest end")
  func said() {
    let scale = AxisScale(
      of: [span(12), span(43)], said: (10.0...50.0)._chartDomain, includesZero: true, isRound: true, count: 5)
    #expect(range(scale) == 10...50)
    #expect(scale.base == .number(10))
    let free = AxisScale(
      of: [span(60), span(80)], said: AutomaticScaleDomain.automatic(includesZero: false)._chartDomain,
      includesZero: true, isRound: true, count: 4)
    #expect(range(free) == 60...80)
  }

  @Test("one value alone, and no value at all, have a place too")
  func degenerate() {
    let one = AxisScale(of: [span(7)], said: nil, includesZero: false, isRound: false, count: 5)
    #expect((range(one)?.contains(7)) == true && one.place(.number(7)).map { (0...1).contains($0) } == true)
    let none = AxisScale(of: [], said: nil, includesZero: true, isRound: true, count: 5)
    #expect(none.place(.number(0)) != nil)
    let odd = AxisScale(
      of: [span(.nan), span(.infinity), span(3)], said: nil, includesZero: true, isRound: true, count: 5)
    #expect(range(odd)?.lowerBound == 0)
  }

  @Test("categories share the axis in the order in which they come")
  func categories() {
    let spans = ["b", "a", "b"].map { Mark.Span(PlottableValue.value("v", $0)) }
    let scale = AxisScale(of: spans, said: nil, includesZero: false, isRound: false, count: 5)
    #expect(scale.domain == .categories(["b", "a"]))
    #expect(scale.place(.category("b")) == 0.25 && scale.place(.category("a")) == 0.75)
    #expect(scale.place(.category("c")) == nil)
  }

  @Test(
    "steps are one, two or five tens",
    arguments: [(0, 43, 5, 10), (0, 7, 5, 2), (0, 0.9, 4, 0.5), (0, 1000, 3, 500), (5, 5, 5, 1)]
      as [(Double, Double, Int, Double)])
  func steps(low: Double, high: Double, count: Int, step: Double) {
    #expect(abs(Ticks.step(from: low, to: high, count: count) - step) < 1e-9)
  }

  @Test("multiples of a step are marked, unless they are too many")
  func multiples() {
    #expect(Ticks.multiples(of: 1, in: 0...1e6) == [0])
    // Three tenths are no whole number of tenths in binary.
    #expect(Ticks.multiples(of: 0.1, in: 0...0.3).count == 4)
    #expect(Ticks.multiples(of: 10, in: 12...43) == [20, 30, 40])
  }

  @Test(
    "places become the values again that they come from, also reversed and padded", arguments: [false, true])
  func thereAndBack(isReversed: Bool) throws {
    var categories = AxisScale(
      of: ["a", "b", "c"].map { Mark.Span(PlottableValue.value("v", $0)) }, said: nil, includesZero: false,
      isRound: false, count: 5)
    var numbers = AxisScale(of: [span(0), span(50)], said: nil, includesZero: true, isRound: true, count: 5)
    var dates = numbers
    dates.isDate = true
    for scale in [\AxisScale.isReversed] {
      categories[keyPath: scale] = isReversed
      numbers[keyPath: scale] = isReversed
      dates[keyPath: scale] = isReversed
    }
    (categories.padding, numbers.padding, dates.padding) = ((0.2, 0.1), (0.2, 0.1), (0.2, 0.1))
    for name in ["a", "b", "c"] {
      let place = try #require(categories.place(.category(name)))
      #expect(categories.value(at: place) == .category(name))
    }
    #expect(categories.value(at: isReversed ? 1 : 0) == .category("a"))
    #expect(categories.value(at: isReversed ? 0 : 1) == .category("c"))
    for number in [0.0, 20, 50] {
      let place = try #require(numbers.place(.number(number)))
      #expect(abs(try #require(numbers.value(at: place)?.length) - number) < 1e-9)
    }
    let date = Date(timeIntervalSinceReferenceDate: 25)
    #expect(dates.value(at: try #require(dates.place(.date(date)))) == .date(date))
    #expect(numbers.value(at: .nan) == nil)
  }

  @Test("hours are marked at multiples, days from the first")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 1_700_000_000).timeIntervalSinceReferenceDate  // 22:13:20
    let hours = Ticks.dates(every: 6, .hour, in: start...(start + 86_400), calendar)
    #expect(hours.map { calendar.component(.hour, from: $0) } == [0, 6, 12, 18])
    let days = Ticks.dates(every: 2, .day, in: start...(start + 6 * 86_400), calendar)
    #expect(days.count == 3)
    #expect(Ticks.calendarStep(start...(start + 86_400), count: 4).component == .hour)
    #expect(Ticks.calendarStep(start...(start + 400 * 86_400), count: 5).component == .month)
    #expect(Ticks.dates(every: 1, .minute, in: start...(start + 1e9), calendar).count <= 200)
  }

  @Test("on a logarithmic axis equal factors are equally far, and places become values again")
  func logarithmic() throws {
    let scale = AxisScale(
      of: [span(1), span(10), span(100)], said: nil, includesZero: true, isRound: true, count: 5,
      isLogarithmic: true)
    #expect(range(scale) == 1...100)
    for (value, place) in [(1.0, 0.0), (10, 0.5), (100, 1)] {
      #expect(abs(try #require(scale.place(.number(value))) - place) < 1e-12)
      #expect(abs(try #require(scale.value(at: place)?.length) - value) < 1e-9)
    }
    // What has no logarithm is below the axis, and the axis begins at what has.
    #expect(scale.place(.number(0)).map { $0 < 0 } == true)
    let stacked = AxisScale(
      of: [span(0, 30), span(30, 50)], said: nil, includesZero: true, isRound: true, count: 5,
      isLogarithmic: true)
    #expect(range(stacked) == 10...100)
    #expect(stacked.base == .number(10))
  }

  @Test("logarithmic axes are marked at powers of ten, where there are two of them")
  func powers() {
    #expect(Ticks.powersOfTen(in: 1...100, count: 5) == [1, 10, 100])
    #expect(Ticks.powersOfTen(in: 1...1e9, count: 3) == [1, 1e3, 1e6, 1e9])
    #expect(Ticks.powersOfTen(in: 2...50, count: 5) == nil)
    #expect(Ticks.powersOfTen(in: 0...50, count: 5) == nil)
  }
}
