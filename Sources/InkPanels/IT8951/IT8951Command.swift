/// Command words of the IT8951 (IT8951 I80/SPI programming guide, command table).
enum IT8951Command {
  /// SYS_RUN: everything on.
  static let run: UInt16 = 0x0001
  /// STANDBY: clocks off, memory kept, wakes at once.
  static let standby: UInt16 = 0x0002
  /// SLEEP: supply of the engine off, memory kept.
  static let sleep: UInt16 = 0x0003
  static let readRegister: UInt16 = 0x0010
  static let writeRegister: UInt16 = 0x0011
  /// LD_IMG_AREA: the picture of an area follows.
  static let loadArea: UInt16 = 0x0021
  /// LD_IMG_END: the picture is complete.
  static let loadEnd: UInt16 = 0x0022
  /// DPY_AREA: shows an area by a waveform.
  static let display: UInt16 = 0x0034
  /// VCOM: 0 reads, 1 sets, in millivolts below zero.
  static let vcom: UInt16 = 0x0039
  /// GET_DEV_INFO: 20 words.
  static let deviceInfo: UInt16 = 0x0302
}

/// Register addresses of the IT8951.
enum IT8951Register {
  /// I80CPCR: 1 packs the words of picture data.
  static let packedWrite: UInt16 = 0x0004
  /// LISAR: where pictures are loaded to, low word; the high one is two further.
  static let loadAddress: UInt16 = 0x0208
  /// UP1SR, high word: bit 2 shows the memory as one bit a pixel.
  static let updateParametersHigh: UInt16 = 0x113A
  /// LUTAFSR: 0 when the display engine is idle.
  static let busyEngines: UInt16 = 0x1224
  /// BGVR: the greys of clear and set bits, low and high byte.
  static let bitGreys: UInt16 = 0x1250
}

/// What comes before the words of a transfer, and says what they are.
enum IT8951Preamble {
  static let command: UInt16 = 0x6000
  static let write: UInt16 = 0x0000
  static let read: UInt16 = 0x1000
}
