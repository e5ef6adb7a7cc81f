/// What a picture's bytes are in, told by how they begin.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case pbm = "PBM"
  case bmp = "BMP"
  // Drawn from files of the program's resources.
  case pdf = "PDF"
  case svg = "SVG"
  // Known, so that a message can name them; not read.
  case heic = "HEIC"
  case webp = "WebP"
  case gif = "GIF"
  case tiff = "TIFF"

  /// Whether it is one of pixels that are read from anywhere.
  public var isRead: Bool { [.png, .jpeg, .pbm, .bmp].contains(self) }

  /// Whether it is one of drawings, for `DrawingFile`.
  public var isDrawn: Bool { library != nil }

  /// The Debian package that a drawing in it needs; nil for other formats.
  public var library: String? {
    switch self {
    case .svg: "librsvg2-2"
    case .pdf: "libpoppler-glib8"
    default: nil
    }
  }

  /// The format of what begins with these bytes; nil when it is none of them.
  ///
  /// Looks at the first 512 bytes at most.
  public init?(_ bytes: some Sequence<UInt8>) {
    let head = Array(bytes.prefix(512))
    func starts(_ text: String, at place: Int = 0) -> Bool {
      head.dropFirst(place).starts(with: text.utf8)
    }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts("P1") || starts("P4") {
      self = .pbm
    } else if starts("BM"), head.count >= 18, head[15] == 0, head[16] == 0, head[17] == 0 {
      // After the two letters stand sizes; the one of the second header is small.
      self = .bmp
    } else if starts("%PDF-") {
      self = .pdf
    } else if starts("ftyp", at: 4), ["hei", "hev", "mif", "avi"].contains(where: { starts($0, at: 8) }) {
      self = .heic
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      self = .webp
    } else if starts("GIF8") {
      self = .gif
    } else if starts("II*\0") || starts("MM\0*") {
      self = .tiff
    } else if String(decoding: head, as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      return nil
    }
  }
}
