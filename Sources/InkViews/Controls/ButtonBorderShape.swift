import Foundation

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// As suits the place.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Half-round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// Round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
