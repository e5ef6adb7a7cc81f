/// What a trace tells of the panel it was made for.
struct TraceFacts {
  /// Parameters of each command the first time it is sent.
  private(set) var first: [UInt8: [UInt8]] = [:]
  /// Every command sent.
  private(set) var commands: Set<UInt8> = []
  /// The longest data of command 10.
  private(set) var longestPixels: [UInt8] = []
  /// How long the data of command 13 gets.
  private(set) var longestNewPlane = 0
  /// How many bytes of waveform command 32 is sent.
  private(set) var waveformLengths: Set<Int> = []
  /// True when a window (44) is given in pixels, four bytes.
  private(set) var countsPixels = false
  /// True when an interval (50) has a second byte.
  private(set) var hasWideInterval = false
  /// True when windows come with the data of commands 14 and 15.
  private(set) var hasDataWindows = false
  /// True when an activation loads a waveform from the one-time memory.
  private(set) var loadsStoredWaveforms = false
  /// Most gate lines that command 01 asks for.
  private(set) var lines = 0
  /// Columns, in bytes, that windows (44) reach.
  private(set) var columns = 0
  /// True when a third ink is among what is written.
  private(set) var hasColor = false

  /// True when it is of Solomon's dialect: an activation after memory writes of 24.
  var isSolomon: Bool {
    commands.contains(0x20) && commands.contains(0x24) && !commands.contains(0x12) || countsRows
  }
  /// True when counters (4E, 4F) are set, which the other dialect has not.
  private var countsRows: Bool { commands.contains(0x4E) && commands.contains(0x4F) }

  /// State of the walk.
  private var updateControl: UInt8 = 0xFF
  private var planeOptions: UInt8 = 0x00
  private var panelSetting: UInt8 = 0x00
  private var polarity: UInt8 = 0x01
  private var planes: [UInt8: [UInt8]] = [:]

  /// Walks through a trace made for glass whose planes are that long.
  init(_ trace: WireTrace, plane: Int) {
    var command: UInt8?
    var data: [UInt8] = []
    for event in trace.events {
      switch event {
      case .command(let byte):
        if let command { note(command, data) }
        command = byte
        data.removeAll(keepingCapacity: true)
        commands.insert(byte)
        if byte == 0x20 || byte == 0x12 { noteRefresh(byte, plane: plane) }
      case .data(let bytes): data += bytes
      case .reset, .power, .select, .delay, .busy: break
      }
    }
    if let command { note(command, data) }
  }

  private mutating func note(_ command: UInt8, _ data: [UInt8]) {
    if first[command] == nil { first[command] = data }
    switch command {
    case 0x10:
      if data.count > longestPixels.count { longestPixels = data }
      planes[command] = data
    case 0x13:
      longestNewPlane = max(longestNewPlane, data.count)
      planes[command] = data
    case 0x24, 0x26: planes[command] = data
    case 0x14, 0x15: if data.count > 8 { hasDataWindows = true }
    case 0x32: waveformLengths.insert(data.count)
    case 0x44: noteWindow(data)
    case 0x00: panelSetting = data.first ?? 0
    case 0x01: if data.count == 3 { lines = max(lines, (Int(data[1] & 0x03) << 8 | Int(data[0])) + 1) }
    case 0x21: planeOptions = data.first ?? 0
    case 0x22: updateControl = data.first ?? 0
    case 0x50: noteInterval(data)
    default: break
    }
  }

  private mutating func noteWindow(_ data: [UInt8]) {
    if data.count >= 4 {
      countsPixels = true
      let ends = [Int(data[1] & 3) << 8 | Int(data[0]), Int(data[3] & 3) << 8 | Int(data[2])]
      columns = max(columns, ends[0] / 8 + 1, ends[1] / 8 + 1)
    } else if data.count >= 2 {
      columns = max(columns, Int(data[0] & 0x7F) + 1, Int(data[1] & 0x7F) + 1)
    }
  }

  private mutating func noteInterval(_ data: [UInt8]) {
    guard let byte = data.first else { return }
    if data.count > 1 { hasWideInterval = true }
    polarity = data.count > 1 ? byte & 3 : byte >> 4 & 3
  }

  private mutating func noteRefresh(_ command: UInt8, plane: Int) {
    if command == 0x20, updateControl & 0x10 != 0 { loadsStoredWaveforms = true }
    guard !hasColor else { return }
    switch command {
    case 0x20:
      // The second plane of a refresh of mode 1 is coloured, or not looked at.
      guard updateControl & 0x0C == 0x04, waveformLengths.isEmpty, planeOptions & 0x40 == 0 else { return }
      hasColor = isColored(0x26, beside: 0x24, isInverted: planeOptions & 0x80 != 0, plane: plane)
    default:
      // Black and white panels say that they are (bit 4); waveforms of registers may be of either.
      guard panelSetting != 0, panelSetting & 0x30 == 0 else { return }
      hasColor = isColored(0x13, beside: 0x10, isInverted: polarity & 2 != 0, plane: plane)
    }
  }

  /// True when a plane holds a few set bits and is neither its neighbour nor its opposite.
  ///
  /// The second plane of black and white panels holds an older picture, most of which is white.
  private func isColored(_ command: UInt8, beside other: UInt8, isInverted: Bool, plane: Int) -> Bool {
    guard let bytes = planes[command], let others = planes[other], bytes.count * 10 >= plane * 9,
      bytes.count == others.count, bytes != others
    else { return false }
    let set = bytes.reduce(0) { $0 + ($1 ^ (isInverted ? 0xFF : 0x00)).nonzeroBitCount }
    guard set > 0, set < bytes.count * 4 else { return false }
    return zip(bytes, others).contains { $0 != ~$1 }
  }
}
