import InkBitmap
import Testing

@testable import InkPanels

/// Bytes worked out by hand from the JD79661 and UC8159 datasheets' command tables.
@Suite struct PixelRegistersTests {
  @Test(
    "0x61 takes columns and rows in two bytes each, high byte first",
    arguments: [
      (128, 250, [0x00, 0x80, 0x00, 0xFA]), (600, 448, [0x02, 0x58, 0x01, 0xC0]),
      (800, 680, [0x03, 0x20, 0x02, 0xA8]),
    ] as [(Int, Int, [UInt8])])
  func resolution(columns: Int, rows: Int, bytes: [UInt8]) {
    #expect(PixelRegisters.resolution(columns: columns, rows: rows) == RegisterWrite(0x61, bytes))
  }

  @Test("0x50 has the border's ink in its three highest bits")
  func interval() {
    let fitipower = PixelChip.jd796xx(sources: 128, gates: 250)
    #expect(PixelRegisters.interval(fitipower, border: 1).data == [0x37])
    #expect(PixelRegisters.interval(fitipower, border: 3).data == [0x77])
    #expect(PixelRegisters.interval(.spectra6, border: 1).data == [0x3F])
    #expect(PixelRegisters.interval(.uc8159, border: 0).data == [0x17])
  }

  @Test(
    "Each register has its command byte",
    arguments: [
      (PixelRegisters.unlock, 0xAA, 6), (PixelRegisters.unlockFitipower, 0x4D, 1),
      (PixelRegisters.unlockFourInks, 0x66, 6), (PixelRegisters.panel(0x0F, 0x29), 0x00, 2),
      (PixelRegisters.power(0x07, 0x00), 0x01, 2),
      (PixelRegisters.powerOffSequence(0x10, 0x54, 0x44), 0x03, 3),
      (PixelRegisters.booster1(0x40, 0x1F), 0x05, 2), (PixelRegisters.booster2(0x6F, 0x1F), 0x06, 2),
      (PixelRegisters.booster3(0x6F, 0x1F), 0x08, 2), (PixelRegisters.clock(0x08), 0x30, 1),
      (PixelRegisters.internalSensor, 0x41, 1), (PixelRegisters.timing(0x02, 0x02), 0x60, 2),
      (PixelRegisters.powerSaving(0x22), 0xE3, 1),
    ] as [(RegisterWrite, UInt8, Int)])
  func commands(register: RegisterWrite, command: UInt8, count: Int) {
    #expect(register.command == command && register.data.count == count)
  }

  @Test("Inks are written by each family's own table, and an ink it has not as black")
  func codes() {
    #expect(PixelChip.hx8717.codes(of: [.white, .black, .red, .yellow]) == [1, 0, 3, 2])
    #expect(PixelChip.uc8159.codes(of: Ink.pigments) == [1, 0, 4, 5, 6, 2, 3])
    #expect(
      PixelChip.spectra6.codes(of: [.white, .black, .red, .yellow, .green, .blue]) == [1, 0, 3, 2, 6, 5])
    #expect(PixelChip.spectra6.codes(of: [.orange]) == [0])
  }
}
