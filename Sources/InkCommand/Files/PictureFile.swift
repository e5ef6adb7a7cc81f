import InkBitmap
import InkErrors
import InkHost
import InkRaster

/// A picture written for a person or a test: the format is the name's ending.
struct PictureFile: Sendable {
  /// What can be written.
  enum Format: String, CaseIterable, Sendable {
    case png, pbm
  }

  let path: String
  let format: Format

  /// Takes the value of an option; refuses endings that are no format, before any work is done.
  init(_ path: String, option: String, command: String) throws(UsageError) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard path.contains("."), let format = Format(rawValue: ending) else {
      let names = Format.allCases.map { "." + $0.rawValue }.joined(separator: " or ")
      throw .badValue(option, value: path, expected: "a file name that ends in \(names)", command: command)
    }
    self.path = path
    self.format = format
  }

  /// Writes a picture; a file of one bit has all inks as one.
  func write(_ picture: ColorFrame) throws(PNGWriteError) {
    switch format {
    case .png: try PNGFile.write(PNGFile.encode(picture), to: path)
    case .pbm: try write(picture.inkedPixels)
    }
  }

  /// Writes a frame, one pixel a dot.
  func write(_ frame: Frame) throws(PNGWriteError) {
    let bytes =
      switch format {
      case .png: PNGFile.encode(frame)
      case .pbm: PBMFile.encode(frame)
      }
    try PNGFile.write(bytes, to: path)
  }
}
