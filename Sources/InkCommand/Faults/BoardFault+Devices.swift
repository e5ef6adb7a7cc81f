import InkBuses
import InkSimulation

extension BoardFault {
  /// Panel and BUSY.
  static let panel = [
    BoardFault("busy-stuck-high", "BUSY is shorted to 3.3 V", check: "panel") {
      $0.breakHardware = { $0.wires.busyFault = .stuck(.high) }
    },
    BoardFault("busy-stuck-low", "BUSY is shorted to ground", check: "panel") {
      $0.breakHardware = { $0.wires.busyFault = .stuck(.low) }
    },
    BoardFault("busy-floating", "the BUSY wire has no contact", check: "panel") {
      $0.breakHardware = { $0.wires.busyFault = .floating }
    },
    BoardFault("busy-flickering", "the BUSY wire has a loose contact", check: "panel") {
      $0.breakHardware = { $0.wires.busyFault = .flickering(period: .microseconds(700)) }
    },
    BoardFault("cable-out", "the flexible cable is out of its latch", check: "panel") {
      $0.breakHardware = { $0.wires.isPanelConnected = false }
    },
    BoardFault("power-not-named", "the panel has a supply switch, and the file no line", check: "panel") {
      $0.needsPower = true
      try $0.setBoardKey("lines", in: "panel", to: "{ data_command = 25, reset = 17, busy = 24 }")
    },
    BoardFault("other-family", "the glass has an UltraChip, the file names a Solomon", check: "panel") {
      $0.glass = "waveshare-7in5-v2"
    },
    BoardFault("other-revision", "the glass is a V3, the board file names a V4", check: "refreshes") {
      $0.glass = "waveshare-2in13-v3"
      // A display ran on it: its partial refreshes took as long as a V3's.
      try $0.writeHistory([("full", 3502), ("partial", 246), ("partial", 246)])
    },
    BoardFault("spi-fails", "the SPI controller reports errors", check: "panel") {
      $0.breakHardware = { $0.faults.fail(on: "simulated SPI", with: .failed) }
    },
  ]

  /// The gauge and its battery.
  static let gauge = [
    BoardFault("gauge-missing", "nothing is on the gauge's bus", check: "gauge") {
      $0.breakHardware = { board in board.gauge.addresses.forEach { board.bus.detach(at: $0) } }
    },
    BoardFault("wrong-address", "the file names another address than the gauge's", check: "gauge") {
      try $0.setBoardKey("address", in: "gauge", to: "0x62")
      $0.gaugeIsAtItsOwnAddress = true
    },
    BoardFault("other-gauge", "the gauge is another than the board file's", check: "gauge") {
      $0.gauge = "lc709203f"
    },
    BoardFault("no-battery", "the gauge has no battery", check: "gauge") {
      $0.breakHardware = { board in
        board.gauge.addresses.forEach { board.bus.setReadFault(.allOnes, at: $0) }
      }
    },
    BoardFault("swapped-bytes", "what is read from the gauge has its bytes swapped", check: "gauge") {
      $0.breakHardware = { board in
        board.gauge.addresses.forEach { board.bus.setReadFault(.swappedBytes, at: $0) }
      }
    },
    BoardFault("data-line-low", "the I2C data line is stuck low", check: "gauge") {
      $0.breakHardware = { board in
        board.gauge.addresses.forEach { board.bus.setReadFault(.allZeros, at: $0) }
      }
    },
    BoardFault("gauge-held", "a kernel driver has the gauge", check: "gauge") { $0.gaugeDriver = "max17040" },
  ]
}
