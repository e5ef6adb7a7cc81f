import CPNG
import Glibc
import InkBitmap

/// PNG pictures in memory: frames and glass out, any picture in as greys.
public enum PNGFile {
  /// Pixels that `decode` accepts unless told otherwise; a picture of as many takes 128 MiB while it is read.
  public static let defaultMaximumPixels = 32 << 20

  /// A frame as 1-bit grey, black as 0; one pixel a dot.
  public static func encode(_ frame: Frame) -> [UInt8] {
    encode(frame.bytes, layout: CPNG_BLACK_BITS, width: frame.width, height: frame.height)
  }

  /// A picture in the inks of a panel as a palette of their pure colours; black and white alone as 1-bit grey.
  public static func encode(_ picture: ColorFrame) -> [UInt8] {
    guard picture.inks.count > 2 else { return encode(picture.plane(0)) }
    var indices = [UInt8](repeating: 0, count: picture.width * picture.height)
    for (place, ink) in picture.inks.enumerated().dropFirst() {
      let pixels = picture.pixels(of: ink)
      for y in 0..<picture.height {
        for x in 0..<picture.width where pixels[x, y] != .white {
          indices[y * picture.width + x] = UInt8(place)
        }
      }
    }
    return encode(
      indices: indices, width: picture.width, height: picture.height, palette: picture.inks.map(PNGColor.init)
    )
  }

  /// A picture of few colours: an index into `palette` (1 to 256 colours) for every pixel.
  ///
  /// Takes 1, 2, 4 or 8 bits a pixel, as the palette needs.
  public static func encode(indices: [UInt8], width: Int, height: Int, palette: [PNGColor]) -> [UInt8] {
    precondition(indices.count == width * height, "an index for every pixel")
    precondition(
      (1...256).contains(palette.count) && indices.allSatisfy { $0 < palette.count },
      "the indices are of the palette's colours")
    return encode(indices, layout: CPNG_INDICES, width: width, height: height, palette: palette)
  }

  /// A picture of greys at 8 bits, with its opacities where it has them.
  public static func encode(_ image: GrayImage) -> [UInt8] {
    guard let alpha = image.alpha else {
      return encode(image.gray, layout: CPNG_GRAY, width: image.width, height: image.height)
    }
    let pairs = zip(image.gray, alpha).flatMap { [$0, $1] }
    return encode(pairs, layout: CPNG_GRAY_ALPHA, width: image.width, height: image.height)
  }

  /// A picture of colours at 8 bits, with its opacities.
  public static func encode(_ image: ColorImage) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * image.red.count)
    for i in image.red.indices {
      pixels += [image.red[i], image.green[i], image.blue[i], image.alpha?[i] ?? 255]
    }
    return encode(pixels, layout: CPNG_COLOR_ALPHA, width: image.width, height: image.height)
  }

  /// Reads any PNG picture as sRGB greys, with opacities unless all are full.
  ///
  /// `name` is what errors call it. Colours become grey by the weights of Recommendation 709 in linear light.
  public static func decode(
    _ bytes: [UInt8], name: String = "the PNG picture", maximumPixels: Int = defaultMaximumPixels
  ) throws(PictureError) -> GrayImage {
    let result = cpng_decode(bytes, bytes.count, maximumPixels)
    defer { free(result.bytes) }
    try check(result, name, maximumPixels)
    let (width, height) = (Int(result.width), Int(result.height))
    let pairs = UnsafeBufferPointer(start: result.bytes, count: result.count)
    var gray = [UInt8](repeating: 0, count: width * height)
    var alpha = gray
    var isOpaque = true
    for i in gray.indices {
      gray[i] = pairs[2 * i]
      alpha[i] = pairs[2 * i + 1]
      if alpha[i] != 255 { isOpaque = false }
    }
    return GrayImage(width: width, height: height, gray: gray, alpha: isOpaque ? nil : alpha)
  }

  /// Reads any PNG picture as sRGB colours, with opacities unless all are full.
  ///
  /// `name` is what errors call it.
  public static func decodeColor(
    _ bytes: [UInt8], name: String = "the PNG picture", maximumPixels: Int = defaultMaximumPixels
  ) throws(PictureError) -> ColorImage {
    let result = cpng_decode_color(bytes, bytes.count, maximumPixels)
    defer { free(result.bytes) }
    try check(result, name, maximumPixels)
    let pixels = UnsafeBufferPointer(start: result.bytes, count: result.count)
    func component(_ index: Int) -> [UInt8] {
      stride(from: index, to: pixels.count, by: 4).map { pixels[$0] }
    }
    let alpha = component(3)
    return ColorImage(
      width: Int(result.width), height: Int(result.height), red: component(0), green: component(1),
      blue: component(2), alpha: alpha.allSatisfy { $0 == 255 } ? nil : alpha)
  }

  /// Throws what the decoder found wrong.
  private static func check(_ result: CPNGResult, _ name: String, _ maximumPixels: Int) throws(PictureError) {
    let (width, height) = (Int(result.width), Int(result.height))
    switch result.status {
    case CPNG_DONE: break
    case CPNG_NOT_PNG: throw PictureError(.notPNG, name: name)
    case CPNG_TOO_LARGE:
      throw PictureError(.tooLarge(width: width, height: height, maximumPixels: maximumPixels), name: name)
    case CPNG_TRUNCATED: throw PictureError(.truncated, name: name)
    case CPNG_NO_MEMORY: throw PictureError(.outOfMemory(width: width, height: height), name: name)
    default:
      throw PictureError(.damaged(withUnsafeBytes(of: result.message) { text($0) }), name: name)
    }
  }

  /// Runs the encoder, which can only fail for want of memory.
  private static func encode(
    _ rows: [UInt8], layout: CPNGLayout, width: Int, height: Int, palette: [PNGColor] = []
  ) -> [UInt8] {
    let colors = palette.map { CPNGColor(red: $0.red, green: $0.green, blue: $0.blue) }
    let result = cpng_encode(layout, UInt32(width), UInt32(height), rows, colors, Int32(colors.count))
    defer { free(result.bytes) }
    precondition(result.status == CPNG_DONE, "there is memory for the file")
    return Array(UnsafeBufferPointer(start: result.bytes, count: result.count))
  }

  /// A C string of fixed size.
  private static func text(_ message: UnsafeRawBufferPointer) -> String {
    String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
  }
}
