import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

/// Two chips side by side with a chip select each.
@Suite struct TwinSimulatorTests {
  private static func awake() throws -> TwinSimulator {
    let panel = try #require(SimulatedPanel(controller: "EL133UF1", width: 16, height: 4))
    let twin = try #require(panel.makeController() as? TwinSimulator)
    twin.setPower(true, at: .zero)
    twin.setReset(.low, at: .milliseconds(20))
    twin.setReset(.high, at: .milliseconds(40))
    twin.selected = .both
    return twin
  }

  /// Black on both halves, voltages up, the glass being driven from about 1.2 s on.
  private static func driven() throws -> TwinSimulator {
    let twin = try awake()
    twin.command(0x61, at: .milliseconds(100))
    twin.data([0x00, 0x08, 0x00, 0x04], at: .milliseconds(100))
    twin.command(0x10, at: .milliseconds(110))
    twin.data([UInt8](repeating: 0x00, count: 16), at: .milliseconds(110))
    twin.command(0x04, at: .milliseconds(200))
    twin.command(0x12, at: .seconds(1))
    twin.data([0x00], at: .seconds(1))
    twin.advance(to: .seconds(3))
    return twin
  }

  @Test("Power off during a refresh latches a fault that no reset clears, and that the supply does")
  func latches() throws {
    let twin = try Self.driven()
    #expect(twin.isBusy && !twin.isLatched)
    twin.command(0x02, at: .seconds(3))
    #expect(twin.isLatched && twin.busyLevel == .low && twin.nextBusyChange == nil)
    #expect(twin.glass.isTorn)
    #expect(twin.misuses.map(\.rule).contains(.latchedFault))
    twin.setReset(.low, at: .seconds(4))
    twin.setReset(.high, at: .seconds(5))
    twin.command(0x04, at: .seconds(6))
    twin.advance(to: .seconds(9))
    #expect(twin.busyLevel == .low && !twin.isAnalogOn, "a reset helps")
    twin.setPower(false, at: .seconds(10))
    twin.setPower(true, at: .seconds(11))
    twin.advance(to: .seconds(12))
    #expect(!twin.isLatched && twin.busyLevel == .high)
  }

  @Test("Power off after the refresh is what it should be")
  func ends() throws {
    let twin = try Self.driven()
    twin.advance(to: .seconds(60))
    #expect(!twin.isBusy)
    twin.command(0x02, at: .seconds(61))
    twin.data([0x00], at: .seconds(61))
    #expect(!twin.isLatched && !twin.isAnalogOn)
    #expect(!twin.misuses.map(\.rule).contains(.latchedFault))
    #expect(twin.glass.frame == Frame(width: 16, height: 4, filledWith: .black))
  }
}
