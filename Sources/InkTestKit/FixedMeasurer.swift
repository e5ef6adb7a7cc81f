import Foundation
import InkViews

/// A text measurer in which every character is half as wide as its font is tall, so that layouts can be worked out
/// by hand: 12-point text is 6 points a character.
///
/// Lines break at spaces, and anywhere between characters beyond Latin script. A symbol is a square as large as its
/// font; names that begin with "missing" have none. Pictures have the sizes given.
public final class FixedMeasurer: TextMeasurer {
  public let scale: CGFloat
  /// Sizes in points of named pictures.
  public var pictures: [String: CGSize]
  /// The packages without which named pictures cannot be read.
  public var missingPackages: [String: String] = [:]
  /// How often a text has been broken.
  public private(set) var layoutCount = 0

  /// A measurer.
  public init(scale: CGFloat = 1, pictures: [String: CGSize] = [:]) {
    self.scale = scale
    self.pictures = pictures
  }

  public func layout(
    _ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?
  ) -> any TextLayout {
    layoutCount += 1
    return FixedTextLayout(text, style: style, width: width, height: height, scale: scale)
  }

  public func symbolMetrics(_ symbol: SymbolRequest) -> (size: CGSize, baseline: CGFloat)? {
    guard !symbol.name.hasPrefix("missing") else { return nil }
    let side = (symbol.pointSize * scale).rounded() / scale
    // The box is centred on the capitals of the text beside it.
    let baseline = ((side + 0.7046 * symbol.pointSize) / 2 * scale).rounded() / scale
    return (CGSize(width: side, height: side), baseline)
  }

  public func imageSize(_ image: ImageRequest) -> CGSize? {
    guard case .named(let name, _, _) = image.source else { return nil }
    return pictures[name]
  }

  public func missingPackage(for image: ImageRequest) -> String? {
    guard case .named(let name, _, _) = image.source else { return nil }
    return missingPackages[name]
  }
}
