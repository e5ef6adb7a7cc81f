import InkBitmap
import InkViews

/// Draws display lists into one-bit frames: shapes by formula, text by kept glyphs, no antialiasing.
///
/// A pixel belongs to a shape when its centre does; lines are never thinner than a pixel; grays and opacities
/// of areas are ordered patterns anchored at the frame's origin; text and hairlines are solid or left out.
/// Drawing never fails: what cannot be drawn is listed in `problems`. Used from one task at a time.
public final class Rasterizer {
  /// Pixels a point.
  public let scale: Double
  let fonts: FontLibrary
  let symbols: SymbolCatalogue
  let inkedPictures: InkedPictures
  /// Kept from frame to frame, so that drawing allocates nothing once they are grown.
  let planes = PlanePool()
  let edges = EdgeTable()
  var lines = Polylines()
  var dashes = Polylines()

  /// A rasterizer for layouts measured with the same fonts at the same scale, in pixels a point.
  public init(fonts: FontLibrary, pictures: PictureStore = PictureStore(), scale: Double = 1) {
    self.fonts = fonts
    inkedPictures = InkedPictures(store: pictures)
    self.scale = scale
    symbols = SymbolCatalogue(fonts: fonts)
  }

  /// What could not be drawn as asked since the program started, each once.
  public var problems: [RasterProblem] { fonts.problems }

  /// Draws over what the frame holds.
  ///
  /// `area` is where the list's canvas lies in the frame, the whole of it by default; nothing is drawn
  /// outside. An inverted mapping expects the area to be black already.
  public func draw(
    _ list: DisplayList, into frame: inout Frame, in area: PixelRect? = nil,
    mapping: InkMapping = .fullColor
  ) {
    let geometry = Geometry(frame.bounds, bytesPerRow: frame.bytesPerRow, byteCount: frame.bytes.count, area)
    frame.bytes.withUnsafeMutableBufferPointer { bytes in
      guard let black = bytes.baseAddress else { return }
      draw(list, geometry.surface(black), geometry, mapping)
    }
  }

  /// Draws into a picture in the inks of a panel; the mapping's are replaced by the picture's.
  public func draw(
    _ list: DisplayList, into picture: inout ColorFrame, in area: PixelRect? = nil,
    mapping: InkMapping = .fullColor
  ) {
    var mapping = mapping
    mapping.inks = picture.inks
    let geometry = Geometry(
      picture.bounds, bytesPerRow: picture.bytesPerRow, byteCount: picture.planeSize, area)
    let planes = picture.planeCount
    let pale = picture.inks.firstIndex { $0 != .white && $0.isPale } ?? 0
    picture.bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let size = geometry.byteCount
      var surface = geometry.surface(
        base, second: planes > 1 ? base + size : nil, third: planes > 2 ? base + 2 * size : nil)
      surface.palePlace = UInt8(pale)
      draw(list, surface, geometry, mapping)
    }
  }

  /// What a draw needs to know of a frame while its bytes are lent.
  private struct Geometry {
    let bytesPerRow: Int
    let byteCount: Int
    let width: Int
    let height: Int
    let area: PixelRect

    init(_ bounds: PixelRect, bytesPerRow: Int, byteCount: Int, _ area: PixelRect?) {
      self.bytesPerRow = bytesPerRow
      self.byteCount = byteCount
      width = bounds.width
      height = bounds.height
      self.area = area ?? bounds
    }

    func surface(
      _ black: UnsafeMutablePointer<UInt8>, second: UnsafeMutablePointer<UInt8>? = nil,
      third: UnsafeMutablePointer<UInt8>? = nil
    ) -> Surface {
      Surface(
        black: black, second: second, third: third, strokes: nil, bytesPerRow: bytesPerRow,
        byteCount: byteCount, minX: 0, minY: 0, maxX: width, maxY: height
      )
      .clipped(x: area.x..<area.maxX, y: area.y..<area.maxY)
    }
  }

  private func draw(_ list: DisplayList, _ surface: Surface, _ geometry: Geometry, _ mapping: InkMapping) {
    let flattener = PathFlattener(
      scale: scale, originX: Double(geometry.area.x), originY: Double(geometry.area.y))
    RasterPass(rasterizer: self, surface: surface, mapping: mapping, flattener: flattener).draw(list)
  }
}
