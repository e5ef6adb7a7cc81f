import Foundation

extension ParagraphStyle {
  /// The style of paragraphs in an environment.
  init(_ environment: EnvironmentValues) {
    let limit = environment.lineLimit.map { max($0, 1) }
    let reserved = min(max(environment.reservedLines, 0), limit ?? .max)
    let truncation: Truncation
    switch environment.truncationMode {
    case .head: truncation = .head
    case .middle: truncation = .middle
    case .tail: truncation = .tail
    }
    let alignment: Alignment
    switch environment.multilineTextAlignment {
    case .leading: alignment = .leading
    case .center: alignment = .center
    case .trailing: alignment = .trailing
    }
    let factor = environment.minimumScaleFactor
    self.init(
      lineLimit: limit, reservedLines: reserved, truncation: truncation, alignment: alignment,
      lineSpacing: environment.lineSpacing, minimumScaleFactor: factor > 0 && factor < 1 ? factor : 1,
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      language: environment.locale.tagParts.tag)
  }
}
