import Testing

@testable import InkSimulation

@Suite("BatteryPhysics")
struct BatteryPhysicsTests {
  @Test("A rested cell shows its curve's voltage", arguments: CellChemistry.allCases)
  func rest_showsCurve(chemistry: CellChemistry) {
    for percent in stride(from: 0.0, through: 100, by: 5) {
      let volts = chemistry.openCircuitVolts(at: percent / 100)
      #expect(abs(chemistry.charge(atRestedVolts: volts) - percent / 100) < 1e-9)
    }
  }

  @Test("Points of the published curves")
  func curves_havePoints() {
    #expect(abs(CellChemistry.lipo.openCircuitVolts(at: 0.5) - 3.802) < 1e-9)
    #expect(abs(CellChemistry.nmc18650.openCircuitVolts(at: 1) - 4.1932) < 1e-9)
    #expect(abs(CellChemistry.lihv435.openCircuitVolts(at: 0.8) - 4.114) < 1e-9)
    #expect(abs(CellChemistry.lfp.openCircuitVolts(at: 0.2972) - 3.2772) < 1e-9)
  }

  @Test("A load of 1 A for an hour takes 1000 mAh out")
  func load_discharges() {
    let battery = BatteryPhysics(capacity: 2000, charge: 0.9)
    battery.load = 1
    battery.advance(to: .seconds(3600))
    #expect(abs(battery.charge - 0.4) < 1e-6)
  }

  @Test("The voltage drops by current times resistance at once and by half of that again in a minute")
  func load_dropsVoltage() {
    let battery = BatteryPhysics(capacity: 100_000, charge: 0.5)
    let rested = battery.volts
    battery.load = 1
    battery.advance(to: .milliseconds(1))
    #expect(abs(battery.volts - (rested - 0.1)) < 0.002)
    battery.advance(to: .seconds(180))
    #expect(abs(battery.volts - (rested - 0.15)) < 0.003)
    battery.load = 0
    battery.advance(to: .seconds(181))
    #expect(battery.volts < rested - 0.03)
    battery.advance(to: .seconds(400))
    #expect(abs(battery.volts - battery.openCircuitVolts) < 0.001)
  }

  @Test("A charger goes through constant current, constant voltage and done, and begins again at 4.05 V")
  func charger_hasPhases() {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.4)
    battery.isPlugged = true
    var phases: [Charger.Phase] = []
    var highest = 0.0
    for minute in 1...300 {
      battery.advance(to: .seconds(minute * 60))
      if phases.last != battery.charger.phase { phases.append(battery.charger.phase) }
      highest = max(highest, battery.volts)
    }
    #expect(phases == [.constantCurrent, .constantVoltage, .done])
    #expect(highest < 4.205 && highest > 4.19)
    #expect(battery.charge > 0.97 && battery.amperes == 0)
    battery.charge = 0.8
    battery.advance(to: .seconds(301 * 60))
    #expect(battery.charger.phase == .constantCurrent)
  }

  @Test("An empty battery gives no current and no negative charge")
  func empty_staysEmpty() {
    let battery = BatteryPhysics(capacity: 100, charge: 0.01)
    battery.load = 1
    battery.advance(to: .seconds(3600))
    #expect(battery.charge == 0 && battery.amperes == 0)
  }

  @Test(
    "The daily schedule discharges and charges",
    arguments: [(0, false), (3, false), (4, true), (7, true), (8, false), (26, false), (28, true)])
  func schedule_repeats(hour: Int, isPlugged: Bool) {
    #expect(ChargingSchedule.daily.isPlugged(at: .seconds(hour * 3600)) == isPlugged)
  }

  @Test("Two cells in series show twice the voltage")
  func cells_add() {
    let battery = BatteryPhysics(cells: 2, charge: 0.5)
    #expect(abs(battery.volts - 2 * 3.802) < 1e-9)
  }

  @Test("A cold cell sags more under the same load, twice as much at 0 degrees, and gives the same charge")
  func cold() {
    func drop(_ celsius: Double) -> Double {
      let battery = BatteryPhysics(capacity: 100_000, charge: 0.5)
      battery.celsius = celsius
      battery.load = 1
      battery.advance(to: .milliseconds(1))
      return battery.openCircuitVolts - battery.volts
    }
    #expect(abs(drop(25) - 0.1) < 0.002 && abs(drop(60) - 0.1) < 0.002)
    #expect(abs(drop(0) - 0.2) < 0.002)
    #expect(abs(drop(-25) - 0.4) < 0.004)
  }

  @Test("Below 0 and above 45 degrees nothing is charged until it is milder", arguments: [-5.0, 50.0])
  func tooColdToCharge(celsius: Double) {
    let battery = BatteryPhysics(capacity: 1000, charge: 0.5)
    battery.celsius = celsius
    battery.isPlugged = true
    battery.advance(to: .seconds(3600))
    #expect(battery.charger.phase == .suspended && battery.charge == 0.5 && battery.amperes == 0)
    battery.celsius = 20
    battery.advance(to: .seconds(3660))
    #expect(battery.charger.phase == .constantCurrent && battery.charge > 0.5)
  }
}
