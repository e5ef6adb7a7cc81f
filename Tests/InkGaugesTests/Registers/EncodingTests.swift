import Testing

@testable import InkGauges

@Suite struct EncodingTests {
  @Test(
    "Bytes make a number as the datasheets say",
    arguments: [
      (.big, [0xB5, 0x20], 0xB520), (.little, [0xB5, 0x20], 0x20B5),
      (.bigSigned, [0xFF, 0xF0], -16), (.littleSigned, [0xC0, 0xF9], -1600),
      (.byte, [0xFE], 254), (.signedByte, [0xFE], -2),
      (Encoding(order: .highFirst, shift: 3), [0x3E, 0x32], 1990),
      (Encoding(order: .highFirst, width: 14), [0xF0, 0xAB], 0x30AB),
      (Encoding(order: .highFirst, lowBits: 4), [0xE3, 0xF4], 3636),
      (Encoding(order: .highFirst, lowBits: 5), [0x10, 0xE3], 515),
      (Encoding(width: 14, isSigned: true), [0x57, 0x3E], -425),
      (Encoding(isDecimal: true), [0x71, 0x03], 371), (Encoding(isDecimal: true), [0x0A, 0x03], nil),
      (Encoding(bytes: 1, width: 7), [0xB2], 0x32), (.big, [0xB5], nil), (.byte, [1, 2], nil),
    ] as [(Encoding, [UInt8], Int?)])
  func count(encoding: Encoding, bytes: [UInt8], count: Int?) {
    #expect(encoding.count(of: bytes) == count)
  }

  @Test(
    "A count is written as it is read, its low bits",
    arguments: [
      (.big, 0xB520, [0xB5, 0x20]), (.little, 0x20B5, [0xB5, 0x20]), (.byte, 0x1FE, [0xFE]),
      (.bigSigned, -16, [0xFF, 0xF0]), (.littleSigned, -1600, [0xC0, 0xF9]),
    ] as [(Encoding, Int, [UInt8])])
  func wire(encoding: Encoding, count: Int, bytes: [UInt8]) {
    #expect(encoding.wire(of: count) == bytes)
    #expect(encoding.count(of: bytes) == (encoding == .byte ? count & 0xFF : count))
  }

  @Test(
    "The check byte is SMBus's",
    arguments: [
      (Array("123456789".utf8), 0xF4), ([0x16, 0x09, 0x17, 0xA6, 0x0E], 0x27),
      ([0x16, 0x0F, 0x17, 0x06, 0x03], 0x68), ([0x16, 0x15, 0x01, 0x00], 0x64),
      ([0x16, 0x07, 0x55, 0xAA], 0x17), ([0x16, 0x08, 0xA6, 0x0B], 0x15),
      ([0x16, 0x09, 0x17, 0xE0, 0x2E], 0xE2), ([], 0x00),
    ] as [([UInt8], UInt8)])
  func crc(bytes: [UInt8], check: UInt8) {
    #expect(CRC8.of(bytes) == check)
  }

  @Test("Bits are named, numbers have their unit, and what is not known says so")
  func text() {
    let status = Register("Status", at: 0, bits: .little, names: [1: "POR", 3: "Bst"])
    #expect(status.text(of: 0x000A, on: Scaling()) == "0x000A Bst, POR")
    #expect(status.text(of: 0, on: Scaling()) == "0x0000")
    let time = Register("TTE", at: 0x11, .little, .minutes, unknown: [0xFFFF])
    #expect(time.text(of: 0xFFFF, on: Scaling()) == "not known")
    #expect(time.text(of: 2, on: Scaling()) == "120.0000 s")
    let current = Register("Current", at: 1, .bigSigned, Scale(10e-6, "A", .overShunt))
    #expect(current.text(of: -1234, on: Scaling(shuntOhms: 0.1)) == "-0.1234 A")
  }
}
