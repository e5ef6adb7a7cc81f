extension IT8951Simulator {
  /// A command word.
  func start(_ word: UInt16) {
    (command, arguments, answer) = (word, [], [])
    if isAsleep, word != 0x0001 {
      blame(.sentWhileAsleep, "A command before SYS_RUN, which wakes the controller; it is lost.")
      command = nil
      return
    }
    switch word {
    case 0x0001: isAsleep = false
    case 0x0002, 0x0003:
      if isShowing { blame(.interruptedRefresh, "Sleep during a refresh.") }
      isAsleep = true
    case 0x0022: loading = nil
    case 0x0302: answer = deviceInfo
    case 0x0010, 0x0011, 0x0020, 0x0021, 0x0034, 0x0039: break
    default:
      blame(
        .unknownCommand, "\(hex(UInt8(word >> 8)))\(hex(UInt8(word & 0xFF))) is no command; it is ignored.")
      command = nil
    }
  }

  /// A data word: an argument, or four pixels of a picture.
  func take(_ word: UInt16) {
    if loading != nil { return load(word) }
    arguments.append(word)
    switch (command, arguments.count) {
    case (0x0010, 1): answer = [value(of: word)]
    case (0x0011, 2): registers[arguments[0]] = word
    case (0x0021, 5): beginLoad()
    case (0x0034, 5): display()
    case (0x0039, 1): if word == 0 { answer = [vcom] }
    case (0x0039, 2): if arguments[0] == 1 { vcom = word }
    default: break
    }
  }

  private var deviceInfo: [UInt16] {
    func text(_ text: String) -> [UInt16] {
      var bytes = Array(text.utf8.prefix(16))
      bytes += [UInt8](repeating: 0, count: 16 - bytes.count)
      return (0..<8).map { UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1]) }
    }
    return [
      UInt16(width), UInt16(height), UInt16(truncatingIfNeeded: Self.bufferAddress),
      UInt16(Self.bufferAddress >> 16),
    ] + text(firmware) + text(waveforms)
  }

  /// LUTAFSR says which engines drive.
  private func value(of register: UInt16) -> UInt16 {
    register == 0x1224 ? (isShowing ? 1 : 0) : registers[register] ?? 0
  }

  private func beginLoad() {
    let format = arguments[0]
    let bits = [2, 3, 4, 8][Int(format >> 4 & 3)]
    let load = Load(
      x: Int(arguments[1]), y: Int(arguments[2]), width: Int(arguments[3]), height: Int(arguments[4]),
      bits: bits)
    let address = UInt32(registers[0x0208] ?? 0) | UInt32(registers[0x020A] ?? 0) << 16
    if address != Self.bufferAddress {
      blame(.windowOutsideMemory, "A picture is loaded to an address that is not the buffer's.")
    }
    if load.x + load.width > width || load.y + load.height > height {
      blame(.windowOutsideMemory, "The area loaded lies outside the panel of \(width) x \(height).")
    }
    if bits == 4, load.x % 4 != 0 || load.width % 4 != 0 && load.x + load.width != width {
      blame(.windowUnaligned, "An area of four bits a pixel begins and ends at multiples of 4 columns.")
    }
    loading = load
  }

  /// Pixels of a word, the first in the lowest bits; rows begin with a new word.
  private func load(_ word: UInt16) {
    guard var load = loading else { return }
    let perWord = 16 / load.bits
    let wordsPerRow = (load.width + perWord - 1) / perWord
    let (row, column) = (load.position / wordsPerRow, load.position % wordsPerRow * perWord)
    for i in 0..<min(perWord, load.width - column) where row < load.height {
      let value =
        UInt8(truncatingIfNeeded: word >> UInt16(i * load.bits))
        & UInt8(truncatingIfNeeded: (1 << load.bits) - 1)
      let (x, y) = (load.x + column + i, load.y + row)
      guard x < width, y < height else { continue }
      memory[y * width + x] = load.bits == 8 ? value : value << UInt8(8 - load.bits)
    }
    load.position += 1
    loading = load
  }
}
