/// The contexts that are being drawn into on a thread, the innermost last.
enum UIGraphics {
  private final class Stack {
    var contexts: [CGContext] = []
    /// Scales of contexts that were begun as images.
    var scales: [CGFloat] = []
  }

  private static let key = "inkglance.UIGraphics"

  private static var stack: Stack {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? Stack { return known }
    let made = Stack()
    storage[key] = made
    return made
  }

  static var current: CGContext? { stack.contexts.last }

  static func push(_ context: CGContext) { stack.contexts.append(context) }

  static func pop() { _ = stack.contexts.popLast() }

  static func beginImage(_ size: CGSize, scale: CGFloat) {
    stack.scales.append(scale > 0 ? scale : 1)
    push(CGContext(bounds: CGRect(origin: .zero, size: size)))
  }

  static func image() -> UIImage? {
    guard let context = current, let scale = stack.scales.last else { return nil }
    return UIImage(
      .drawing(ImageDrawing(size: context.bounds.size, context.drawing)), size: context.bounds.size,
      scale: scale)
  }

  static func endImage() {
    guard stack.scales.popLast() != nil else { return }
    pop()
  }

  /// Runs `body` with `context` as the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
  }
}

/// What is drawn into now on this thread; nil outside any drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.current }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { UIGraphics.push(context) }

/// Makes the context before it the current one.
public func UIGraphicsPopContext() { UIGraphics.pop() }

/// Begins a picture.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphics.beginImage(size, scale: 1) }

/// Begins a picture with so many pixels a point, 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphics.beginImage(size, scale: scale)
}

/// The picture so far; nil when none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphics.image() }

/// Ends the picture.
public func UIGraphicsEndImageContext() { UIGraphics.endImage() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphics.current?.fill(rect) }

/// Draws a rectangle of the current context, its line inside.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphics.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Draws only inside a rectangle of the current context from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphics.current?.clip(to: rect) }
