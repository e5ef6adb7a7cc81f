import CPango

/// An open font file, shared by all sizes drawn from it.
final class FontFace {
  /// FreeType's face.
  let face: FT_Face
  /// Where it was read from.
  let path: String
  /// The face in the file, with the named instance in the upper half, as FreeType counts.
  let index: Int
  private let freetype: FreeType
  private var pixelSize = 0

  /// Opens a face; nil when the file cannot be read as a font.
  ///
  /// `variations` is fontconfig's list of axis settings ("wght=600,opsz=32") for a variable font.
  init?(_ freetype: FreeType, path: String, index: Int, variations: String?) {
    var face: FT_Face?
    guard FT_New_Face(freetype.library, path, FT_Long(index), &face) == 0, let face else { return nil }
    self.face = face
    self.path = path
    self.index = index
    self.freetype = freetype
    if let variations { set(variations: variations) }
  }

  deinit { FT_Done_Face(face) }

  /// Makes the next glyphs be loaded at this size.
  func select(pixelSize: Int) {
    guard pixelSize != self.pixelSize else { return }
    FT_Set_Pixel_Sizes(face, 0, FT_UInt(pixelSize))
    self.pixelSize = pixelSize
  }

  /// The glyph of a character, 0 when the face has none.
  func glyph(of character: UInt32) -> UInt32 { FT_Get_Char_Index(face, FT_ULong(character)) }

  /// True for faces of tens of thousands of glyphs: Han and Hangul.
  var isEastAsian: Bool { face.pointee.num_glyphs > 20_000 }

  /// True for a bold face.
  var isBold: Bool { face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0 }

  /// Thickness of Han strokes in parts of the em: of 日's bars and of 丨; nil for a face without Han.
  ///
  /// 一 is drawn a ninth heavier than bars inside a character are.
  private(set) lazy var hanStrokes: (bar: Double, stem: Double)? = {
    guard isEastAsian, let bar = designedBox(0x4E00), let stem = designedBox(0x4E28) else { return nil }
    let em = Double(face.pointee.units_per_EM)
    return (0.9 * bar.height / em, stem.width / em)
  }()

  private func designedBox(_ character: UInt32) -> (width: Double, height: Double)? {
    let number = glyph(of: character)
    guard number != 0, FT_Load_Glyph(face, number, CPangoLoadUnscaled) == 0, let slot = face.pointee.glyph
    else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_BBox(&slot.pointee.outline, &box)
    return (Double(box.xMax - box.xMin), Double(box.yMax - box.yMin))
  }

  private func set(variations: String) {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
    defer { FT_Done_MM_Var(freetype.library, axes) }
    var settings: [FT_ULong: Double] = [:]
    for setting in variations.split(separator: ",") {
      let parts = setting.split(separator: "=")
      guard parts.count == 2, parts[0].utf8.count == 4, let value = Double(parts[1]) else { continue }
      settings[parts[0].utf8.reduce(0) { $0 << 8 | FT_ULong($1) }] = value
    }
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { number -> FT_Fixed in
      let axis = axes.pointee.axis[number]
      return settings[axis.tag].map { FT_Fixed($0 * 65536) } ?? axis.def
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }
}
