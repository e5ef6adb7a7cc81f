import InkBuses

/// The chips that have a driver.
///
/// A panel is a row naming one of them; what differs between two panels on one chip is a field of the row,
/// what differs between two chips of one family is a description of the chip.
public enum ControllerKind: String, Sendable, CaseIterable {
  /// Solomon Systech SSD1677: 960 sources by 680 gates, X in pixels.
  case ssd1677
  /// Solomon Systech SSD1680: 176 sources by 296 gates.
  case ssd1680
  /// Solomon Systech SSD1681: 200 sources by 200 gates.
  case ssd1681
  /// Solomon Systech SSD1683: 400 sources by 300 gates.
  case ssd1683
  /// Solomon Systech SSD1685: 216 sources by 384 gates.
  case ssd1685
  /// UltraChip IL0373: 160 sources by 296 gates.
  case il0373
  /// UltraChip UC8176, also called IL0398: 400 sources by 300 gates.
  case uc8176
  /// UltraChip UC8151: 160 sources by 296 gates.
  case uc8151
  /// UltraChip UC8179, also called GD7965 and EK79655: 800 sources by 600 gates.
  case uc8179
  /// UltraChip UC8253: 240 sources by 480 gates.
  case uc8253
  /// UltraChip UC8276: 400 sources by 300 gates.
  case uc8276

  /// A command dialect with the chip's description in it.
  enum Family {
    case solomon(SSDChip)
    case ultraChip(UCChip)
  }

  var family: Family {
    switch self {
    case .ssd1677: .solomon(.ssd1677)
    case .ssd1680: .solomon(.ssd1680)
    case .ssd1681: .solomon(.ssd1681)
    case .ssd1683: .solomon(.ssd1683)
    case .ssd1685: .solomon(.ssd1685)
    case .il0373, .uc8151: .ultraChip(.uc8151)
    case .uc8176, .uc8276: .ultraChip(.uc8176)
    case .uc8179: .ultraChip(.uc8179)
    case .uc8253: .ultraChip(.uc8253)
    }
  }

  /// The level of BUSY while the chip works: high in Solomon's dialect, low in UltraChip's.
  public var busyLevel: Level {
    switch family {
    case .solomon: .high
    case .ultraChip: .low
    }
  }

  /// Columns and rows of the chip's memory.
  var capacity: (columns: Int, rows: Int) {
    switch family {
    case .solomon(let chip): (chip.sources, chip.gates)
    case .ultraChip(let chip): (chip.sources, chip.gates)
    }
  }

  /// What is known of the planes after a refresh.
  var planes: PlaneHabit {
    switch family {
    case .solomon: .uncertain
    case .ultraChip(let chip): chip.planes
    }
  }
}
