import InkBitmap

/// The part of display memory that data goes to: whole bytes across, lines down or up.
///
/// SSD1680 datasheet, commands 0x44, 0x45, 0x4E and 0x4F: X in bytes of eight pixels (SSD1677: in pixels), Y
/// in lines, two bytes each, low byte first. Once as many bytes as the window holds were written, the
/// counters stand at its start again.
struct SSDWindow: Equatable {
  /// Byte columns, inclusive.
  var columns: ClosedRange<Int>
  /// The line of the first row, and of the last; the greater first on glass mounted bottom up.
  var firstLine: Int
  var lastLine: Int
  /// True when rows run from the last column to the first.
  var isRightToLeft = false
  var xUnit: SSDChip.XUnit

  /// The window of a rectangle of whole bytes on the glass of `model`; nil when it is empty or outside
  /// memory.
  init?(_ rect: PixelRect, on model: PanelModel, _ chip: SSDChip) {
    guard !rect.isEmpty, rect.x >= 0, rect.y >= 0, rect.maxY <= model.height else { return nil }
    let span = (rect.x / 8)...((rect.maxX + 7) / 8 - 1)
    let rowBytes = (model.width + 7) / 8
    isRightToLeft = model.isRightToLeft
    let mounted =
      model.isRightToLeft ? (rowBytes - 1 - span.upperBound)...(rowBytes - 1 - span.lowerBound) : span
    columns = (mounted.lowerBound + model.ramColumnOffset)...(mounted.upperBound + model.ramColumnOffset)
    guard columns.upperBound * 8 < chip.sources, rect.maxY <= chip.gates else { return nil }
    firstLine = model.isBottomUp ? model.height - 1 - rect.y : rect.y
    lastLine = model.isBottomUp ? model.height - rect.maxY : rect.maxY - 1
    xUnit = chip.xUnit
  }

  /// Parameters of 0x44: where rows start and end.
  var xRange: [UInt8] {
    switch xUnit {
    case .bytes: [UInt8(first), UInt8(isRightToLeft ? columns.lowerBound : columns.upperBound)]
    case .pixels: Self.word(firstPixel) + Self.word(lastPixel)
    }
  }
  private var first: Int { isRightToLeft ? columns.upperBound : columns.lowerBound }
  private var firstPixel: Int { isRightToLeft ? columns.upperBound * 8 + 7 : columns.lowerBound * 8 }
  private var lastPixel: Int { isRightToLeft ? columns.lowerBound * 8 : columns.upperBound * 8 + 7 }

  /// Parameters of 0x45: first and last line.
  var yRange: [UInt8] { Self.word(firstLine) + Self.word(lastLine) }
  /// Parameters of 0x4E: the counter at the start of a row.
  var xStart: [UInt8] {
    switch xUnit {
    case .bytes: [UInt8(first)]
    case .pixels: Self.word(firstPixel)
    }
  }
  /// Parameters of 0x4F: the counter at the first line.
  var yStart: [UInt8] { Self.word(firstLine) }

  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
