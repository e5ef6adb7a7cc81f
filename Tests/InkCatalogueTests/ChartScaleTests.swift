import Foundation
import InkFeeds
import Testing

@testable import InkCatalogue

struct ChartScaleTests {
  private static let now = Date(timeIntervalSince1970: 1_773_457_200)

  private static func samples(_ values: [(minutesAgo: Double, number: Double)]) -> [FeedHistory.Sample] {
    values.map { FeedHistory.Sample($0.number, at: now.addingTimeInterval(-$0.minutesAgo * 60)) }
  }

  static let ends: [(numbers: [Double], range: ClosedRange<Double>)] = [
    ([13.2, 21.4], 12...22), ([0.1, 0.9], 0...1), ([-3, 4], -4...4), ([983, 1021], 980...1030),
    ([20, 20], 19.9...20.1), ([0, 0], -0.2...0.2), ([1e6, 2.5e6], 1e6...2.5e6),
  ]

  @Test(
    "ends stand on round steps around the numbers, and a number that stays is in the middle", arguments: ends)
  func range(numbers: [Double], range: ClosedRange<Double>) {
    let samples = Self.samples(numbers.enumerated().map { (Double($0.offset), $0.element) })
    let found = ChartScale(samples, until: Self.now, span: 86_400).range
    #expect(abs(found.lowerBound - range.lowerBound) < max(1e-9, abs(range.lowerBound) * 1e-6), "\(found)")
    #expect(abs(found.upperBound - range.upperBound) < max(1e-9, abs(range.upperBound) * 1e-6), "\(found)")
  }

  static let givenEnds: [(numbers: [Double], given: [Double?], lower: Double?, upper: Double?)] = [
    ([20, 30], [nil, 10], nil, 10), ([], [nil, -5], nil, -5), ([20, 30], [nil, 25], 20, 25),
    ([20, 30], [40, nil], 40, nil), ([20, 30], [10, nil], 10, 30), ([5, 130], [100, 0], 0, 100),
  ]

  @Test(
    "an end that a person gave is one, wherever the numbers are; two in the wrong order are turned",
    arguments: givenEnds)
  func givenEnd(numbers: [Double], given: [Double?], lower: Double?, upper: Double?) {
    let samples = Self.samples(numbers.enumerated().map { (Double($0.offset), $0.element) })
    let range = ChartScale(samples, until: Self.now, span: 3600, minimum: given[0], maximum: given[1]).range
    if let lower { #expect(range.lowerBound == lower) }
    if let upper { #expect(range.upperBound == upper) }
  }

  @Test("ends that a person gave stay, whatever comes; none at all is a scale too")
  func given() {
    let samples = Self.samples([(10, 5), (5, 130)])
    #expect(ChartScale(samples, until: Self.now, span: 3600, minimum: 0, maximum: 100).range == 0...100)
    let box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let scale = ChartScale(samples, until: Self.now, span: 3600, minimum: 0, maximum: 100)
    // What is above the top is drawn at the top.
    #expect(scale.lines(samples, until: Self.now, in: box).last?.last?.y == 0)
    #expect(ChartScale([], until: Self.now, span: 3600).range.upperBound > 0)
    #expect(ChartScale([], until: Self.now, span: 3600).lines([], until: Self.now, in: box) == [])
  }

  @Test("time goes from left to right, what is older than the span is left out, and a gap breaks the line")
  func lines() {
    let samples = Self.samples([(90, 1), (60, 0), (50, 1), (0, 0.5)])
    let scale = ChartScale(samples, until: Self.now, span: 3600, minimum: 0, maximum: 1)
    let lines = scale.lines(samples, until: Self.now, in: CGRect(x: 10, y: 20, width: 60, height: 40))
    #expect(
      lines == [
        [CGPoint(x: 10, y: 60), CGPoint(x: 20, y: 20)], [CGPoint(x: 70, y: 40)],
      ])
  }

  @Test("numbers after the clock was set back are not drawn beyond the end")
  func future() {
    let samples = Self.samples([(-5, 1), (5, 1)])
    let scale = ChartScale(samples, until: Self.now, span: 3600)
    #expect(ChartScale.shown(samples, until: Self.now, span: 3600).count == 1)
    #expect(scale.lines(samples, until: Self.now, in: CGRect(x: 0, y: 0, width: 10, height: 10)).count == 1)
  }

  @Test("a source that is asked every hour has a line, and a gap where it is missing for much longer")
  func rareSource() {
    let box = CGRect(x: 0, y: 0, width: 240, height: 40)
    func lines(_ hoursAgo: [Double]) -> [Int] {
      let samples = Self.samples(hoursAgo.map { ($0 * 60, 1) })
      return ChartScale(samples, until: Self.now, span: 86_400).lines(samples, until: Self.now, in: box)
        .map(\.count)
    }
    #expect(lines([8, 7, 6, 5, 4, 3, 2, 1, 0]) == [9])
    #expect(lines([9, 8, 7, 6, 2, 1, 0]) == [4, 3])
    #expect(lines([8, 6, 4, 2, 0]) == [5])
    #expect(lines([20, 0]) == [1, 1])
    #expect(lines([]) == [])
  }
}
