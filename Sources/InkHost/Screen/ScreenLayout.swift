import Foundation
import InkViews

/// The named places of a screen and the hairlines between them: a lock screen in small, computed from its size.
///
/// An inline strip goes across the top. Below it stand a circular and a rectangular widget where there is room for
/// little more (up to 340 points wide), else a small square one with two rectangular ones beside it.
public struct ScreenLayout: Equatable, Sendable {
  public var slots: [Slot]
  /// The whole screen, points.
  public var size: CGSize
  /// One pixel thick, points.
  public var hairlines: [CGRect]

  /// The layout for a screen of `size` points.
  public static func lockScreen(_ size: CGSize) -> ScreenLayout {
    let margin: CGFloat = size.width < 280 ? 6 : size.width < 340 ? 8 : 12
    let strip: CGFloat = size.width < 340 ? 26 : 30
    let half = ((size.width - 2 * margin) / 2).rounded(.down)
    var slots = [
      Slot(
        "inline.1", .accessoryInline, CGRect(x: margin, y: 0, width: half, height: strip), alignment: .leading
      ),
      Slot(
        "inline.2", .accessoryInline,
        CGRect(x: margin + half, y: 0, width: size.width - 2 * margin - half, height: strip),
        alignment: .trailing),
    ]
    let body = CGRect(
      x: margin, y: strip + margin, width: size.width - 2 * margin, height: size.height - strip - 2 * margin)
    slots += size.width < 340 ? compact(body) : wide(body)
    return ScreenLayout(
      slots: slots, size: size,
      hairlines: [CGRect(x: margin, y: strip, width: size.width - 2 * margin, height: 1)])
  }

  /// A ring at the left, a rectangle beside it.
  private static func compact(_ body: CGRect) -> [Slot] {
    let side = min(body.height - 4, body.width / 3).rounded(.down)
    let top = body.minY + ((body.height - side) / 2).rounded(.up)
    return [
      Slot("circular.1", .accessoryCircular, CGRect(x: body.minX, y: top, width: side, height: side)),
      Slot(
        "rectangular.1", .accessoryRectangular,
        CGRect(x: body.minX + side + 12, y: top, width: body.width - side - 12, height: side),
        alignment: .leading),
    ]
  }

  /// A square at the left, two rectangles one over the other beside it.
  private static func wide(_ body: CGRect) -> [Slot] {
    let side = min(body.height, body.width * 0.45).rounded(.down)
    let left = body.minX + side + 16
    let upper = (body.height * 0.55).rounded(.down)
    return [
      Slot("small.1", .systemSmall, CGRect(x: body.minX, y: body.minY, width: side, height: body.height)),
      Slot(
        "rectangular.1", .accessoryRectangular,
        CGRect(x: left, y: body.minY, width: body.maxX - left, height: upper), alignment: .leading),
      Slot(
        "rectangular.2", .accessoryRectangular,
        CGRect(x: left, y: body.minY + upper + 8, width: body.maxX - left, height: body.height - upper - 8),
        alignment: .leading),
    ]
  }
}
