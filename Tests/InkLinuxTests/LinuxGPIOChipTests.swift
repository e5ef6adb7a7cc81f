import InkBuses
import Testing

@testable import InkLinux

@Suite struct LinuxGPIOChipTests {
  static func chip(_ name: String, _ label: String, lines: Int = 54, names: [Int: String] = [:])
    -> LinuxGPIOChip
  {
    LinuxGPIOChip(
      path: "/dev/\(name)", name: name, label: label, lineNames: (0..<lines).map { names[$0] })
  }

  static let header = [2: "GPIO2", 24: "GPIO24", 0: "ID_SDA"]
  static let pi5New = [chip("gpiochip0", "pinctrl-rp1"), chip("gpiochip10", "gpio-brcmstb@107d508500")]
  static let pi5Old = [chip("gpiochip0", "gpio-brcmstb@107d508500"), chip("gpiochip4", "pinctrl-rp1")]
  static let pi4 = [
    chip("gpiochip1", "raspberrypi-exp-gpio", lines: 8), chip("gpiochip0", "pinctrl-bcm2711"),
  ]
  static let piZero = [chip("gpiochip0", "pinctrl-bcm2835"), chip("gpiochip1", "raspberrypi-exp-gpio")]
  static let named = [chip("gpiochip0", "other"), chip("gpiochip1", "pinctrl-next", names: header)]
  static let rock = [chip("gpiochip0", "gpio0", lines: 32), chip("gpiochip3", "gpio3", lines: 32)]

  static let choices: [([LinuxGPIOChip], String?, String?)] = [
    (pi5New, nil, "gpiochip0"), (pi5Old, nil, "gpiochip4"), (pi4, nil, "gpiochip0"),
    (piZero, nil, "gpiochip0"),
    (named, nil, "gpiochip1"), (rock, nil, nil), (rock, "gpio3", "gpiochip3"), (rock, "gpiochip3", nil),
    (pi5Old, "gpio-brcmstb@107d508500", "gpiochip0"), ([], nil, nil),
  ]

  @Test(
    "the header's chip is chosen by label or by the names of its lines, never by number", arguments: choices)
  func header(_ chips: [LinuxGPIOChip], _ label: String?, _ name: String?) {
    #expect(LinuxGPIOChip.header(among: chips, label: label)?.name == name)
  }

  @Test("on a Raspberry Pi a number is the BCM number, whatever the lines are called")
  func offset_ofABCMNumber() throws {
    let chip = Self.chip("gpiochip0", "pinctrl-bcm2711", names: [2: "SDA1", 5: "GPIO24"])
    #expect(try chip.offset(of: .number(24)) == 24)
    #expect(try chip.offset(of: .name("SDA1")) == 2)
    #expect(chip.lineName(at: 2) == "GPIO2 (gpiochip0 line 2)")
  }

  @Test("elsewhere a number is the line of that name where there is one, else the offset")
  func offset_onAnotherBoard() throws {
    let chip = Self.chip("gpiochip3", "gpio3", lines: 32, names: [7: "GPIO24", 12: "PIN_22"])
    #expect(try chip.offset(of: .number(24)) == 7)
    #expect(try chip.offset(of: .number(12)) == 12)
    #expect(try chip.offset(of: .name("PIN_22")) == 12)
    #expect(chip.lineName(at: 12) == "PIN_22 (gpiochip3 line 12)")
    #expect(chip.lineName(at: 13) == "line13 (gpiochip3 line 13)")
  }

  static let absent: [(GPIOLineReference, String)] = [
    (.number(32), "GPIO32 (a line of gpiochip3)"), (.number(-1), "GPIO-1 (a line of gpiochip3)"),
    (.name("PIN_99"), "PIN_99 (a line of gpiochip3)"),
  ]

  @Test("a line that the chip has not is an error that names it", arguments: absent)
  func offset_ofNoLine(_ line: GPIOLineReference, _ node: String) throws {
    let chip = Self.chip("gpiochip3", "gpio3", lines: 32)
    let error = BusError(.notFound, node: node, operation: "find")
    #expect(throws: error) { try chip.offset(of: line) }
    #expect(error.explanation.whatToDo == "Run `gpioinfo` and correct `lines` in the board file.")
  }

  @Test("a machine without chips has no header")
  func header_ofNoChips() throws {
    let tree = try FakeTree()
    try tree.write(to: "dev/null")
    #expect(try LinuxGPIOChip.all(in: tree.system) == [])
    #expect(throws: BusError(.notFound, node: "GPIO chip of the header", operation: "find")) {
      try LinuxGPIOChip.header(in: tree.system)
    }
    #expect(throws: BusError(.notFound, node: "GPIO chip \"gpio3\"", operation: "find")) {
      try LinuxGPIOChip.header(in: tree.system, label: "gpio3")
    }
  }

  @Test("nodes that are no chips are an error of the first of them")
  func all_ofPlainFiles() throws {
    let tree = try FakeTree()
    try tree.write(to: "dev/gpiochip0")
    try tree.write(to: "dev/gpiochip1")
    #expect {
      try LinuxGPIOChip.all(in: tree.system)
    } throws: { error in
      let error = error as? BusError
      return error?.node == "\(tree.root)/dev/gpiochip0" && error?.operation == "open"
        && error?.kind == .unsupported
    }
  }

  @Test("a line of a chip that is not there is not given")
  func request_ofNoChip() throws {
    let tree = try FakeTree()
    let chip = LinuxGPIOChip(
      path: "\(tree.root)/dev/gpiochip0", name: "gpiochip0", label: "pinctrl-rp1", lineNames: [nil, nil, nil])
    let error = BusError(.notFound, node: "\(tree.root)/dev/gpiochip0", operation: "open", errno: 2)
    #expect(throws: error) { try chip.output(.number(2), initially: .low) }
    #expect(throws: error) { try chip.input(.number(2), bias: .pullUp) }
    #expect(throws: error) { try chip.holder(of: .number(2)) }
  }
}
