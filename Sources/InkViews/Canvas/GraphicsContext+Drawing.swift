import Foundation

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    append(
      .fill(
        path.applying(full), evenOdd: style.isEOFilled, paint(shading, bounds: path.boundingRect)))
  }

  /// Fills a path with the pattern that a large area of the colour has, where a small one would be solid: things that
  /// stand beside each other are told apart by it.
  package func fillArea(_ path: Path, with shading: Shading) {
    let paint = paint(shading, bounds: path.boundingRect)
    guard !path.isEmpty, case .color = paint else { return fill(path, with: shading) }
    let cover = path.boundingRect.insetBy(dx: -100, dy: -100)
    append(
      .clip(
        path.applying(full), evenOdd: false,
        DisplayList([.fill(Path(cover).applying(full), evenOdd: false, paint)])))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    append(
      .stroke(
        path.applying(full), style.scaled(by: full.meanScale), paint(shading, bounds: path.boundingRect)))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Prepares a text, to measure it or draw it more than once.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolution = TextResolution(text, in: environment)
    recording.liveTexts += resolution.liveTexts
    return ResolvedText(resolution, environment: environment, measurer: recording.measurer)
  }

  /// Prepares an image, to measure it or draw it more than once.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image, environment: environment, measurer: recording.measurer)
  }

  /// Draws a text with a point of its box at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of its box at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(width: nil, height: nil)
    let origin = CGPoint(
      x: point.x - layout.size.width * anchor.x, y: point.y - layout.size.height * anchor.y)
    draw(layout, text.shading, at: origin)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.layout(width: rect.width, height: rect.height), text.shading, at: rect.origin)
  }

  private func draw(_ layout: any TextLayout, _ shading: Shading, at origin: CGPoint) {
    let bounds = CGRect(origin: origin, size: layout.size)
    append(.text(layout, origin: origin, paint(shading, bounds: bounds), transform: full))
  }

  /// Draws an image with a point of its box at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with a point of its box at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    switch image.content {
    case .symbol(let request)?:
      append(.symbol(request, in: rect, paint(image.shading ?? .foreground, bounds: rect), transform: full))
    case .picture(let request)?:
      let tint = request.isTemplate ? paint(image.shading ?? .foreground, bounds: rect) : nil
      append(.image(request, in: rect, tint: tint, opacity: 1, transform: full))
    case .drawing(let drawing)?:
      let isTemplate = image.shading != nil
      let tint = isTemplate ? paint(image.shading ?? .foreground, bounds: rect) : nil
      for command in drawing.commands(in: rect, recording.measurer, tint: tint, transform: full) {
        append(command)
      }
    case .missing?:
      stroke(MissingPicture().path(in: rect), with: image.shading ?? .foreground)
    case nil: break
    }
  }
}

extension GraphicsContext {
  /// A text with everything settled by the canvas's environment.
  public struct ResolvedText {
    /// What it is drawn with.
    public var shading: Shading
    private let text: StyledText
    private let style: ParagraphStyle
    private let measurer: any TextMeasurer

    init(_ resolution: TextResolution, environment: EnvironmentValues, measurer: any TextMeasurer) {
      shading = resolution.commonPaint.map { Shading(style: $0) } ?? .foreground
      text = StyledText(resolution.runs)
      style = ParagraphStyle(environment)
      self.measurer = measurer
    }

    func layout(width: CGFloat?, height: CGFloat?) -> any TextLayout {
      measurer.layout(text, style: style, width: width, height: height)
    }

    /// The size in a space.
    public func measure(in size: CGSize) -> CGSize {
      layout(
        width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil
      ).size
    }

    /// Where the first baseline is, from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      layout(width: size.width, height: size.height).firstBaseline
    }

    /// Where the last baseline is, from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      layout(width: size.width, height: size.height).lastBaseline
    }
  }

  /// An image with everything settled by the canvas's environment.
  public struct ResolvedImage {
    enum Content {
      case symbol(SymbolRequest)
      case picture(ImageRequest)
      case drawing(ImageDrawing)
      /// A picture that cannot be read.
      case missing
    }

    /// Its size in points; of a picture that cannot be read that of its stand-in, and zero for a symbol that nothing can
    /// stand for.
    public let size: CGSize
    /// Where its baseline is, from the top.
    public let baseline: CGFloat
    /// What a symbol or template is drawn with; nil is the foreground.
    public var shading: Shading?
    let content: Content?

    init(_ image: Image, environment: EnvironmentValues, measurer: any TextMeasurer) {
      switch image.source {
      case .symbol:
        var request = image.symbolRequest(in: environment)
        if let known = request, measurer.symbolMetrics(known) == nil { request = known.standIn }
        let metrics = request.flatMap { measurer.symbolMetrics($0) }
        size = metrics?.size ?? .zero
        baseline = metrics?.baseline ?? 0
        content = metrics == nil ? nil : request.map { .symbol($0) }
      case .picture(let source):
        let request = image.pictureRequest(source, in: environment, measurer)
        let pixels = measurer.imageSize(request)
        size =
          pixels.map { CGSize(width: $0.width / image.scale, height: $0.height / image.scale) }
          ?? MissingPicture.size
        baseline = size.height
        content = pixels == nil ? .missing : .picture(request)
      case .drawing(let drawing):
        size = drawing.size
        baseline = size.height
        if image.renderingMode == .template { shading = .foreground }
        content = .drawing(drawing)
      case .canvas(let canvas):
        // Drawn by a view alone; here its stand-in is.
        size = canvas.size
        baseline = size.height
        content = .missing
      }
    }
  }
}
