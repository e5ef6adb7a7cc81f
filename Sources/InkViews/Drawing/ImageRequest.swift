import Foundation

/// A picture to draw.
public struct ImageRequest: Hashable, Sendable {
  /// Where the pixels come from.
  public enum Source: Hashable, Sendable {
    /// A file with an absolute path.
    case file(String)
    /// A name to look up beside the widget package; catalogues may have one picture for light and one for dark.
    case named(String, bundle: String?, scheme: ColorScheme = .light)
    /// Encoded PNG, JPEG or PBM data.
    case data(Data)
  }

  public var source: Source
  /// True: only the picture's opacity counts, drawn in the tint.
  public var isTemplate: Bool
  /// False: nearest pixel, for pixel art.
  public var interpolated: Bool

  /// A request.
  public init(_ source: Source, isTemplate: Bool = false, interpolated: Bool = true) {
    self.source = source
    self.isTemplate = isTemplate
    self.interpolated = interpolated
  }
}
