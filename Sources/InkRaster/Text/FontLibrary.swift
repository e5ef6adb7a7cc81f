import CPango

/// The fonts the program draws with, their faces and their glyphs.
///
/// One library serves the measurer and the rasterizer, which are used from one task at a time.
/// Opening it takes 2 ms where fontconfig's caches are fresh; a first text 6 ms more.
public final class FontLibrary {
  /// The faces every machine draws with.
  let standard: FontMap
  /// Texts measured and not drawable as asked, each once.
  public private(set) var problems: [RasterProblem] = []
  private let freetype: FreeType
  private var faces: [String: FontFace] = [:]
  private var strikes: [StrikeKey: Strike] = [:]
  private var strikesByFont: [UnsafeMutablePointer<PangoFont>: Strike] = [:]
  private(set) var arena = GlyphArena()
  var boxes: [Int: Glyph] = [:]
  private var wideMap: FontMap??
  private var iconFile: (path: String, index: Int)??

  /// The largest type drawn; a panel is not higher.
  static let largestPixelSize = 1000

  /// Bytes of glyphs after which the cache starts anew; a day of clock and headlines takes a tenth.
  static let glyphByteLimit = 4 << 20

  private struct StrikeKey: Hashable {
    var face: ObjectIdentifier
    var pixelSize: Int
    var fitting: Strike.Fitting
  }

  /// Opens the fonts of Debian's packages, or those of `directories`.
  ///
  /// Throws when there is no font at all; a missing family is replaced by the next in order.
  public init(directories: [String]? = nil) throws(FontError) {
    let configuration = directories.map { FontConfiguration(directories: $0) } ?? .standard
    guard let freetype = FreeType() else { throw .libraryFailed(name: "FreeType") }
    guard let map = FontMap(configuration) else { throw .libraryFailed(name: "fontconfig") }
    self.freetype = freetype
    standard = map
    if map.fontCount == 0 {
      guard directories == nil, let wide = FontMap(.everything), wide.fontCount > 0 else {
        throw .noFonts(directories: configuration.directories)
      }
      wideMap = wide
    }
  }

  deinit { for font in strikesByFont.keys { g_object_unref(font) } }

  /// Every font of the machine; opened when first needed, which costs some 10 ms and more with many fonts.
  var everything: FontMap {
    if let wideMap { return wideMap ?? standard }
    let map = FontMap(.everything)
    wideMap = .some(map)
    return map ?? standard
  }

  /// The strike of a font that pango chose; nil when its file cannot be opened.
  func strike(of font: UnsafeMutablePointer<PangoFont>) -> Strike? {
    if let known = strikesByFont[font] { return known }
    guard let pattern = CPangoPattern(font), let path = pattern.string(FC_FILE),
      let size = pattern.number(FC_PIXEL_SIZE),
      let face = face(
        path: path, index: pattern.integer(FC_INDEX) ?? 0, variations: pattern.string(FC_FONT_VARIATIONS))
    else { return nil }
    let strike = strike(of: face, pixelSize: max(1, size.wholePixels), fitting: .text)
    g_object_ref(font)
    strikesByFont[font] = strike
    return strike
  }

  /// The strike of a face at a size.
  func strike(of face: FontFace, pixelSize: Int, fitting: Strike.Fitting) -> Strike {
    let pixelSize = min(pixelSize, Self.largestPixelSize)
    let key = StrikeKey(face: ObjectIdentifier(face), pixelSize: pixelSize, fitting: fitting)
    if let known = strikes[key] { return known }
    let strike = Strike(face: face, pixelSize: pixelSize, fitting: fitting, arena: arena)
    strikes[key] = strike
    return strike
  }

  /// The icon font; nil when it is not installed.
  var iconFace: FontFace? {
    let file: (path: String, index: Int)?
    if let iconFile {
      file = iconFile
    } else {
      let family = "Material Design Icons"
      file = standard.file(ofFamily: family) ?? everything.file(ofFamily: family)
      iconFile = .some(file)
    }
    return file.flatMap { face(path: $0.path, index: $0.index, variations: nil) }
  }

  /// Keeps a fault that does not stop drawing.
  func note(_ problem: RasterProblem) {
    if !problems.contains(problem), problems.count < 100 { problems.append(problem) }
  }

  /// Starts a new generation of glyphs once the present one is large; layouts keep the old one alive.
  ///
  /// True when it did, and what was measured before should be forgotten.
  func renewIfLarge() -> Bool {
    guard arena.byteCount > Self.glyphByteLimit else { return false }
    arena = GlyphArena()
    strikes = [:]
    boxes = [:]
    for font in strikesByFont.keys { g_object_unref(font) }
    strikesByFont = [:]
    return true
  }

  private func face(path: String, index: Int, variations: String?) -> FontFace? {
    let key = "\(index):\(variations ?? ""):\(path)"
    if let known = faces[key] { return known }
    let face = FontFace(freetype, path: path, index: index, variations: variations)
    faces[key] = face
    return face
  }
}
