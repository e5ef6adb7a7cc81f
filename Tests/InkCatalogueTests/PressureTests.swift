import Foundation
import InkFeeds
import InkTimelines
import Testing

@testable import InkCatalogue

@Suite("Pressure")
struct PressureTests {
  static let now = Date(timeIntervalSince1970: 1_796_042_700)

  static let changes: [(Double?, PressureLevel?, PressureTrend?, String?)] = [
    (nil, nil, nil, nil), (0, .calm, .steady, "±0"), (0.04, .calm, .steady, "±0"),
    (-0.06, .calm, .steady, "−0.1"),
    (-1.5, .calm, .steady, "−1.5"), (-1.6, .caution, .falling, "−1.6"), (-3.5, .caution, .falling, "−3.5"),
    (-3.6, .warning, .fallingQuickly, "−3.6"), (-6.0, .warning, .fallingQuickly, "−6.0"),
    (-6.1, .severe, .fallingQuickly, "−6.1"), (1.5, .calm, .steady, "+1.5"), (1.6, .calm, .rising, "+1.6"),
    (3.6, .calm, .risingQuickly, "+3.6"), (12.34, .calm, .risingQuickly, "+12.3"),
  ]

  @Test("Level and trend follow the change in three hours", arguments: changes)
  func levels(_ change: Double?, _ level: PressureLevel?, _ trend: PressureTrend?, _ text: String?) {
    #expect(PressureLevel(change: change) == level)
    #expect(PressureTrend(change: change) == trend)
    var pressure = Pressure(nil, at: Self.now)
    pressure.change = change
    #expect(pressure.changeText == text)
  }

  @Test("Limits can be moved")
  func limits() {
    var limits = PressureLevel.Limits()
    (limits.caution, limits.warning, limits.severe) = (0.5, 1, 2)
    #expect(
      [-0.4, -0.5, -1, -2].map { PressureLevel(change: $0, limits: limits) } == [
        .calm, .caution, .warning, .severe,
      ])
  }

  static let names: [(String?, PressureLevel?)] = [
    ("calm", .calm), ("Severe", .severe), ("0", .calm), ("3", .severe), ("4", nil), ("-1", nil),
    ("stormy", nil),
    (nil, nil),
  ]

  @Test("A source names levels by word or number", arguments: names)
  func named(_ text: String?, _ level: PressureLevel?) { #expect(PressureLevel(text) == level) }

  /// Samples that many minutes ago.
  private static func samples(_ values: (Double, Double)...) -> [FeedHistory.Sample] {
    values.map { FeedHistory.Sample($0.1, at: now.addingTimeInterval(-$0.0 * 60)) }
  }

  @Test("The change is that of the last three hours, known after one, and never stretched")
  func change() {
    func change(_ samples: [FeedHistory.Sample]) -> Double? {
      PressureTrend.change(in: samples, until: Self.now)
    }
    #expect(change([]) == nil)
    #expect(change(Self.samples((0, 1008))) == nil)
    #expect(change(Self.samples((59, 1012), (0, 1008))) == nil)
    #expect(change(Self.samples((60, 1012), (0, 1008))) == -4)
    #expect(change(Self.samples((300, 1030), (180, 1012), (90, 1020), (0, 1008))) == -4)
    #expect(change(Self.samples((400, 1030), (300, 1012))) == nil)
  }

  static let readings: [(FeedValue, PressureUnit, Double?)] = [
    (.number(1008.4), .hPa, 1008.4), (.text("1008.4"), .mbar, 1008.4), (.number(100_840), .Pa, 1008.4),
    (.number(100.84), .kPa, 1008.4), (.number(29.92), .inHg, 1013.2), (.number(760), .mmHg, 1013.2),
    (.table(["pressure": .number(1008.4)]), .hPa, 1008.4), (.number(0), .hPa, nil), (.number(1e9), .hPa, nil),
    (.number(100_840), .hPa, nil), (.text("fair"), .hPa, nil), (.nothing, .hPa, nil),
    (.table([:]), .hPa, nil),
  ]

  @Test("A pressure is read in its unit; one that no weather has is unknown, never 0", arguments: readings)
  func reading(_ value: FeedValue, _ unit: PressureUnit, _ expected: Double?) {
    let report = FeedReport(reading: FeedReading(value, at: Self.now))
    let pressure = Pressure(report, at: Self.now, unit: unit)
    #expect(pressure.value.map { ($0 * 10).rounded() / 10 } == expected)
    #expect((pressure.text == "–") == (expected == nil))
  }

  @Test("What the source says of change and level comes before what is computed")
  func saidBySource() {
    let value = FeedValue.table(["pressure": .number(1000), "change": .number(-2), "level": .text("severe")])
    let pressure = Pressure(FeedReport(reading: FeedReading(value, at: Self.now)), at: Self.now)
    #expect(pressure.change == -2)
    #expect(pressure.level == .severe)
    #expect(pressure.trend == .falling)
  }

  @Test("A chart spans whole hPa, four at the least, and the day up to now")
  func chart() {
    let samples = Self.samples((1440, 1010.2), (720, 1013.9), (0, 1004), (-60, 900))
    let day = ChartScale(pressures: Array(samples.dropLast()))
    #expect(day.range == 1004...1014)
    #expect(ChartScale(pressures: Self.samples((0, 1010.5))).range == 1008...1012)
    #expect(ChartScale(pressures: []).range == 1000...1020)
    let box = CGRect(x: 10, y: 20, width: 240, height: 100)
    let points = day.lines(samples, until: Self.now, in: box).flatMap { $0 }
    #expect(points.map(\.x) == [10, 130, 250])
    #expect(points.map { $0.y.rounded() } == [58, 21, 120])
  }

  @Test("A report is looked at again when it grows stale, and then when its age reads differently")
  func instants() {
    let fresh = FeedReport(reading: FeedReading(.number(1), at: Self.now), staleAfter: .seconds(1800))
    let offsets = FeedEntry.changes(of: fresh, after: Self.now + 60).map {
      $0.timeIntervalSince(Self.now)
    }
    #expect(offsets.prefix(3) == [1800, 1860, 1920])
    let stale = FeedEntry.changes(of: fresh, after: Self.now + 7000).map {
      $0.timeIntervalSince(Self.now)
    }
    #expect(stale.prefix(2) == [7200, 10_800])
    #expect(FeedEntry.changes(of: FeedReport(), after: Self.now).isEmpty)
    #expect(FeedEntry.changes(of: FeedReport(reading: fresh.reading), after: Self.now).isEmpty)
  }
}
