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
      let scaled = colors(request)
    {
      let picture = InkedPicture(
        scaled, inks: inks, opacity: Float(request.opacityLevel) / 16,
        isDrawing: request.image.isDrawing)
      made.insert(picture, for: key)
      return picture
    }
    guard let scaled = grays(request) else { return nil }
    let picture =
      request.image.isTemplate
      ? InkedPicture(template: scaled)
      : InkedPicture(
        scaled, lightIsInk: request.lightIsInk, opacity: Float(request.opacityLevel) / 16,
        isDrawing: request.image.isDrawing)
    made.insert(picture, for: key)
    return picture
  }

  /// In colours at its size; a drawing is drawn at it.
  private func colors(_ request: Request) -> ColorImage? {
    drawing(request)
      ?? store.colorPicture(for: request.image.source)?.scaled(
        width: request.columns, height: request.rows, interpolated: request.image.interpolated)
  }

  /// In greys at its size; a drawing is drawn at it.
  private func grays(_ request: Request) -> GrayImage? {
    drawing(request).map { GrayImage($0) }
      ?? store.picture(for: request.image.source)?.scaled(
        width: request.columns, height: request.rows, interpolated: request.image.interpolated)
  }

  private func drawing(_ request: Request) -> ColorImage? {
    store.drawing(for: request.image.source, width: request.columns, height: request.rows)
  }
}
