/// A view that draws by hand.
///
/// It draws, and does nothing else: it is in no window, and nobody touches it. Show one with `UIViewRepresentable`, or
/// make a picture of it with `layer.render(in:)`.
@MainActor @preconcurrency
open class UIView {
  /// How content fills bounds of another size; drawing is always anew.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Stands for a side without a size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Where it is in its superview, points.
  open var frame: CGRect
  /// What is filled behind it; nothing when nil.
  open var backgroundColor: UIColor?
  /// The colour of interactive things.
  open var tintColor: UIColor = .tintColor
  /// Strength, 0…1.
  open var alpha: CGFloat = 1
  /// True when it is not drawn.
  open var isHidden = false
  /// Accepted; paper is white.
  open var isOpaque = true
  /// True when nothing is drawn outside its bounds.
  open var clipsToBounds = false
  /// Accepted; drawing is always anew.
  open var contentMode = ContentMode.scaleToFill
  /// For finding it.
  open var tag = 0
  /// What lies on it, the upper last.
  public private(set) var subviews: [UIView] = []
  /// What it lies on.
  public private(set) weak var superview: UIView?
  /// Its corners and border.
  public private(set) lazy var layer = CALayer(self)

  /// A view of a size in a place.
  public init(frame: CGRect) { self.frame = frame }

  /// Nothing is archived here, so that there is nothing to read.
  public required init?(coder: NSCoder) { frame = .zero }

  /// A view without size.
  public convenience init() { self.init(frame: .zero) }

  /// Its own points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Its middle in its superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size it wants to have; `noIntrinsicMetric` for a side that does not matter.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Draws it into the current context; draws nothing unless a subclass does.
  open func draw(_ rect: CGRect) {}

  /// Puts the subviews where they belong; leaves them unless a subclass does otherwise.
  open func layoutSubviews() {}

  /// The size that suits it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// Nothing to do: it is drawn whenever what is around it is.
  open func setNeedsDisplay() {}

  /// Nothing to do: it is drawn whenever what is around it is.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Nothing to do: subviews are laid out whenever it is drawn.
  open func setNeedsLayout() {}

  /// Lays the subviews out.
  open func layoutIfNeeded() { layoutSubviews() }

  /// Takes the size that suits it.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Lays a view on top.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Lays a view among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Takes it off its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Draws it and what lies on it into the current context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphics.current, frame.width > 0, frame.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / frame.width, y: rect.height / frame.height)
    render(in: context)
    context.restoreGState()
    return true
  }

  /// Records it and what lies on it, its top left corner at the context's origin.
  func render(in context: CGContext) {
    guard !isHidden, alpha > 0 else { return }
    layoutSubviews()
    context.saveGState()
    context.state.opacity *= Float(min(alpha, 1))
    layer.draw(around: context) {
      UIGraphics.with(context) { draw(bounds) }
      for view in subviews {
        context.saveGState()
        context.translateBy(x: view.frame.minX, y: view.frame.minY)
        view.render(in: context)
        context.restoreGState()
      }
    }
    context.restoreGState()
  }
}
