import InkBoards
import InkGauges
import Testing

@testable import InkHost

@Suite struct BatteryGuardTests {
  /// A guard after readings, one every `every` seconds, the first at `start`.
  static func run(
    _ samples: [BatterySample], every: Int = 30, from start: Int = 0, _ policy: BatteryPolicy = switching
  ) -> [BatteryGuard.Decision] {
    var it = BatteryGuard(policy)
    return samples.enumerated().map { it.observe($1, at: .seconds(start + $0 * every)) }
  }

  static var switching: BatteryPolicy {
    var policy = BatteryPolicy()
    policy.switchesOff = true
    return policy
  }

  static func at(_ percent: Double?, _ volts: Double? = nil, powered: Bool? = false) -> BatterySample {
    BatterySample(percent: percent, volts: volts, hasExternalPower: powered)
  }

  static let silence = BatterySample(isHealthy: false)

  static let levels: [(name: String, percents: [Double], levels: [BatteryLevel])] = [
    (
      "falling", [100, 21, 20, 11, 10, 6, 5, 4],
      [.normal, .normal, .low, .low, .warning, .warning, .critical, .critical]
    ),
    ("around the low limit", [20, 22, 20, 22.9, 23, 21], [.low, .low, .low, .low, .normal, .normal]),
    ("around the warning limit", [10, 12.9, 13, 10.1, 10], [.warning, .warning, .low, .low, .warning]),
    (
      "around the critical limit", [5, 8, 9.9, 10, 9], [.critical, .critical, .critical, .warning, .warning]
    ),
    ("at once", [2], [.critical]),
    ("straight back", [4, 80], [.critical, .normal]),
  ]

  @Test("A level is entered at its limit and left above it", arguments: levels)
  func level(_ name: String, _ percents: [Double], _ levels: [BatteryLevel]) {
    #expect(Self.run(percents.map { Self.at($0) }, BatteryPolicy()).map(\.level) == levels)
  }

  @Test("With external power the critical level is left three percent above its limit, without it five")
  func leavingCritical() {
    let rising: [Double] = [5, 7.9, 8]
    #expect(
      Self.run(rising.map { Self.at($0, powered: true) }).map(\.level) == [.critical, .critical, .warning])
    #expect(Self.run(rising.map { Self.at($0) }).last?.level == .critical)
  }

  @Test("The warning comes once, and again five percent deeper, never while charging")
  func warnings() {
    let percents: [Double] = [11, 10, 9, 8, 5.5, 5, 4, 3.5, 14, 10]
    let given = Self.run(percents.map { Self.at($0) }).map { $0.warning?.percent }
    #expect(given == [nil, 10, nil, nil, nil, 5, nil, nil, nil, 10])
    #expect(Self.run(percents.map { Self.at($0, powered: true) }).allSatisfy { $0.warning == nil })
  }

  struct Ending: CustomTestStringConvertible {
    let name: String
    var samples: [BatterySample]
    var every = 4
    var policy = BatteryGuardTests.switching
    /// Seconds after the first reading; nil for never.
    let switchesOffAt: Int?
    var testDescription: String { name }
  }

  /// Well charged before, so that the hold after a start is over.
  static let charged = at(50, 3.7)

  static let endings: [Ending] = [
    // Readings at 4, 8 … say empty; the fifth at 20 lies 16 s after the first: 60 s after that.
    Ending(name: "empty", samples: [charged] + rep(at(2, 3.3), 40), switchesOffAt: 80),
    Ending(name: "empty, no voltage known", samples: [charged] + rep(at(2), 40), switchesOffAt: 80),
    Ending(
      name: "one reading of six disagrees", samples: [charged] + rep(at(2), 3) + [at(30)] + rep(at(2), 40),
      switchesOffAt: 84),
    Ending(
      name: "every other reading disagrees", samples: [charged] + (0..<40).flatMap { _ in [at(2), at(30)] },
      switchesOffAt: nil),
    Ending(
      name: "not asked to", samples: [charged] + rep(at(1, 3.0), 100), policy: BatteryPolicy(),
      switchesOffAt: nil),
    Ending(
      name: "zero percent at a healthy voltage", samples: [charged] + rep(at(0, 3.9), 100), switchesOffAt: nil
    ),
    Ending(
      name: "a sagging voltage at a healthy percentage", samples: rep(at(60, 3.0), 100), switchesOffAt: nil),
    Ending(name: "plugged in", samples: [charged] + rep(at(2, 3.3, powered: true), 40), switchesOffAt: nil),
    Ending(
      name: "plugged in during the countdown",
      samples: [charged] + rep(at(2, 3.3), 15) + rep(at(2, 3.3, powered: true), 40), switchesOffAt: nil),
    Ending(
      name: "unplugged again: the countdown begins anew",
      samples: [charged] + rep(at(2), 15) + [at(2, powered: true)] + rep(at(2), 40), switchesOffAt: 64 + 80),
    Ending(
      name: "a gauge that goes silent in the countdown",
      samples: [charged] + rep(at(2), 15) + rep(silence, 100),
      switchesOffAt: nil),
    Ending(
      name: "a charger too weak to hold it",
      samples: [charged] + (0..<100).map { at(2 - Double($0) * 0.01, powered: true) },
      switchesOffAt: 4 + 180 + 16 + 60),
    // Below the floor from 4 s, believed 20 s later; five such readings until 40 s.
    Ending(
      name: "by voltage alone", samples: [at(nil, 3.8)] + rep(at(nil, 3.05), 40), policy: unheld,
      switchesOffAt: 100),
    Ending(
      name: "a dip of voltage", samples: [charged] + rep(at(nil, 3.05), 4) + rep(at(nil, 3.6), 40),
      switchesOffAt: nil),
    Ending(
      name: "started with an empty battery: held back for ten minutes", samples: rep(at(2), 300),
      switchesOffAt: 660),
  ]

  static func rep(_ sample: BatterySample, _ count: Int) -> [BatterySample] {
    Array(repeating: sample, count: count)
  }

  static var unheld: BatteryPolicy {
    var policy = switching
    policy.bootHold = .zero
    return policy
  }

  @Test("The machine is switched off when it is certain, and not otherwise", arguments: endings)
  func ending(_ it: Ending) {
    let decisions = Self.run(it.samples, every: it.every, it.policy)
    let index = decisions.firstIndex(where: \.switchesOff)
    #expect(index.map { $0 * it.every } == it.switchesOffAt)
    #expect(decisions.filter(\.switchesOff).count <= 1)
    if let index { #expect(decisions[index].level == .empty) }
  }

  @Test("A gauge that fails keeps the level for five minutes, then nothing is known")
  func silenceIsUnknown() {
    let decisions = Self.run([Self.at(4)] + Self.rep(Self.silence, 12))
    #expect(decisions.prefix(10).allSatisfy { $0.level == .critical && !$0.isUnknown })
    #expect(decisions[10].isUnknown)
    #expect(decisions[10].level == .normal)
  }

  @Test("Near the end the gauge is read often enough for six readings")
  func cadence() {
    let decisions = Self.run([
      Self.at(50), Self.at(9), Self.at(2), Self.at(2, powered: true), Self.at(50, 3.05),
    ])
    #expect(decisions.map(\.nextReading) == [nil, .seconds(30), .seconds(4), nil, .seconds(4)])
  }

  @Test("The floors are of one cell: a pack of two is judged by half its voltage, by the gauge's own count")
  func packs() {
    func last(_ volts: Double, cells: Int) -> BatteryLevel? {
      let sample = BatterySample(percent: nil, volts: volts, hasExternalPower: false, cells: cells)
      return Self.run([sample, sample, sample]).last?.level
    }
    #expect(last(6.3, cells: 2) == .warning)
    #expect(last(6.3, cells: 1) == .normal)
    #expect(last(7.4, cells: 2) == .normal)
    #expect(last(3.15, cells: 1) == .warning)
  }

  @Test("Iron phosphate has floors of its own, unless the file names one")
  func chemistry() {
    let lfp = BatteryPolicy(.init(), chemistry: .lfp)
    #expect(lfp.warningVolts == 2.9 && lfp.powerOffVolts == 2.7)
    var file = Settings.Battery()
    file.floorVolts = 3.0
    #expect(BatteryPolicy(file, chemistry: .lfp).powerOffVolts == 3.0)
    #expect(BatteryPolicy(file, chemistry: .lipo).powerOffVolts == 3.0)
    #expect(BatteryPolicy(.init()).powerOffVolts == 3.1)
  }

  @Test("A line of external power counts, whatever flows; without one the flow has to do")
  func power() {
    var battery = Battery(source: "G")
    battery.state = .discharging
    #expect(BatterySample(battery).hasExternalPower == false)
    battery.hasExternalPower = true
    #expect(BatterySample(battery).hasExternalPower == true)
    battery.state = .charging
    battery.hasExternalPower = nil
    #expect(BatterySample(battery, cells: 0).hasExternalPower == true)
    #expect(BatterySample(battery, cells: 0).cells == 1, "mains has no cells")
  }
}
