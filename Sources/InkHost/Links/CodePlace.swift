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
    let (modules, short) = (qr.fullSide, min(area.width, area.height))
    let long = max(area.width, area.height)
    let beside = min(short, long * 2 / 5) / modules
    module = beside >= QRCode.leastModule ? beside : short / modules
    guard module >= QRCode.leastModule else {
      throw .noRoom(
        modules: modules, pixels: QRCode.leastModule * modules, width: area.width, height: area.height)
    }
    let side = module * modules
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

  /// The best place for a text: large modules first, then the stronger correction.
  static func best(
    for text: String, in area: PixelRect
  ) throws(QRCodeError) -> (code: QRCode, place: CodePlace) {
    let low = try QRCode(text, .low)
    let place = try CodePlace(of: low, in: area)
    if let medium = try? QRCode(text, .medium), let same = try? CodePlace(of: medium, in: area),
      same.module == place.module, (same.rest == nil) == (place.rest == nil)
    {
      return (medium, same)
    }
    return (low, place)
  }
}
