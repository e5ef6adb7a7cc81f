import InkBuses
import InkPanels

/// A panel's wires that count their operations and tell of each before it is done.
final class CountedWires {
  /// Called before an operation, with its number from 1.
  var onStep: (Int) -> Void = { _ in }
  /// Operations so far.
  private(set) var steps = 0

  /// The wires, counted.
  func counting(_ wires: PanelWires) -> PanelWires {
    PanelWires(
      spi: SPI(self, wires.spi), dataCommand: wires.dataCommand.map { Output(self, $0) },
      reset: wires.reset.map { Output(self, $0) }, busy: Input(self, wires.busy),
      power: wires.power.map { Output(self, $0) }, clock: wires.clock)
  }

  private func step() {
    steps += 1
    onStep(steps)
  }

  private final class SPI: SPIDevice {
    let counter: CountedWires
    let device: any SPIDevice
    var name: String { device.name }

    init(_ counter: CountedWires, _ device: any SPIDevice) { (self.counter, self.device) = (counter, device) }

    func write(_ segments: [[UInt8]]) throws(BusError) {
      counter.step()
      try device.write(segments)
    }
  }

  private final class Output: OutputLine {
    let counter: CountedWires
    let line: any OutputLine
    var name: String { line.name }

    init(_ counter: CountedWires, _ line: any OutputLine) { (self.counter, self.line) = (counter, line) }

    func set(_ level: Level) throws(BusError) {
      counter.step()
      try line.set(level)
    }
  }

  private final class Input: InputLine {
    let counter: CountedWires
    let line: any InputLine
    var name: String { line.name }

    init(_ counter: CountedWires, _ line: any InputLine) { (self.counter, self.line) = (counter, line) }

    func level() throws(BusError) -> Level {
      counter.step()
      return try line.level()
    }

    func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
      counter.step()
      return try line.nextEdge(within: timeout)
    }
  }
}
