extension GraphicsContext {
  /// Draws with Core Graphics, in the current points.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(bounds: CGRect(origin: .zero, size: CGSize(width: 1, height: 1)))
    try content(context)
    draw(context.drawing)
  }
}
