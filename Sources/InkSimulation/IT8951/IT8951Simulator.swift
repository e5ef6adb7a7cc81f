import InkBuses

/// An IT8951 with a parallel panel behind it, as its bus, RST and HRDY see it.
///
/// Words of 16 bits after a preamble, an image memory of one grey a pixel, areas, one bit a pixel, VCOM, waveforms with
/// their time. From the programming guide's command and register tables; a busy display engine is told by a register.
public final class IT8951Simulator {
  /// Visible pixels.
  public let width: Int
  public let height: Int
  /// What is seen, 0 black to 15 white, row after row.
  public internal(set) var glass: [UInt8]
  /// Everything the guide forbids that was done, in order.
  public internal(set) var misuses: [Misuse] = []
  /// Refreshes by the number of their waveform.
  public internal(set) var refreshes: [UInt16: Int] = [:]
  /// Refreshes in black and white alone since the last in greys, or since the glass was cleared.
  public internal(set) var differentialsSinceFull = 0
  /// The panel's own VCOM, millivolts below zero, as its label has it.
  public let labelVCOM: UInt16
  /// VCOM as set; lost with the supply.
  public internal(set) var vcom: UInt16 = 2600
  /// True in SLEEP and STANDBY.
  public internal(set) var isAsleep = true

  let firmware: String
  let waveforms: String
  /// Image memory: a byte a pixel, as loaded.
  var memory: [UInt8]
  var registers: [UInt16: UInt16] = [:]
  var command: UInt16?
  var arguments: [UInt16] = []
  /// Words that a read gets next.
  var answer: [UInt16] = []
  var loading: Load?
  var now: Duration = .zero
  var readyAt: Duration = .zero
  var shownAt: Duration = .zero
  var isInReset = false

  /// An area being loaded.
  struct Load {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// Bits a pixel: 2, 4 or 8.
    var bits: Int
    var position = 0
  }

  /// Where the firmware keeps the picture.
  static let bufferAddress: UInt32 = 0x0012_36E0

  /// A panel with somebody's stripes on it.
  public init(
    width: Int, height: Int, labelVCOM: UInt16 = 1500, firmware: String = "SWv_0.2",
    waveforms: String = "M841_TFA2812"
  ) {
    self.width = width
    self.height = height
    self.labelVCOM = labelVCOM
    self.firmware = firmware
    self.waveforms = waveforms
    glass = (0..<(width * height)).map { $0 / width / 8 % 2 == 0 ? 15 : 4 }
    memory = [UInt8](repeating: 0xA5, count: width * height)
  }

  /// HRDY: low in reset and while a word or a start is worked on.
  public var isReady: Bool { !isInReset && now >= readyAt }
  /// When HRDY goes high if nothing else happens; nil when it is high or in reset.
  public var nextChange: Duration? { isInReset || now >= readyAt ? nil : readyAt }
  /// True while the panel is driven.
  public var isShowing: Bool { now < shownAt }

  /// Lets time pass.
  public func advance(to time: Duration) { now = max(now, time) }

  /// RST changes.
  public func setReset(_ level: Level, at time: Duration) {
    advance(to: time)
    let wasInReset = isInReset
    isInReset = level == .low
    if isInReset {
      if isShowing {
        blame(.interruptedRefresh, "Reset during a refresh; the picture is neither old nor new.")
      }
      shownAt = now
      command = nil
      registers = [:]
      loading = nil
      isAsleep = true
    } else if wasInReset {
      readyAt = now + .milliseconds(1700)
    }
  }

  /// A transfer under one chip select; gives what comes back.
  public func exchange(_ bytes: [UInt8], at time: Duration) -> [UInt8] {
    advance(to: time)
    guard bytes.count >= 2 else { return [UInt8](repeating: 0, count: bytes.count) }
    if isInReset {
      blame(.sentInReset, "A transfer while RST is low; it is lost.")
      return [UInt8](repeating: 0, count: bytes.count)
    }
    if !isReady {
      blame(.sentWhileBusy, "A transfer while HRDY is low; it is lost.")
      return [UInt8](repeating: 0, count: bytes.count)
    }
    let words = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    defer { readyAt = max(readyAt, now + .microseconds(20)) }
    switch words[0] {
    case 0x6000: if words.count > 1 { start(words[1]) }
    case 0x0000: for word in words.dropFirst() { take(word) }
    case 0x1000: return read(count: bytes.count)
    default:
      blame(.unknownCommand, "A preamble of \(hex(bytes[0]))\(hex(bytes[1])); there are 6000, 0000 and 1000.")
    }
    return [UInt8](repeating: 0, count: bytes.count)
  }

  /// The preamble, a word that says nothing, then the answer; zeros after it.
  private func read(count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0]
    for word in answer { bytes += [UInt8(word >> 8), UInt8(truncatingIfNeeded: word)] }
    bytes += [UInt8](repeating: 0, count: max(0, count - bytes.count))
    let taken = max(0, (count - 4) / 2)
    answer.removeFirst(min(taken, answer.count))
    return Array(bytes.prefix(count))
  }

  func blame(_ rule: Misuse.Rule, _ text: String) {
    misuses.append(Misuse(rule, at: now, text))
  }
}
