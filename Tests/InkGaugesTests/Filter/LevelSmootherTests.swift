import Testing

@testable import InkGauges

@Suite struct LevelSmootherTests {
  /// Smooths a list of readings 10 seconds apart.
  func smooth(_ percents: [Double], _ state: ChargeState?) -> [Double] {
    var smoother = LevelSmoother()
    return percents.enumerated().map { smoother.smooth($1, state, at: .seconds($0 * 10)) }
  }

  @Test("The first reading is taken as it is")
  func first() {
    #expect(smooth([37.4], .discharging) == [37.4])
  }

  @Test("While discharging the level does not rise by noise")
  func noRise() {
    #expect(smooth([50, 51, 52.9, 50.5], .discharging) == [50, 50, 50, 50])
  }

  @Test("While charging the level does not fall by noise")
  func noFall() {
    #expect(smooth([50, 49, 47.1, 49.5], .charging) == [50, 50, 50, 50])
  }

  @Test("A rise of more than 3 points is believed after a minute")
  func believedRise() {
    let levels = smooth([50] + Array(repeating: 56, count: 8), .discharging)
    #expect(Array(levels[...6]) == Array(repeating: 50, count: 7))
    #expect(levels[7] > 50.5)
  }

  @Test("A fall is followed with a time constant of a minute")
  func follows() {
    let levels = smooth([50, 43], .discharging)
    #expect(abs(levels[1] - 49) < 1e-9)
  }

  @Test("At most a point a second")
  func slope() {
    var smoother = LevelSmoother()
    _ = smoother.smooth(90, .discharging, at: .zero)
    let value1 = smoother.smooth(0, .discharging, at: .seconds(100))
    #expect(value1 > 33)
  }

  @Test("A difference of more than 10 points for a minute starts afresh")
  func far() {
    let levels = smooth([50] + Array(repeating: 75, count: 8), .discharging)
    #expect(levels[6] == 50 && levels[7] == 75)
  }

  @Test("A change of state starts afresh")
  func stateChange() {
    var smoother = LevelSmoother()
    _ = smoother.smooth(50, .discharging, at: .zero)
    let value2 = smoother.smooth(53, .charging, at: .seconds(10))
    #expect(value2 == 53)
  }

  @Test("A gap of more than five minutes starts afresh")
  func gap() {
    var smoother = LevelSmoother()
    _ = smoother.smooth(50, .discharging, at: .zero)
    let value3 = smoother.smooth(52, .discharging, at: .seconds(301))
    #expect(value3 == 52)
  }
}
