import InkBitmap
import InkViews

/// Pictures scaled and dithered for the places they are drawn at, made once.
final class InkedPictures {
  /// A picture at a size, by an ink rule.
  struct Request: Hashable {
    var image: ImageRequest
    var columns: Int
    var rows: Int
    var lightIsInk: Bool
    /// The panel's inks; nil for black alone, by the picture's greys.
    var inks: [Ink]?
    /// Sixteenths.
    var opacityLevel: Int
  }

  private struct Key: Hashable {
    var request: Request
    var version: Int
  }

  private let store: PictureStore
  private var made = GenerationCache<Key, InkedPicture>(capacity: 8)

  init(store: PictureStore) { self.store = store }

  /// The picture; nil when it cannot be read.
  func picture(_ request: Request) -> InkedPicture? {
    let key = Key(request: request, version: store.version(of: request.image.source))
    if let known = made.find(key) { return known }
    if let inks = request.inks, !request.image.isTemplate,
      let image = store.colorPicture(for: request.image.source)
    {
      let scaled = image.scaled(
        width: request.columns, height: request.rows, interpolated: request.image.interpolated)
      let picture = InkedPicture(
        scaled, inks: inks, opacity: Float(request.opacityLevel) / 16,
        isDrawing: request.image.isDrawing)
      made.insert(picture, for: key)
      return picture
    }
    guard let image = store.picture(for: request.image.source) else { return nil }
    let scaled = image.scaled(
      width: request.columns, height: request.rows, interpolated: request.image.interpolated)
    let picture =
      request.image.isTemplate
      ? InkedPicture(template: scaled)
      : InkedPicture(
        scaled, lightIsInk: request.lightIsInk, opacity: Float(request.opacityLevel) / 16,
        isDrawing: request.image.isDrawing)
    made.insert(picture, for: key)
    return picture
  }
}
