import Foundation

extension GraphicsContext {
  /// A view of the canvas, evaluated once, to be drawn any number of times.
  public struct ResolvedSymbol {
    /// Its ideal size, points.
    public let size: CGSize
    let commands: [DrawCommand]
  }

  /// The view that the canvas has under a tag; nil when there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { recording.symbols[AnyHashable(id)] }

  /// Draws a view with a point of its box at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - symbol.size.width * anchor.x, y: point.y - symbol.size.height * anchor.y)
    draw(symbol, in: CGRect(origin: origin, size: symbol.size))
  }

  /// Draws a view in a rectangle, to which it is stretched.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let place = CGAffineTransform(
      scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    for command in symbol.commands { append(command.applying(place.concatenating(full))) }
  }
}

extension GraphicsContext {
  /// An effect on what is drawn.
  public struct Filter: Sendable {
    /// Accepted; there are no shadows in ink.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter { Filter() }
    /// Accepted; ink is not blurred.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Accepted; ink has no colours to change.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Accepted; ink has no colours to change.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Accepted; ink has no colours to change.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Accepted; ink has no colours to change.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Accepted; ink has no colours to change.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Accepted; ink has no colours to change.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Accepted; ink is sharp.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
  }

  /// Accepted; nothing changes.
  public mutating func addFilter(_ filter: Filter) {}
}
