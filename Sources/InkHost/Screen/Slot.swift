import Foundation
import InkViews

/// A place on the screen for one widget.
public struct Slot: Equatable, Sendable {
  /// "circular.1": the family's short name and a number, counted from the leading top.
  public var name: String
  public var family: WidgetFamily
  /// Points from the screen's top left.
  public var frame: CGRect
  /// Where a widget smaller than the slot stands.
  public var alignment: Alignment

  /// A place.
  public init(_ name: String, _ family: WidgetFamily, _ frame: CGRect, alignment: Alignment = .center) {
    self.name = name
    self.family = family
    self.frame = frame
    self.alignment = alignment
  }
}
