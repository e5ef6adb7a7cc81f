import Foundation

/// How strong the bars and blocks of redacted content are.
enum Redaction {
  static let opacity: Float = 0.16
}

extension Paint {
  /// The paint of bars and blocks in place of what it would draw.
  var redacted: Paint {
    let faint = faded(by: Redaction.opacity)
    guard case .color(var color) = faint else { return faint }
    color.isRedacted = true
    return .color(color)
  }
}
