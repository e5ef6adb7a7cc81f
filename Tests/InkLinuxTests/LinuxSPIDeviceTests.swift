import InkBuses
import Testing

@testable import InkLinux

@Suite struct LinuxSPIDeviceTests {
  @Test("a node that is not there is told by its path")
  func open_noNode() throws {
    let tree = try FakeTree()
    let node = "\(tree.root)/dev/spidev0.0"
    #expect(throws: BusError(.notFound, node: node, operation: "open", errno: 2)) {
      try LinuxSPIDevice("/dev/spidev0.0", in: tree.system)
    }
  }

  @Test("a node that is no SPI device cannot be configured")
  func open_plainFile() throws {
    let tree = try FakeTree()
    try tree.write(to: "dev/spidev0.0")
    let node = "\(tree.root)/dev/spidev0.0"
    #expect(throws: BusError(.unsupported, node: node, operation: "configure", errno: 25)) {
      try LinuxSPIDevice("/dev/spidev0.0", in: tree.system)
    }
  }

  static let limits: [(String?, Int)] = [
    ("4096\n", 4096), ("65536\n", 65536), ("512", 512), (nil, 4096), ("", 4096), ("0\n", 4096),
    ("-1\n", 4096),
    ("many\n", 4096),
  ]

  @Test("the limit of a message is what the module says, else its default", arguments: limits)
  func messageLimit(_ text: String?, _ limit: Int) throws {
    let tree = try FakeTree()
    if let text { try tree.write(text, to: "sys/module/spidev/parameters/bufsiz") }
    #expect(LinuxSPIDevice.messageLimit(in: tree.system) == limit)
  }
}
