import InkBitmap
import InkBuses

/// A parallel panel behind an IT8951 as the session drives it: no D/C, no planes, and HRDY where others have BUSY.
///
/// The controller wakes from sleep by a command and keeps its picture, so that only a start or a failure resets it.
final class IT8951Controller: ParallelController {
  private let model: PanelModel
  private let link: PanelLink
  private let panel: IT8951Panel?
  private var pending = PictureTransfer?.none

  init(model: PanelModel, link: PanelLink) {
    self.model = model
    self.link = link
    panel = (link.wires.spi as? any SPIDuplexDevice).map { spi in
      IT8951Panel(
        IT8951Wires(
          spi: CountedSPI(spi, link), reset: link.wires.reset, ready: link.wires.busy,
          clock: link.wires.clock))
    }
  }

  func wake(fromSleep: Bool) throws(PanelError) {
    try perform { panel throws(IT8951Error) in
      if fromSleep, panel.info != nil { return try panel.wake() }
      try panel.start(vcomMillivolts: link.wires.vcomMillivolts)
    }
  }

  /// Refuses to draw on glass of another size; it may be asked what it is, and sent to sleep.
  func configure(for mode: RefreshMode) throws(PanelError) {
    guard let info = panel?.info, info.width != model.width || info.height != model.height else { return }
    throw .parallel(.otherSize(width: info.width, height: info.height, model: model.name))
  }

  func transfer(_ picture: PictureTransfer) { pending = picture }

  func drive(_ mode: RefreshMode) throws(PanelError) -> Duration {
    let before = panel?.timeDriving ?? .zero
    let picture = pending
    pending = nil
    try perform { panel throws(IT8951Error) in
      switch picture {
      case .whole(let picture): try panel.show(picture.plane(0), by: .gray16)
      case .grays(let picture, _): try panel.show(picture.grays, by: .gray16)
      case .windows(let current, _, _, let wanted):
        for window in current { try panel.show(wanted, area: window, by: .direct) }
      case nil: break
      }
    }
    return (panel?.timeDriving ?? .zero) - before
  }

  func identity() throws(PanelError) -> PanelProbe.Identity? {
    var identity: PanelProbe.Identity?
    try perform { panel throws(IT8951Error) in
      guard let info = panel.info else { return }
      identity = PanelProbe.Identity(
        width: info.width, height: info.height, firmware: info.firmware, waveforms: info.waveforms,
        vcomMillivolts: -Int(try panel.vcom()))
    }
    return identity
  }

  func activate(_ mode: RefreshMode) {}
  func powerOff(after mode: RefreshMode) {}
  func stirBusy() {}

  func deepSleep() throws(PanelError) {
    try perform { panel throws(IT8951Error) in try panel.sleep() }
  }

  private func perform(_ work: (IT8951Panel) throws(IT8951Error) -> Void) throws(PanelError) {
    guard let panel else { throw .missingWire(.readableBus, model: model.name) }
    do {
      try work(panel)
    } catch .bus(let error) {
      throw .bus(error, phase: link.phase)
    } catch {
      throw .parallel(error)
    }
  }
}

extension ColorFrame {
  /// The picture as greys of eight bits.
  fileprivate var grays: GrayImage {
    var values = [UInt8](repeating: 255, count: width * height)
    for (ink, value) in [(Ink.black, UInt8(0)), (.darkGray, 85), (.lightGray, 170)] {
      let pixels = pixels(of: ink)
      for y in 0..<height {
        for x in 0..<width where pixels[x, y] == .black { values[y * width + x] = value }
      }
    }
    return GrayImage(width: width, height: height, gray: values)
  }
}

/// A bus whose bytes the session counts.
private final class CountedSPI: SPIDuplexDevice {
  private let spi: any SPIDuplexDevice
  private let link: PanelLink

  init(_ spi: any SPIDuplexDevice, _ link: PanelLink) {
    self.spi = spi
    self.link = link
  }

  var name: String { spi.name }

  func write(_ segments: [[UInt8]]) throws(BusError) {
    link.count(bytes: segments.reduce(0) { $0 + $1.count })
    try spi.write(segments)
  }

  func exchange(_ bytes: [UInt8]) throws(BusError) -> [UInt8] {
    link.count(bytes: bytes.count)
    return try spi.exchange(bytes)
  }
}
