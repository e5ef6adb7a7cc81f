import InkBuses

/// The chips that have a driver.
///
/// A panel is a row naming one of them; what differs between two panels on one chip is a field of the row,
/// what differs between two chips of one family is a description of the chip.
public enum ControllerKind: String, Sendable, CaseIterable {
  /// IL3820: 160 sources by 320 gates, a waveform of 30 bytes.
  case il3820
  /// IL3829, also called SSD1607: 200 sources by 300 gates, a waveform of 30 bytes.
  case il3829
  /// IL3895, also called SSD1673: 150 sources by 250 gates, a waveform of 29 bytes.
  case il3895
  /// Solomon Systech SSD1608: 240 sources by 320 gates.
  case ssd1608
  /// Solomon Systech SSD1619: 400 sources by 300 gates.
  case ssd1619
  /// Solomon Systech SSD1675A, also called IL3897: 160 sources by 296 gates, a waveform of 70 bytes.
  case ssd1675a
  /// Solomon Systech SSD1675B: 160 sources by 296 gates, a waveform of 100 bytes.
  case ssd1675b
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
  /// IL0376F: 200 sources by 200 gates, black, white and red.
  case il0376f
  /// IL91874, also called EK79652: 176 sources by 296 gates, windows given with the data.
  case il91874
  /// JD79653A: 200 sources by 200 gates.
  case jd79653a
  /// UltraChip UC8171, also called IL0324: 240 sources by 480 gates.
  case uc8171
  /// UltraChip UC8175: 80 sources by 160 gates.
  case uc8175
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

  /// Fitipower JD79660: 200 sources by 200 gates, four inks.
  case jd79660
  /// Fitipower JD79661: 128 sources by 250 gates, four inks.
  case jd79661
  /// Fitipower JD79665: 800 sources by 480 gates, four inks.
  case jd79665
  /// Fitipower JD79667: 184 sources by 384 gates, four inks.
  case jd79667
  /// Fitipower JD79668: 400 sources by 300 gates, four inks.
  case jd79668
  /// Himax HX8717: 400 sources by 300 gates, four inks.
  case hx8717
  /// Solomon Systech SSD2677 with four inks: 960 sources by 680 gates.
  case ssd2677FourInks = "ssd2677-color"
  /// Solomon Systech SSD2677 on black and white glass: 960 sources by 680 gates.
  case ssd2677BlackAndWhite = "ssd2677-bw"
  /// E Ink's unpublished controllers of Spectra 3000 glass, four inks up to 3 inches.
  case spectra3000 = "spectra-3000"
  /// E Ink's unpublished controllers of Spectra 3100 glass, four inks from 4 inches on.
  case spectra3100 = "spectra-3100"
  /// IL0371, also called UC8159c: 640 sources by 448 gates, black, white and red or yellow.
  case il0371
  /// UltraChip UC8159 with E Ink's seven inks: 640 sources by 448 gates.
  case uc8159
  /// E Ink AC073TC1: 800 sources by 480 gates, seven inks.
  case ac073tc1
  /// E Ink E673, and E640 of 4 inch glass: Spectra 6.
  case e673
  /// E Ink EL133UF1: two chips of 600 sources by 1600 gates with a chip select each, Spectra 6.
  case el133uf1

  /// ITE IT8951: a host of its own between SPI and a parallel panel, up to 2048 columns.
  case it8951

  /// A command dialect with the chip's description in it.
  enum Family {
    case solomon(SSDChip)
    case ultraChip(UCChip)
    case pixels(PixelChip)
    case parallel
  }

  var family: Family {
    switch self {
    case .il3820: .solomon(.il3820)
    case .il3829: .solomon(.il3829)
    case .il3895: .solomon(.il3895)
    case .ssd1608: .solomon(.ssd1608)
    case .ssd1619: .solomon(.ssd1619)
    case .ssd1675a, .ssd1675b: .solomon(.ssd1675)
    case .ssd1677: .solomon(.ssd1677)
    case .ssd1680: .solomon(.ssd1680)
    case .ssd1681: .solomon(.ssd1681)
    case .ssd1683: .solomon(.ssd1683)
    case .ssd1685: .solomon(.ssd1685)
    case .il0373, .uc8151: .ultraChip(.uc8151)
    case .il0376f: .ultraChip(.il0376f)
    case .il91874: .ultraChip(.il91874)
    case .jd79653a: .ultraChip(.jd79653a)
    case .uc8171: .ultraChip(.uc8171)
    case .uc8175: .ultraChip(.uc8175)
    case .uc8176, .uc8276: .ultraChip(.uc8176)
    case .uc8179: .ultraChip(.uc8179)
    case .uc8253: .ultraChip(.uc8253)
    case .jd79660: .pixels(.jd796xx(sources: 200, gates: 200))
    case .jd79661: .pixels(.jd796xx(sources: 128, gates: 250))
    case .jd79665: .pixels(.jd796xx(sources: 800, gates: 480))
    case .jd79667: .pixels(.jd796xx(sources: 240, gates: 416))
    case .jd79668: .pixels(.jd796xx(sources: 400, gates: 300))
    case .hx8717: .pixels(.hx8717)
    case .ssd2677FourInks: .pixels(.ssd2677)
    case .ssd2677BlackAndWhite: .pixels(.ssd2677BlackAndWhite)
    case .il0371: .pixels(.il0371)
    case .spectra3000: .pixels(.spectra3000)
    case .spectra3100: .pixels(.spectra3100)
    case .uc8159: .pixels(.uc8159)
    case .ac073tc1: .pixels(.ac073tc1)
    case .e673: .pixels(.spectra6)
    case .el133uf1: .pixels(.el133uf1)
    case .it8951: .parallel
    }
  }

  /// The level of BUSY while the chip works: high in Solomon's dialect, low in UltraChip's and all that keep whole pixels.
  public var busyLevel: Level {
    switch family {
    case .solomon: .high
    case .ultraChip, .pixels, .parallel: .low
    }
  }

  /// The edges of BUSY that a wait needs: those into idle, so that the ones before wake nobody.
  ///
  /// Behind an IT8951, whose HRDY follows each word, all.
  public var queuedEdges: QueuedEdges {
    switch family {
    case .solomon, .ultraChip, .pixels: .to(busyLevel.opposite)
    case .parallel: .both
    }
  }

  /// Columns and rows of the chip's memory.
  var capacity: (columns: Int, rows: Int) {
    switch family {
    case .solomon(let chip): (chip.sources, chip.gates)
    case .ultraChip(let chip): (chip.sources, chip.gates)
    case .pixels(let chip): (chip.sources, chip.gates)
    case .parallel: (2048, 2048)
    }
  }

  /// Bytes that one more window is worth.
  var windowOverhead: Int {
    switch family {
    case .solomon: WindowWrite.solomonOverhead
    case .ultraChip, .pixels, .parallel: WindowWrite.ultraChipOverhead
    }
  }

  /// Chip selects that a panel with it needs.
  public var chipSelects: Int {
    if case .pixels(let chip) = family { return chip.chips }
    return 1
  }

  /// What is known of the planes after a refresh.
  var planes: PlaneHabit {
    switch family {
    case .solomon: .uncertain
    case .ultraChip(let chip): chip.planes
    case .pixels, .parallel: .copied
    }
  }
}
