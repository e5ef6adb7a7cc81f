import InkBitmap
import InkBuses

/// A parallel panel behind an IT8951: sixteen greys or black and white, whole or in areas.
///
/// `start` once, then pictures; the controller stands by between them. Areas are widened to what the controller needs:
/// four pixels for greys, 32 for bits. Sending takes two pixels a byte for greys, eight for bits. After any error the
/// panel must be started again, and its first picture clears the glass.
public final class IT8951Panel {
  /// What the controller said at `start`; nil before it and after a failure.
  public private(set) var info: IT8951Info?
  /// How long the controller has driven its glass so far, without what was sent before.
  private(set) var timeDriving = Duration.zero
  private var link: IT8951Link
  private let wires: IT8951Wires
  /// True until the glass was cleared.
  private var isDirty = true
  private var isAsleep = false

  /// How long a picture may take; twice what the slowest does in the cold.
  static let patience = Duration.seconds(5)
  /// How long RST is low (GxEPD2, class it60: 100 ms at least).
  static let resetPulse = Duration.milliseconds(100)

  /// A panel that may be in any state; no wire is touched before `start`.
  public init(_ wires: IT8951Wires) {
    self.wires = wires
    link = IT8951Link(wires: wires)
  }

  /// Resets the controller, asks what it is, and sets VCOM, which the panel's label gives in millivolts, -1500.
  ///
  /// A controller that has this VCOM already keeps it, as it does for nil. Takes two seconds. Throws when there is no answer.
  @discardableResult
  public func start(vcomMillivolts: Int?) throws(IT8951Error) -> IT8951Info {
    if let vcomMillivolts, !(-5000 ... -100).contains(vcomMillivolts) {
      throw .impossibleVCOM(millivolts: vcomMillivolts)
    }
    info = nil
    isDirty = true
    try link.begin(.reset)
    try link.bus { () throws(BusError) in
      try wires.reset?.set(.low)
      wires.clock.pause(Self.resetPulse)
      try wires.reset?.set(.high)
    }
    wires.clock.pause(Self.resetPulse)
    try link.command(IT8951Command.run)
    isAsleep = false
    try link.command(IT8951Command.deviceInfo)
    guard let found = IT8951Info(try link.read(IT8951Info.length)) else { throw .noAnswer }
    try link.set(IT8951Register.packedWrite, 1)
    if let wanted = vcomMillivolts.map({ UInt16(-$0) }), try vcom() != wanted {
      try link.command(IT8951Command.vcom, [1, wanted])
    }
    info = found
    return found
  }

  /// Ends the sleep; the next picture does so by itself.
  public func wake() throws(IT8951Error) { _ = try ready() }

  /// VCOM as the controller has it, millivolts below zero.
  public func vcom() throws(IT8951Error) -> UInt16 {
    try link.command(IT8951Command.vcom, [0])
    return try link.read(1)[0]
  }

  /// Shows a picture of greys, or the part of it in `area`; 0 is black and 255 white.
  ///
  /// Only the sixteen levels the panel has are sent. The first picture after `start` is a whole one on a cleared glass.
  public func show(
    _ picture: GrayImage, area: PixelRect? = nil, by waveform: IT8951Waveform = .gray16
  ) throws(IT8951Error) {
    let info = try ready()
    let whole = PixelRect(x: 0, y: 0, width: info.width, height: info.height)
    guard picture.width == info.width, picture.height == info.height else {
      throw outside(PixelRect(x: 0, y: 0, width: picture.width, height: picture.height), info)
    }
    let area = try widened(isDirty ? whole : area ?? whole, to: 4, info)
    try guarded { () throws(IT8951Error) in
      try clearFirst(info)
      try setLoadAddress(info)
      // Little-endian words, four pixels each, not turned.
      try link.command(IT8951Command.loadArea, [0 << 8 | 2 << 4 | 0] + Self.words(area))
      try link.write(Self.packed(picture, area))
      try link.command(IT8951Command.loadEnd)
      try display(area, waveform, info)
    }
  }

  /// Shows a black and white picture, or the part of it in `area`, at an eighth of the bytes.
  public func show(
    _ frame: Frame, area: PixelRect? = nil, by waveform: IT8951Waveform = .direct
  ) throws(IT8951Error) {
    let info = try ready()
    guard frame.width == info.width, frame.height == info.height else {
      throw outside(PixelRect(x: 0, y: 0, width: frame.width, height: frame.height), info)
    }
    let whole = PixelRect(x: 0, y: 0, width: info.width, height: info.height)
    let area = try widened(isDirty ? whole : area ?? whole, to: 32, info)
    try guarded { () throws(IT8951Error) in
      try clearFirst(info)
      try setLoadAddress(info)
      // Bits travel as bytes of eight pixels, of which a row has an eighth.
      let bytes = PixelRect(x: area.x / 8, y: area.y, width: (area.width + 7) / 8, height: area.height)
      try link.command(IT8951Command.loadArea, [0 << 8 | 3 << 4 | 0] + Self.words(bytes))
      try link.write(Self.bits(frame, area))
      try link.command(IT8951Command.loadEnd)
      let parameters = try link.value(IT8951Register.updateParametersHigh)
      try link.set(IT8951Register.updateParametersHigh, parameters | 0x0004)
      // Set bits are black.
      try link.set(IT8951Register.bitGreys, 0x00F0)
      try display(area, waveform, info)
      try link.set(IT8951Register.updateParametersHigh, parameters & ~0x0004)
    }
  }

  /// Makes the glass white, whatever was there.
  public func clear() throws(IT8951Error) {
    let info = try ready()
    isDirty = true
    try guarded { () throws(IT8951Error) in try clearFirst(info) }
  }

  /// Sends the controller to sleep; the picture stays, and the next one wakes it.
  public func sleep() throws(IT8951Error) {
    guard info != nil, !isAsleep else { return }
    try guarded { () throws(IT8951Error) in
      try link.begin(.deepSleep)
      try link.command(IT8951Command.sleep)
    }
    isAsleep = true
  }

  // MARK: - Steps

  private func ready() throws(IT8951Error) -> IT8951Info {
    guard let info else { throw .notStarted }
    try guarded { () throws(IT8951Error) in
      try link.begin(.transfer)
      if isAsleep { try link.command(IT8951Command.run) }
    }
    isAsleep = false
    return info
  }

  /// The first picture needs a glass that nobody's picture is on.
  private func clearFirst(_ info: IT8951Info) throws(IT8951Error) {
    guard isDirty else { return }
    try display(PixelRect(x: 0, y: 0, width: info.width, height: info.height), .initialize, info)
    isDirty = false
  }

  private func setLoadAddress(_ info: IT8951Info) throws(IT8951Error) {
    try link.set(IT8951Register.loadAddress + 2, UInt16(info.bufferAddress >> 16))
    try link.set(IT8951Register.loadAddress, UInt16(truncatingIfNeeded: info.bufferAddress))
  }

  private func display(
    _ area: PixelRect, _ waveform: IT8951Waveform, _ info: IT8951Info
  ) throws(IT8951Error) {
    let start = wires.clock.now
    defer { timeDriving += wires.clock.now - start }
    try waitShown(waveform)
    try link.begin(waveform.showsGreys ? .gray : waveform == .initialize ? .full : .fast)
    try link.command(IT8951Command.display, Self.words(area) + [waveform.number(info)])
    // Nothing is to be heard before.
    wires.clock.pause(waveform.typical * 9 / 10)
    try waitShown(waveform)
  }

  /// Waits until the display engine is idle; it has no line, so the register is asked.
  private func waitShown(_ waveform: IT8951Waveform) throws(IT8951Error) {
    let start = wires.clock.now
    while try link.value(IT8951Register.busyEngines) != 0 {
      guard wires.clock.now - start < Self.patience else {
        throw .neverShown(
          link.observation("register LUTAFSR", waited: wires.clock.now - start, waveform.typical))
      }
      wires.clock.pause(.milliseconds(10))
    }
  }

  /// After a failure nothing is known.
  private func guarded(_ work: () throws(IT8951Error) -> Void) throws(IT8951Error) {
    do {
      try work()
    } catch {
      info = nil
      try? wires.reset?.set(.low)
      throw error
    }
  }

  /// An area with edges at multiples of `unit` columns, inside the panel.
  private func widened(_ area: PixelRect, to unit: Int, _ info: IT8951Info) throws(IT8951Error) -> PixelRect {
    guard !area.isEmpty, area.x >= 0, area.y >= 0, area.maxX <= info.width, area.maxY <= info.height else {
      throw outside(area, info)
    }
    let left = area.x / unit * unit
    let right = min((area.maxX + unit - 1) / unit * unit, info.width)
    return PixelRect(x: left, y: area.y, width: right - left, height: area.height)
  }

  private func outside(_ area: PixelRect, _ info: IT8951Info) -> IT8951Error {
    .outside(
      x: area.x, y: area.y, width: area.width, height: area.height, panelWidth: info.width,
      panelHeight: info.height)
  }
}
