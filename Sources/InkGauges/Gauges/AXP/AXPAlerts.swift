/// What pulls the IRQ pin of X-Powers' chips, and how it is let go.
struct AXPAlerts {
  /// Bits that must be set, by enable register; the others stay.
  let enables: [UInt8: Int]
  /// Where the events are noted; a one clears its bit.
  let status: ClosedRange<UInt8>

  /// The registers of both, for diagnostics.
  var rows: [Register] {
    enables.keys.sorted().map { Register("IRQ enable \($0 - 0x40 + 1)", at: $0, bits: .byte) }
      + status.map { Register("IRQ status \($0 - status.lowerBound + 1)", at: $0, bits: .byte) }
  }

  /// Enables what is not, and clears what has happened: without a kernel driver nobody else answers the pin.
  func rearm(on bus: RegisterBus) throws(GaugeError) {
    for (address, bits) in enables.sorted(by: { $0.key < $1.key }) {
      let register = Register("IRQ enable", at: address, bits: .byte)
      let present = try bus.count(register)
      if present & bits != bits { try bus.write(present | bits, to: register) }
    }
    let events = try bus.bytes(at: status.lowerBound, count: status.count, named: "IRQ status")
    // Ones only are no events: nothing drives the data line.
    guard events.contains(where: { $0 != 0xFF }) else { return }
    for (address, event) in zip(status, events) where event != 0 {
      try bus.write([event], to: address)
    }
  }
}
