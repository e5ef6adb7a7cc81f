import InkBitmap
import InkCodes

/// Where a code goes in a widget's place, and what is left for the widget, in pixels.
///
/// It stands at the end of a wide place or at the foot of a high one where the widget keeps three fifths; else it takes
/// the widget's place, as large as that allows.
struct CodePlace: Equatable {
  /// Of the whole code with its quiet zone.
  let code: PixelRect
  /// Pixels a module.
  let module: Int
  /// nil where the code is alone.
  let rest: PixelRect?

  /// The place for a code in `area`; throws where two pixels a module are too many.
  init(of qr: QRCode, in area: PixelRect) throws(QRCodeError) {
    let beside = qr.module(in: Self.sideBesideWidget(in: area))
    module = try beside >= QRCode.leastModule ? beside : qr.module(width: area.width, height: area.height)
    let side = module * qr.fullSide
    if beside < QRCode.leastModule {
      code = PixelRect(
        x: area.x + (area.width - side) / 2, y: area.y + (area.height - side) / 2, width: side, height: side)
      rest = nil
    } else if area.width >= area.height {
      code = PixelRect(x: area.maxX - side, y: area.y + (area.height - side) / 2, width: side, height: side)
      rest = PixelRect(x: area.x, y: area.y, width: area.width - side, height: area.height)
    } else {
      code = PixelRect(x: area.x + (area.width - side) / 2, y: area.maxY - side, width: side, height: side)
      rest = PixelRect(x: area.x, y: area.y, width: area.width, height: area.height - side)
    }
  }

  /// Of the largest code that leaves the widget three fifths.
  private static func sideBesideWidget(in area: PixelRect) -> Int {
    min(area.width, area.height, max(area.width, area.height) * 2 / 5)
  }

  /// The best code for a text and its place: beside the widget where that has room, then large modules, then the stronger
  /// correction.
  static func best(
    for text: String, in area: PixelRect
  ) throws(QRCodeError) -> (code: QRCode, place: CodePlace) {
    let beside = sideBesideWidget(in: area)
    var code = try QRCode.best(text, side: beside)
    if code.module(in: beside) < QRCode.leastModule {
      code = try QRCode.best(text, side: min(area.width, area.height))
    }
    return (code, try CodePlace(of: code, in: area))
  }
}
