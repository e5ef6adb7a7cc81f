import Foundation

/// A picture to draw.
public struct ImageRequest: Hashable, Sendable {
  /// Where the pixels come from.
  public enum Source: Hashable, Sendable {
    /// A file with an absolute path.
    case file(String)
    /// A name to look up beside the widget package; catalogues may have one picture for light and one for dark.
    case named(String, bundle: String?, scheme: ColorScheme = .light)
    /// Encoded PNG, JPEG, PBM or BMP data.
    case data(Data)
  }

  public var source: Source
  /// True: only the picture's opacity counts, drawn in the tint.
  public var isTemplate: Bool
  /// False: nearest pixel, for pixel art.
  public var interpolated: Bool
  /// True: crisp, each pixel by the nearest ink; false: as a photograph, with its errors diffused; nil: by the picture.
  ///
  /// One that says so is a picture for its own sake, and never its negative, as figures are where light is ink.
  public var isDrawing: Bool?

  /// A request.
  public init(_ source: Source, isTemplate: Bool = false, interpolated: Bool = true, isDrawing: Bool? = nil) {
    self.source = source
    self.isTemplate = isTemplate
    self.interpolated = interpolated
    self.isDrawing = isDrawing
  }
}
