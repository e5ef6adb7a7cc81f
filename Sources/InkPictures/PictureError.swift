import InkErrors

/// Why a picture cannot be read.
public struct PictureError: ExplainedError, Equatable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// The data does not begin as a PNG file.
    case notPNG
    /// The data does not begin as a JPEG file.
    case notJPEG
    /// The data is in no format that is known.
    case unknownFormat
    /// The data is in a format that is not read.
    case notRead(PictureFormat)
    /// More pixels than accepted.
    case tooLarge(width: Int, height: Int, maximumPixels: Int)
    /// More bytes than accepted of a drawing.
    case tooLong(bytes: Int, maximum: Int)
    /// The library that draws the format is not installed.
    case noLibrary(PictureFormat)
    /// The data ends early.
    case truncated
    /// What the library that reads it says.
    case damaged(String)
    case outOfMemory(width: Int, height: Int)
  }

  public var kind: Kind
  /// The file or what else the data is called.
  public var name: String

  /// Records an error.
  public init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  public var explanation: Explanation {
    switch kind {
    case .notPNG:
      return Explanation(
        "\(name) is not a PNG picture.",
        cause: "It is in another format, whatever its name ends in.",
        remedy: "Convert it to PNG, for example with: convert PICTURE png:OUT.png")
    case .notJPEG:
      return Explanation(
        "\(name) is not a JPEG picture.",
        cause: "It is in another format, whatever its name ends in.",
        remedy: "Convert it to PNG, for example with: convert PICTURE png:OUT.png")
    case .unknownFormat:
      return Explanation(
        "\(name) is not a picture: it is not PNG, JPEG, PBM or BMP.",
        cause: "It is in another format, whatever its name ends in.",
        remedy: "Convert it to PNG, for example with: convert PICTURE png:OUT.png")
    case .notRead(let format):
      return Explanation(
        "\(name) is a picture in \(format.rawValue), which is not read.",
        cause: "PNG, JPEG, PBM and BMP are.",
        remedy: "Convert it to PNG, for example with: convert PICTURE png:OUT.png")
    case .tooLarge(let width, let height, let maximum):
      return Explanation(
        "\(name) is \(width) × \(height) pixels; at most \(maximum) pixels are read.",
        cause: "The picture is not meant for a panel.",
        remedy: "Scale the picture to the size of the panel.")
    case .tooLong(let bytes, let maximum):
      return Explanation(
        "\(name) has \(bytes) bytes; drawings are read up to \(maximum).",
        cause: "It has a photograph in it, or far more lines than a panel shows.",
        remedy: "Simplify the drawing, or export it as PNG.")
    case .noLibrary(let format):
      let package = format.library ?? ""
      return Explanation(
        "\(name) is a drawing in \(format.rawValue), which nothing here draws.",
        cause: "\(package) is not installed.",
        remedy: "sudo apt install \(package)")
    case .truncated:
      return Explanation(
        "\(name) ends too early.",
        cause: "It was not written or copied to its end.",
        remedy: "Copy or write the picture again.")
    case .damaged(let message):
      return Explanation(
        "\(name) is damaged: \(message).",
        cause: "It was altered after it was written.",
        remedy: "Copy or write the picture again.")
    case .outOfMemory(let width, let height):
      return Explanation(
        "There is not enough memory to read \(name), which is \(width) × \(height) pixels.",
        cause: "The picture is far larger than a panel.",
        remedy: "Scale the picture to the size of the panel.")
    }
  }

  public var exitStatus: ExitStatus {
    switch kind {
    case .outOfMemory: .software
    case .noLibrary: .deviceUnavailable
    default: .badData
    }
  }
}
