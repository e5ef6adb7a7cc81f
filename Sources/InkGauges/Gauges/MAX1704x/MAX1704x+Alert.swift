extension MAX1704x {
  /// Lets the alert pin go, and has the later parts pull it at each percent.
  ///
  /// Threshold and compensation stay as they are. Two words read, two written where something is to be cleared
  /// (MAX17048 datasheet, CONFIG and STATUS: the host clears ALRT and the reasons). A pin that stays pulled costs the
  /// next edge only.
  func rearmAlert(_ reading: inout BatteryReading) {
    do throws(GaugeError) {
      try rearmAlert()
    } catch {
      reading.caveats.append(.alertPinHeld)
    }
  }

  private func rearmAlert() throws(GaugeError) {
    guard part.hasSleepBit else { return }
    if MAX1704xRegister.exists(MAX1704xRegister.status, on: part) {
      let status = try word(MAX1704xRegister.status)
      if status != 0xFFFF, status & Self.reasons != 0 {
        try write(status & ~Self.reasons, to: MAX1704xRegister.status)
      }
    }
    let config = try word(MAX1704xRegister.config)
    let wanted = config & ~Self.alert | (part.hasChargeRate ? Self.everyPercent : 0)
    if config != 0xFFFF, wanted != config { try write(wanted, to: MAX1704xRegister.config) }
  }

  /// CONFIG bit 5, ALRT.
  private static let alert: UInt16 = 0x0020
  /// CONFIG bit 6, ALSC.
  private static let everyPercent: UInt16 = 0x0040
  /// STATUS: VH, VL, VR, HD, SC.
  private static let reasons: UInt16 = 0x3E00
}
