import Testing

@testable import InkGauges

@Suite struct DischargeHistoryTests {
  /// Samples a minute apart, from one percentage to another in so many hours.
  func run(
    from start: Double, to end: Double, hours: Double, at begin: Duration = .zero, discharging: Bool = true
  )
    -> [LevelSample]
  {
    let count = Int(hours * 60)
    return (0...count).map { i in
      LevelSample(
        time: begin + .seconds(60 * i), percent: start + (end - start) * Double(i) / Double(count),
        isDischarging: discharging)
    }
  }

  @Test("A steady discharge is told to the minute")
  func steady() throws {
    let history = DischargeHistory(run(from: 100, to: 0, hours: 10))
    #expect(history.bands.count == 20)
    #expect(abs(try #require(history.lifeLeft(atPercent: 50)).inSeconds - 5 * 3600) < 60)
    #expect(abs(try #require(history.lifeLeft(atPercent: 12.5)).inSeconds - 1.25 * 3600) < 60)
    #expect(history.lifeLeft(atPercent: 0) == .zero)
  }

  @Test("A gauge that rushes through its lower half is taken as it is")
  func uneven() throws {
    let upper = run(from: 100, to: 50, hours: 8)
    let lower = run(from: 50, to: 0, hours: 2, at: .seconds(8 * 3600))
    let history = DischargeHistory(upper + lower.dropFirst())
    #expect(abs(try #require(history.lifeLeft(atPercent: 50)).inSeconds - 2 * 3600) < 60)
    #expect(abs(try #require(history.lifeLeft(atPercent: 100)).inSeconds - 10 * 3600) < 60)
    #expect(history.curve.first?.sinceFull == .zero && history.curve.last?.percent == 0)
    #expect(abs((history.curve.first { $0.percent == 50 }?.sinceFull ?? .zero).inSeconds - 8 * 3600) < 60)
  }

  @Test("Charging, breaks and other discharges do not run together")
  func runs() throws {
    let first = run(from: 100, to: 80, hours: 2)
    let charge = run(from: 80, to: 100, hours: 1, at: .seconds(2 * 3600), discharging: false)
    // After a night with nobody looking the level is lower; that is no discharge.
    let second = run(from: 60, to: 40, hours: 2, at: .seconds(20 * 3600))
    let history = DischargeHistory(first + charge + second)
    #expect(history.bands.keys.sorted() == [45, 50, 55, 60, 85, 90, 95, 100])
    #expect(history.bands.values.allSatisfy { abs($0.inSeconds - 1800) < 60 })
    // Bands never seen count as the mean of those seen.
    #expect(abs(try #require(history.lifeLeft(atPercent: 100)).inSeconds - 10 * 3600) < 300)
  }

  @Test("The median of several discharges counts, not the worst day")
  func median() throws {
    let samples = [10.0, 10, 2].enumerated().flatMap { i, hours in
      run(from: 100, to: 0, hours: hours, at: .seconds(i * 50 * 3600))
    }
    #expect(abs(try #require(DischargeHistory(samples).lifeLeft(atPercent: 100)).inSeconds - 36_000) < 300)
  }

  @Test("Too little is no history")
  func little() {
    #expect(DischargeHistory([]).lifeLeft(atPercent: 50) == nil)
    #expect(DischargeHistory(run(from: 52, to: 44, hours: 1)).lifeLeft(atPercent: 50) == nil)
    #expect(DischargeHistory(run(from: 60, to: 90, hours: 1, discharging: false)).curve.isEmpty)
  }
}
