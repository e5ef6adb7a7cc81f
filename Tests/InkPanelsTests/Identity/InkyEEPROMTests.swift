import InkBuses
import InkPanels
import InkSimulation
import Testing

@Suite struct InkyEEPROMTests {
  /// 250 × 122, red, board 1.2, variant 11, with a time of 21 characters; worked out by hand from the layout.
  static let bytes: [UInt8] =
    [0xFA, 0x00, 0x7A, 0x00, 0x02, 0x0C, 0x0B, 21] + Array("2021-03-29 11:23:43.2".utf8)

  @Test("29 bytes say size, colour, board, display and time")
  func parsed() throws {
    let eeprom = try #require(InkyEEPROM(Self.bytes))
    #expect(eeprom.width == 250 && eeprom.height == 122 && eeprom.colorName == "red")
    #expect(eeprom.boardRevision == 12 && eeprom.variant == 11 && eeprom.written == "2021-03-29 11:23:43.2")
    #expect(eeprom.variantName == "red pHAT (SSD1608)" && eeprom.modelName == "inky-phat-ssd1608-red")
  }

  @Test("What cannot be an Inky's is none")
  func refused() {
    #expect(InkyEEPROM([]) == nil && InkyEEPROM(Array(Self.bytes.dropLast())) == nil)
    #expect(InkyEEPROM([UInt8](repeating: 0xFF, count: 29)) == nil)
    #expect(InkyEEPROM([UInt8](repeating: 0x00, count: 29)) == nil)
    var unknown = Self.bytes
    unknown[6] = 99
    #expect(InkyEEPROM(unknown)?.variantName == nil && InkyEEPROM(unknown)?.variant == 99)
  }

  @Test("Every panel whose board has one has a row, and a simulated EEPROM that names it")
  func read() throws {
    for name in InkyEEPROM.models {
      guard let model = try? PanelCatalog.model(named: name) else { continue }
      let board = try #require(SimulatedBoard(model: model.name))
      let eeprom = try #require(try InkyEEPROM.read(board.bus.device(at: InkyEEPROM.address)))
      #expect(eeprom.modelName == name)
      #expect(Set([eeprom.width, eeprom.height]) == Set([model.width, model.height]))
    }
    let other = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    #expect(throws: BusError.self) { try InkyEEPROM.read(other.bus.device(at: InkyEEPROM.address)) }
  }

  @Test("Reading writes nothing")
  func readOnly() throws {
    let chip = InkyEEPROMSimulator(width: 400, height: 300, color: 1, variant: 17)
    let bus = SimulatedI2CBus(clock: VirtualClock())
    bus.attach(chip, at: 0x50)
    let before = chip.memory
    #expect(try InkyEEPROM.read(bus.device(at: 0x50))?.modelName == "inky-what-black")
    #expect(chip.memory == before && chip.writtenBytes == 0)
  }
}
