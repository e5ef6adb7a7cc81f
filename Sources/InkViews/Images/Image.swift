import Foundation

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
  /// Where it comes from.
  enum Source: Equatable, Sendable {
    case symbol(String)
    case picture(ImageRequest.Source)
    case drawing(ImageDrawing)
    case canvas(CanvasImage)
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How a picture fills a frame of another size.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture's own colours count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its opacity counts; it is drawn in the foreground style.
    case template
    /// As it is.
    case original
  }

  /// How a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  let source: Source
  /// 0…1 for symbols that show a level.
  var variableValue: Double?
  var isResizable = false
  var capInsets = EdgeInsets()
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  /// Pixels a point, for pictures that say so themselves.
  var scale: CGFloat = 1
  /// Crisp or as a photograph; nil where the picture is to tell.
  var isDrawing: Bool?

  init(_ source: Source) { self.source = source }
}

extension Image {
  /// A symbol by its SF name; one that cannot be drawn takes no room.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol that shows a level of 0…1.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    self.variableValue = variableValue
  }

  /// A picture by name, looked for in a bundle or beside the program.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.picture(.named(name, bundle: bundle?.bundlePath)))
  }

  /// A picture by name with a level.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    self.variableValue = variableValue
  }

  /// A picture by name; labels are for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  /// A picture that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A picture from a file or from data, with its own number of pixels a point.
  package init(_ source: ImageRequest.Source, scale: CGFloat) {
    self.init(.picture(source))
    self.scale = scale
  }

  /// A picture from data that is known to be a drawing, or a photograph.
  package init(_ data: Data, isDrawing: Bool) {
    self.init(.picture(.data(data)))
    self.isDrawing = isDrawing
  }

  /// A picture drawn by hand.
  package init(_ drawing: ImageDrawing) { self.init(.drawing(drawing)) }
}

extension Image {
  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lets the picture take the size it is given; pictures are stretched, tiling is not supported.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.isResizable = true
      $0.capInsets = capInsets
    }
  }

  /// Whether the picture's own colours count.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// How the picture is scaled; `none` keeps pixels sharp.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Accepted; edges are always sharp here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Accepted; symbols have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Accepted; one ink leaves nothing to choose.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image { self }
}

extension Image.Scale {
  /// The size of a symbol relative to the font's; from the diameters of SF's filled circle.
  var factor: CGFloat {
    switch self {
    case .small: 0.792
    case .medium: 1
    case .large: 1.277
    }
  }
}

extension Image: View {
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    switch source {
    case .symbol:
      let isInline = context.evaluation.inline != nil
      let node = SymbolNode(self, in: isInline ? InlineContent.context(context) : context)
      context.evaluation.inline?.offer(symbol: node)
      return [node]
    case .picture(let source): return [PictureNode(self, source, in: context)]
    case .drawing(let drawing): return [ImageDrawingNode(self, drawing, in: context)]
    case .canvas(let canvas): return context.nodes(of: canvas.view(isResizable: isResizable))
    }
  }
}
