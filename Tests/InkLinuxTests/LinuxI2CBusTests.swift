import InkBuses
import Testing

@testable import InkLinux

@Suite struct LinuxI2CBusTests {
  @Test("adapters are found by their nodes, in the order of their numbers")
  func all() throws {
    let tree = try FakeTree()
    for name in ["i2c-10", "i2c-1", "i2c-x", "i2c-", "ttyAMA0"] { try tree.write(to: "dev/\(name)") }
    try tree.write("bcm2835 (i2c@7e804000)\n", to: "sys/class/i2c-dev/i2c-1/name")
    let buses = LinuxI2CBus.all(in: tree.system)
    #expect(buses.map(\.number) == [1, 10])
    #expect(buses.map(\.adapterName) == ["bcm2835 (i2c@7e804000)", nil])
    #expect(buses[0].path == "\(tree.root)/dev/i2c-1")
  }

  @Test("a bound driver is named by its link")
  func driver() throws {
    let tree = try FakeTree()
    try tree.link("sys/bus/i2c/devices/1-0036/driver", to: "../../../../bus/i2c/drivers/max17040")
    try tree.write("seesaw", to: "sys/bus/i2c/devices/1-0049/name")
    let bus = LinuxI2CBus(1, in: tree.system)
    #expect(bus.driver(at: 0x36) == "max17040")
    #expect(bus.driver(at: 0x49) == nil)
    #expect(bus.driver(at: 0x0B) == nil)
    #expect(LinuxI2CBus(10, in: tree.system).driver(at: 0x36) == nil)
  }

  @Test("an adapter that is not there is told by its path")
  func open_noNode() throws {
    let tree = try FakeTree()
    let error = BusError(.notFound, node: "\(tree.root)/dev/i2c-1", operation: "open", errno: 2)
    #expect(throws: error) { try LinuxI2CDevice(bus: 1, address: 0x36, in: tree.system) }
    #expect(throws: error) { try LinuxI2CBus(1, in: tree.system).presence(at: 0x36) }
  }

  @Test("a node that is no adapter is told with the address asked for")
  func open_plainFile() throws {
    let tree = try FakeTree()
    try tree.write(to: "dev/i2c-1")
    let node = "\(tree.root)/dev/i2c-1 address 0x0b"
    #expect(throws: BusError(.unsupported, node: node, operation: "open", errno: 25)) {
      try LinuxI2CDevice(bus: 1, address: 0x0B, in: tree.system)
    }
  }
}
