import Foundation

/// A view and where it is; the frame is in canvas points before any rotation or scaling.
public struct PlacedView: Equatable, Sendable {
  /// How many views it lies in.
  public let depth: Int
  /// What it is: "HStack", "Text \"12\"", "Color #ring" with an identifier.
  public let name: String
  public let frame: CGRect
}

extension CGRect {
  /// "(8, 0) 50×20", with up to two decimals.
  public var shortDescription: String {
    func short(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(\(short(minX)), \(short(minY))) \(short(width))×\(short(height))"
  }
}
