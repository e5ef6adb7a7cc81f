/// The portable bitmap format, plain (P1) and packed (P4), as in netpbm's manual page pbm(5).
///
/// A 1 is black in both, as in a frame. Comments may stand anywhere in the header, and among the digits of
/// the plain format. Of several pictures in a row the first is read.
public enum PBMFile {
  /// Pixels that `decode` accepts unless told otherwise: four times the largest panel known.
  public static let defaultMaximumPixels = 16 << 20

  /// Reads a picture.
  ///
  /// `name` is what errors call it. Takes some milliseconds for the plain format and a copy for the packed one.
  public static func decode(
    _ bytes: [UInt8], name: String = "the PBM picture", maximumPixels: Int = defaultMaximumPixels
  ) throws(PBMError) -> Frame {
    var reader = PBMReader(bytes: bytes, name: name)
    let isPacked = try reader.isPacked()
    let width = try reader.number("width")
    let height = try reader.number("height")
    let pixels = width.multipliedReportingOverflow(by: height)
    if pixels.overflow || pixels.partialValue > maximumPixels {
      throw reader.error(.tooLarge(width: width, height: height, maximumPixels: maximumPixels))
    }
    if pixels.partialValue == 0 { throw reader.error(.empty(width: width, height: height)) }
    return isPacked
      ? try reader.packed(width: width, height: height) : try reader.plain(width: width, height: height)
  }

  /// The packed format's bytes.
  public static func encode(_ frame: Frame) -> [UInt8] {
    Array("P4\n\(frame.width) \(frame.height)\n".utf8) + frame.bytes
  }
}
