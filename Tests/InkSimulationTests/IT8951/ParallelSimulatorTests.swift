import InkBuses
import Testing

@testable import InkSimulation

@Suite struct ParallelSimulatorTests {
  /// A controller with its supply, driven by words.
  final class Rig {
    let simulator: ParallelSimulator
    var now = Duration.zero

    init() throws {
      simulator = ParallelSimulator(panel: try #require(SimulatedPanel.named("waveshare-6in-it8951")))
    }

    func pass(_ time: Duration) {
      now += time
      simulator.advance(to: now)
    }

    func send(_ words: UInt16...) {
      _ = simulator.exchange(words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, at: now)
      pass(.milliseconds(1))
    }

    /// Shows the whole glass by a waveform.
    func show(_ mode: UInt16) {
      send(0x6000, 0x0034)
      send(0x0000, 0, 0, 800, 600, mode)
      pass(.seconds(3))
    }
  }

  @Test("Clearing leaves the glass white; pictures in black and white alone fade it, greys end that")
  func fading() throws {
    let rig = try Rig()
    rig.simulator.setPower(true, at: rig.now)
    rig.pass(.seconds(2))
    rig.send(0x6000, 0x0001)
    for _ in 1...3 { rig.show(0) }
    #expect(rig.simulator.glass.differentialsSinceFull == 0 && rig.simulator.glass.reflectance(0, 0) == 1)
    #expect(rig.simulator.glass.fullRefreshes == 0)
    rig.show(1)
    // A2, by the number of this panel's waveforms.
    rig.show(6)
    let faded = rig.simulator.glass
    #expect(faded.differentialRefreshes == 2 && faded.differentialsSinceFull == 2)
    #expect(faded.lastRefresh == .differential && faded.reflectance(0, 0) != 1)
    rig.show(2)
    let fresh = rig.simulator.glass
    #expect(fresh.fullRefreshes == 1 && fresh.differentialsSinceFull == 0 && fresh.lastRefresh == .full)
    // The memory holds A5, of which greys show the upper four bits.
    #expect(fresh.reflectance(0, 0) == 10.0 / 15)
    #expect(rig.simulator.misuses.map(\.rule).filter { $0 != .greysByTwoLevels } == [])
  }

  @Test("A supply that comes while RST is low starts nothing; the controller starts when RST is let go")
  func resetOutlastsSupply() throws {
    let rig = try Rig()
    rig.simulator.setReset(.low, at: rig.now)
    rig.simulator.setPower(true, at: rig.now)
    rig.pass(.seconds(5))
    #expect(rig.simulator.busyLevel == .low && rig.simulator.nextBusyChange == nil)
    rig.simulator.setReset(.high, at: rig.now)
    rig.pass(.milliseconds(1699))
    #expect(rig.simulator.busyLevel == .low)
    rig.pass(.milliseconds(1))
    #expect(rig.simulator.busyLevel == .high)
    // Without supply nothing starts either.
    rig.simulator.setPower(false, at: rig.now)
    rig.simulator.setReset(.low, at: rig.now)
    rig.simulator.setReset(.high, at: rig.now)
    #expect(rig.simulator.busyLevel == nil)
    rig.simulator.setPower(true, at: rig.now)
    rig.pass(.milliseconds(1699))
    #expect(rig.simulator.busyLevel == .low)
  }
}
