import Foundation
import InkFeeds
import InkTestKit
import InkViews
import Testing

@testable import InkCatalogue

@Suite("Measured")
struct MeasuredTests {
  private static func measured(_ value: FeedValue?, unit: String = "") -> Measured {
    Measured(value.map { FeedReport(reading: FeedReading($0, at: .distantPast)) }, unit: unit)
  }

  static let numbers: [(Double, Int?, String)] = [
    (0, nil, "0"), (21.4, nil, "21.4"), (21.04, nil, "21"), (21, nil, "21"), (-3, nil, "\u{2212}3"),
    (-0.04, 1, "0.0"), (-0.04, nil, "0"), (99.94, nil, "99.9"), (99.96, nil, "100"), (1008.4, nil, "1008"),
    (1008.4, 2, "1008.40"), (0.007, 2, "0.01"), (99_999, nil, "99999"), (99_999.5, nil, "100k"),
    (999_499, nil, "999k"), (999_700, nil, "1.0M"),
    (999_700_000, nil, "1.0G"),
    (1_234_567, nil, "1.2M"), (-2.5e9, nil, "\u{2212}2.5G"), (1e300, nil, "∞"), (3, 9, "3.0000"),
  ]

  @Test("A number has as many digits as say something", arguments: numbers)
  func text(_ number: Double, _ decimals: Int?, _ expected: String) {
    #expect(Self.measured(.number(number)).text(decimals: decimals) == expected)
  }

  @Test("No number is a dash, never 0")
  func missing() {
    for value in [nil, .text("off"), .nothing, .list([]), .boolean(true)] as [FeedValue?] {
      #expect(Self.measured(value).value == nil)
      #expect(Self.measured(value, unit: "°C").whole(decimals: nil) == "–")
    }
  }

  @Test("A unit stands after a space, a sign does not; the source's unit comes first")
  func units() {
    #expect(Self.measured(.number(21.4), unit: "°C").whole(decimals: nil) == "21.4 °C")
    #expect(Self.measured(.number(40), unit: "%").whole(decimals: nil) == "40%")
    #expect(Self.measured(.text(" 7 "), unit: "").whole(decimals: nil) == "7")
    let table = FeedValue.table(["value": .text("3"), "unit": .text("km")])
    #expect(Self.measured(table, unit: "m").whole(decimals: nil) == "3 km")
  }
}

@MainActor @Suite("GaugeBar")
struct GaugeBarTests {
  private func commands(_ fraction: Double?) -> Int {
    ViewRenderer(
      GaugeBar(fraction: fraction, height: 12), environment: EnvironmentValues(), measurer: FixedMeasurer()
    )
    .layout(in: CGSize(width: 100, height: 12)).displayList.commands.count
  }

  @Test("A number that is not known is crossed out, 0 is an empty bar, and each is seen as what it is")
  func unknown() {
    #expect(commands(nil) == 2)
    #expect(commands(0) == 1)
    #expect(commands(0.01) == 2)
  }
}
