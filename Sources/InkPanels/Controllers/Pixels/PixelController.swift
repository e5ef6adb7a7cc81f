import InkBitmap

/// Driver of controllers that keep whole pixels in two or four bits: four, six and seven inks.
///
/// Their dialect is UltraChip's, with one memory instead of two planes and one waveform, which takes 11 to 40 s.
/// A picture is always sent whole: n pixels take n / 4 or n / 2 bytes and some 60 for the registers.
struct PixelController: PanelController {
  let chip: PixelChip
  let model: PanelModel
  let link: PanelLink
  let busy: BusyWait

  /// Columns of a row as sent; rows end on a byte of eight pixels.
  private var columns: Int { (model.width + 7) / 8 * 8 }

  func configure(for mode: RefreshMode) throws(PanelError) {
    guard mode == .full else { throw .unsupported(mode, model: model.name) }
    for register in model.setup { try link.send(register) }
    // Two chips are each told their half by the row's registers.
    guard chip.chips == 1 else { return }
    try link.send(PixelRegisters.resolution(columns: columns, rows: model.memoryRows ?? model.height))
    try link.send(PixelRegisters.interval(chip, border: chip.codes[.white] ?? 1))
  }

  func transfer(_ picture: PictureTransfer) throws(PanelError) {
    guard case .whole(let picture) = picture else { return }
    let bytes = picture.packed(bits: chip.bits, codes: chip.codes(of: picture.inks), columns: columns)
    guard chip.chips == 2 else { return try link.send(UCCommand.writeOldPlane, bytes) }
    for (select, half) in zip([ChipSelect.first, .second], halves(of: bytes)) {
      try link.send(UCCommand.writeOldPlane, half, to: select)
    }
  }

  /// The left and the right half of every row.
  private func halves(of bytes: [UInt8]) -> [[UInt8]] {
    let row = columns * chip.bits / 8
    return [0, row / 2].map { start in
      var half: [UInt8] = []
      half.reserveCapacity(bytes.count / 2)
      for y in 0..<model.height { half += bytes[(y * row + start)..<(y * row + start + row / 2)] }
      return half
    }
  }

  func activate(_ mode: RefreshMode) throws(PanelError) {
    try busy.arm(link.phase)
    try link.send(UCCommand.powerOn)
    try busy.waitUntilIdle(
      BusyWait.Operation(
        phase: link.phase, typical: chip.powerOn, deadline: chip.powerOn * 2 + .seconds(2)))
    try busy.arm(link.phase)
    try link.send(UCCommand.refresh, parameter)
  }

  func powerOff(after mode: RefreshMode) throws(PanelError) {
    try busy.arm(link.phase)
    try link.send(UCCommand.powerOff, parameter)
    switch chip.rest {
    case .idle:
      try busy.waitUntilIdle(
        BusyWait.Operation(
          phase: link.phase, typical: chip.powerOff, deadline: chip.powerOff * 2 + .seconds(2)))
    case .active: link.wires.clock.pause(chip.powerOff * 2)
    }
  }

  func deepSleep() throws(PanelError) {
    try link.send(UCCommand.deepSleep, UCRegisters.deepSleepCheck)
  }

  func stirBusy() throws(PanelError) {
    try link.send(UCCommand.senseTemperature)
  }

  private var parameter: [UInt8] { chip.parameter.map { [$0] } ?? [] }
}
