/// What a text's bounds take in; all of it here.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text was drawn; nothing is told.
public final class NSStringDrawingContext {
  /// A context.
  public init() {}
}

extension StringProtocol {
  /// The size on one line, points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(String(self), attrs).size()
  }

  /// Draws it into the current context, its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(String(self), attrs).draw(at: point)
  }

  /// Draws it into the current context, broken and cut to a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(String(self), attrs).draw(in: rect)
  }

  /// Where it would be when drawn in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: DrawnText(String(self), attributes).size(width: size.width))
  }
}

extension NSString {
  /// The size on one line, points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  /// Draws it into the current context, its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }

  /// Draws it into the current context, broken and cut to a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }

  /// Where it would be when drawn in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size on one line, points.
  public func size() -> CGSize { DrawnText(self).size() }

  /// Draws it into the current context, its top left corner at a point.
  public func draw(at point: CGPoint) { DrawnText(self).draw(at: point) }

  /// Draws it into the current context, broken and cut to a rectangle.
  public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }
}
