import Glibc
import InkBuses
import Testing

@testable import InkLinux

/// The same code on real device nodes, where a virtual board stands behind them: a kernel module that answers
/// as a Raspberry Pi's header, with a MAX17048 at 0x36 and a panel whose BUSY goes high after SWRESET.
@Suite(.enabled(if: access("/dev/vboard", F_OK) == 0), .serialized)
struct VirtualBoardTests {
  @Test("the header's chip is found by its label, with all its lines and nobody on them")
  func discovery() throws {
    let chip = try LinuxGPIOChip.header()
    #expect(chip.label == "pinctrl-bcm2835")
    #expect(chip.lineNames.count == 54)
    #expect(try chip.holder(of: .number(25)) == nil)
    #expect(throws: BusError(.notFound, node: "GPIO chip \"none\"", operation: "find")) {
      try LinuxGPIOChip.header(label: "none")
    }
  }

  @Test("a taken line is busy and says whose it is, until it is given back")
  func ownership() throws {
    let chip = try LinuxGPIOChip.header()
    var line: LinuxOutputLine? = try chip.output(.number(25), initially: .low)
    try line?.set(.high)
    #expect(line?.name == "GPIO25 (\(chip.name) line 25)")
    #expect(try chip.holder(of: .number(25)) == "inkglance")
    let busy = BusError(
      .busy(holder: "inkglance"), node: "GPIO25 (\(chip.name) line 25)", operation: "request", errno: EBUSY)
    #expect(throws: busy) { try chip.output(.number(25), initially: .low) }
    #expect(throws: busy) { try chip.input(.number(25), bias: .pullUp) }
    line = nil
    #expect(try chip.holder(of: .number(25)) == nil)
    _ = try chip.input(.number(25), bias: .asIs)
  }

  @Test(
    "BUSY rises and falls as edges, each taken once, and a wait without an edge ends",
    arguments: LineBias.allCases)
  func edges(_ bias: LineBias) throws {
    let chip = try LinuxGPIOChip.header()
    let clock = LinuxClock()
    let busy = try chip.input(.number(24), bias: bias)
    let dataCommand = try chip.output(.number(25), initially: .low)
    let spi = try LinuxSPIDevice("/dev/spidev0.0")
    let power = try chip.output(.number(18), initially: .high)
    let reset = try chip.output(.number(17), initially: .high)
    defer { withExtendedLifetime((power, reset)) {} }
    try reset.set(.low)
    clock.pause(.milliseconds(2))
    try reset.set(.high)
    clock.pause(.milliseconds(200))
    while try busy.nextEdge(within: .zero) != nil {}
    #expect(try busy.level() == .low)
    try spi.write([[0x12]])
    try dataCommand.set(.high)
    #expect(try busy.nextEdge(within: .seconds(2)) == .rising)
    #expect(try busy.nextEdge(within: .seconds(2)) == .falling)
    #expect(try busy.level() == .low)
    let start = clock.now
    #expect(try busy.nextEdge(within: .milliseconds(50)) == nil)
    #expect(clock.now - start >= .milliseconds(50))
    #expect(try busy.nextEdge(within: .zero) == nil)
  }

  @Test("edges that were not asked for are not queued", arguments: LineBias.allCases)
  func oneDirection(_ bias: LineBias) throws {
    let chip = try LinuxGPIOChip.header()
    let clock = LinuxClock()
    let busy = try chip.input(.number(24), bias: bias, edges: .falling)
    let dataCommand = try chip.output(.number(25), initially: .low)
    let spi = try LinuxSPIDevice("/dev/spidev0.0")
    let power = try chip.output(.number(18), initially: .high)
    let reset = try chip.output(.number(17), initially: .high)
    defer { withExtendedLifetime((power, reset, dataCommand)) {} }
    try reset.set(.low)
    clock.pause(.milliseconds(2))
    try reset.set(.high)
    clock.pause(.milliseconds(200))
    // A line that is pulled the other way for a moment is asked for the same edges afterwards.
    _ = try busy.level(pulledTo: .high)
    while try busy.nextEdge(within: .zero) != nil {}
    try spi.write([[0x12]])
    #expect(try busy.nextEdge(within: .seconds(2)) == .falling)
    #expect(try busy.nextEdge(within: .milliseconds(50)) == nil)
    #expect(try busy.level() == .low)
  }

  @Test(
    "a pull decides the level of a line that nothing drives",
    arguments: [
      (LineBias.pullUp, Level.high), (.pullDown, .low), (.none, .low),
    ])
  func pulls(_ bias: LineBias, _ level: Level) throws {
    let line = try LinuxGPIOChip.header().input(.number(6), bias: bias)
    #expect(try line.level() == level)
    #expect(try line.nextEdge(within: .zero) == nil)
  }

  @Test("a signal does not shorten a wait")
  func signals() throws {
    let chip = try LinuxGPIOChip.header()
    let busy = try chip.input(.number(24), bias: .asIs)
    signal(SIGALRM) { _ in }
    var timer = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 5000), it_value: timeval(tv_sec: 0, tv_usec: 5000))
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    defer {
      var none = itimerval()
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &none, nil)
    }
    let clock = LinuxClock()
    let start = clock.now
    #expect(try busy.nextEdge(within: .milliseconds(60)) == nil)
    #expect(clock.now - start >= .milliseconds(60))
    let middle = clock.now
    clock.pause(.milliseconds(60))
    #expect(clock.now - middle >= .milliseconds(60))
  }

  @Test("a picture longer than spidev's buffer is sent whole, and segments join")
  func longWrites() throws {
    let chip = try LinuxGPIOChip.header()
    let dataCommand = try chip.output(.number(25), initially: .high)
    let spi = try LinuxSPIDevice("/dev/spidev0.0", clock: 10_000_000)
    #expect(spi.messageLimit == 4096)
    try spi.write([[UInt8](repeating: 0xA5, count: 48_000)])
    try spi.write([[1], [UInt8](repeating: 2, count: 4095), [], [3, 4]])
    try spi.write([])
    _ = dataCommand
  }

  @Test("a clock of nothing is refused when the device is opened")
  func badClock() throws {
    #expect {
      try LinuxSPIDevice("/dev/spidev0.0", clock: 0)
    } throws: { error in
      (error as? BusError)?.operation == "configure"
    }
  }

  @Test("a register is read after a repeated start, and written")
  func transfer() throws {
    let gauge = try LinuxI2CDevice(bus: 1, address: 0x36)
    #expect(gauge.name == "/dev/i2c-1 address 0x36")
    #expect(try gauge.transfer([0x08], reading: 2) == [0x00, 0x12])
    #expect(try gauge.transfer([0x0C, 0x97, 0x1D], reading: 0) == [])
    #expect(try gauge.transfer([0x0C], reading: 2) == [0x97, 0x1D])
    #expect(try gauge.transfer([], reading: 0) == [])
    #expect(throws: BusError(.unsupported, node: gauge.name, operation: "transfer", errno: EMSGSIZE)) {
      try gauge.transfer([], reading: 8193)
    }
  }

  @Test("an address without a chip does not acknowledge")
  func absentChip() throws {
    let none = try LinuxI2CDevice(bus: 1, address: 0x0B)
    #expect(throws: BusError(.noAcknowledge, node: none.name, operation: "transfer", errno: EREMOTEIO)) {
      try none.transfer([0x00], reading: 1)
    }
    let bus = LinuxI2CBus(1)
    #expect(try bus.presence(at: 0x36) == .present)
    #expect(try bus.presence(at: 0x0B) == .absent)
    #expect(LinuxI2CBus.all().map(\.number).contains(1))
    #expect(bus.adapterName != nil)
  }

  @Test("an address with a kernel driver is busy, and its driver is named")
  func boundDriver() throws {
    try #require(write("dummy 0x50", to: "/sys/bus/i2c/devices/i2c-1/new_device"))
    defer { _ = write("0x50", to: "/sys/bus/i2c/devices/i2c-1/delete_device") }
    let bus = LinuxI2CBus(1)
    #expect(bus.driver(at: 0x50) == "dummy")
    #expect(try bus.presence(at: 0x50) == .driven(by: "dummy"))
    let busy = BusError(
      .busy(holder: "dummy"), node: "/dev/i2c-1 address 0x50", operation: "open", errno: EBUSY)
    #expect(throws: busy) { try LinuxI2CDevice(bus: 1, address: 0x50) }
  }

  private func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count
  }
}
