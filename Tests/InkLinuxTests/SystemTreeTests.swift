import Testing

@testable import InkLinux

@Suite struct SystemTreeTests {
  static let attributes: [(String, String)] = [
    ("4096\n", "4096"), ("4096", "4096"), ("", ""), ("\n", ""), ("one\ntwo\n", "one"),
    ("Raspberry Pi 5\0", "Raspberry Pi 5"),
  ]

  @Test("an attribute is the first line of its file", arguments: attributes)
  func attribute(_ text: String, _ value: String) throws {
    let tree = try FakeTree()
    try tree.write(text, to: "sys/a/b")
    #expect(tree.system.attribute("a/b") == value)
  }

  @Test("what is not there is nil, not empty")
  func absent() throws {
    let tree = try FakeTree()
    #expect(tree.system.attribute("a/b") == nil)
    #expect(tree.system.linkedName("a/b") == nil)
    #expect(tree.system.machine == nil)
    #expect(SystemTree.names(in: "\(tree.root)/none") == [])
    #expect(SystemTree.group(of: "\(tree.root)/none") == nil)
  }

  @Test("the machine says what it is")
  func machine() throws {
    let tree = try FakeTree()
    try tree.write("Raspberry Pi Zero 2 W Rev 1.0\0", to: "sys/firmware/devicetree/base/model")
    #expect(tree.system.machine == "Raspberry Pi Zero 2 W Rev 1.0")
  }

  @Test("nodes are taken from the tree's own directory")
  func node() {
    let system = SystemTree(dev: "/tmp/tree/dev", sys: "/tmp/tree/sys")
    #expect(system.node("/dev/spidev0.0") == "/tmp/tree/dev/spidev0.0")
    #expect(system.node("/run/other") == "/run/other")
    #expect(SystemTree.live.node("/dev/spidev0.0") == "/dev/spidev0.0")
  }

  @Test("a file belongs to a group that has a name")
  func group() {
    #expect(SystemTree.group(of: "/dev/null") == "root")
  }
}
