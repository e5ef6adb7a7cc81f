import Foundation

/// How strong the bars and blocks of redacted content are.
enum Redaction {
  static let opacity: Float = 0.16
}
