import InkBitmap

/// Windows bitmaps in memory, as servers for small displays send them: uncompressed, 1, 4, 8, 24 or 32 bits a pixel.
///
/// Layout: "Bitmap Storage", "BITMAPFILEHEADER" and "BITMAPINFOHEADER" of the Windows GDI reference; numbers are little-endian,
/// rows fill whole words of four bytes and begin with the lowest unless the height is negative.
public enum BMPFile {
  /// What the headers say.
  private struct Header {
    var width = 0
    var height = 0
    var isTopDown = false
    var bits = 0
    var pixels = 0
    var palette = 0
    var colors = 0

    /// Bytes of a row.
    var stride: Int { (width * bits + 31) / 32 * 4 }
  }

  /// The pixels a bitmap has across and down, by its header; nil when it is none.
  public static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard let header = try? header(of: bytes, name: "") else { return nil }
    return (header.width, header.height)
  }

  /// Reads a bitmap; `name` is what errors call it.
  ///
  /// A fourth byte of 32-bit pixels is not read: programs leave it 0.
  public static func decode(
    _ bytes: [UInt8], name: String = "the BMP picture",
    maximumPixels: Int = PNGFile.defaultMaximumPixels
  ) throws(PictureError) -> ColorImage {
    let header = try header(of: bytes, name: name)
    let (width, height) = (header.width, header.height)
    guard width <= maximumPixels / height else {
      throw PictureError(.tooLarge(width: width, height: height, maximumPixels: maximumPixels), name: name)
    }
    // What is too short is refused before its memory is taken.
    guard header.pixels >= 0, header.pixels <= bytes.count,
      header.stride * height <= bytes.count - header.pixels
    else { throw PictureError(.truncated, name: name) }
    let palette = try palette(of: header, bytes, name)
    var image = ColorImage(
      width: width, height: height, red: [UInt8](repeating: 0, count: width * height),
      green: [UInt8](repeating: 0, count: width * height),
      blue: [UInt8](repeating: 0, count: width * height))
    for y in 0..<height {
      let row = header.pixels + header.stride * (header.isTopDown ? y : height - 1 - y)
      for x in 0..<width {
        let target = y * width + x
        if header.bits >= 24 {
          let place = row + x * header.bits / 8
          image.blue[target] = bytes[place]
          image.green[target] = bytes[place + 1]
          image.red[target] = bytes[place + 2]
        } else {
          let bit = x * header.bits
          let value = Int(bytes[row + bit / 8]) >> (8 - header.bits - bit % 8) & (1 << header.bits - 1)
          // An index without a colour is the first one.
          let place = value * 4 < palette.count ? value * 4 : 0
          image.blue[target] = palette[place]
          image.green[target] = palette[place + 1]
          image.red[target] = palette[place + 2]
        }
      }
    }
    return image
  }

  private static func header(of bytes: [UInt8], name: String) throws(PictureError) -> Header {
    guard bytes.starts(with: "BM".utf8) else { throw PictureError(.unknownFormat, name: name) }
    guard bytes.count >= 54 else { throw PictureError(.truncated, name: name) }
    func number(_ place: Int, _ size: Int) -> Int {
      (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }
    func signed(_ place: Int) -> Int { Int(Int32(truncatingIfNeeded: number(place, 4))) }
    let size = number(14, 4)
    guard size >= 40, size <= 4096 else { throw PictureError(.damaged("its header is unknown"), name: name) }
    var header = Header()
    header.width = signed(18)
    header.isTopDown = signed(22) < 0
    header.height = abs(signed(22))
    header.bits = number(28, 2)
    header.pixels = number(10, 4)
    header.palette = 14 + size
    header.colors = number(46, 4)
    guard header.width > 0, header.height > 0, header.height < 1 << 31 else {
      throw PictureError(.damaged("it has no pixel"), name: name)
    }
    guard [1, 4, 8, 24, 32].contains(header.bits) else {
      throw PictureError(.damaged("\(header.bits) bits a pixel are unknown"), name: name)
    }
    // Bit fields (3) of the usual order are plain pixels; everything else is compressed.
    let compression = number(30, 4)
    guard compression == 0 || compression == 3 && header.bits == 32 else {
      throw PictureError(.damaged("it is compressed"), name: name)
    }
    return header
  }

  /// Blue, green, red and nothing by turns; empty for pixels that are colours themselves.
  private static func palette(of header: Header, _ bytes: [UInt8], _ name: String)
    throws(PictureError) -> [UInt8]
  {
    guard header.bits <= 8 else { return [] }
    let colors = header.colors == 0 ? 1 << header.bits : min(header.colors, 1 << header.bits)
    let end = header.palette + colors * 4
    guard end <= bytes.count else { throw PictureError(.truncated, name: name) }
    return Array(bytes[header.palette..<end])
  }
}
