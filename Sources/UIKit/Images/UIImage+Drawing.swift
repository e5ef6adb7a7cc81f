extension UIImage {
  /// Draws the picture into the current context, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture into the current context with an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into the current context with an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let opacity = Float(min(max(alpha, 0), 1))
    let paint = tint.map { Paint.color($0.current) }
    let transform = context.state.transform
    switch source {
    case .nothing: break
    case .pixels(let source):
      let isTemplate = renderingMode == .alwaysTemplate || tint != nil
      context.record(
        .command(
          .image(
            ImageRequest(source, isTemplate: isTemplate), in: rect,
            tint: isTemplate ? paint ?? .color(.black) : nil, opacity: opacity, transform: transform)))
    case .symbol(let configuration, let name):
      var request = configuration.request(name)
      if size.width > 0, size.height > 0 {
        request.pointSize *= min(rect.width / size.width, rect.height / size.height)
      }
      context.record(
        .command(.symbol(request, in: rect, paint ?? .color(.black), transform: transform)), opacity: opacity)
    case .drawing(let drawing):
      guard drawing.size.width > 0, drawing.size.height > 0 else { return }
      context.saveGState()
      context.clip(to: rect)
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
      context.record(paint.map { drawing.drawing.tinted($0) } ?? drawing.drawing, opacity: opacity)
      context.restoreGState()
    }
  }

  /// The same picture with another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// The same picture, ready to be drawn; nothing is to be done for that.
  public func preparingForDisplay() -> UIImage? { self }
}
