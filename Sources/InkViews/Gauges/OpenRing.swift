import Foundation

/// Angles of the open ring: three quarters of a turn, open at the bottom.
enum OpenRing {
  static let start = CGFloat.pi * 0.75
  static let sweep = CGFloat.pi * 1.5

  static func angle(_ value: Double) -> CGFloat { start + sweep * CGFloat(value) }
}
