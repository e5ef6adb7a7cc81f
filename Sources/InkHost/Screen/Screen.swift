import Foundation
import InkBitmap
import InkPanels
import InkRaster
import InkTimelines
import InkViews

/// The picture as a person sees it: widgets in their places, drawn one at a time into one frame.
@MainActor
public final class Screen {
  /// Upright, before it is turned to the panel's native orientation.
  public private(set) var frame: Frame
  /// The second ink's dots, of the same size; nil for a panel with black only.
  public private(set) var colorFrame: Frame?
  private let accent: Ink?
  private let isDark: Bool
  private let scale: CGFloat
  private let fonts: FontLibrary
  private let measurer: PangoTextMeasurer
  private let rasterizer: Rasterizer

  /// An empty screen of so many pixels, with its hairlines.
  ///
  /// `accent` is the panel's second ink; a dark screen is ink, and what stands on it is paper.
  public init(
    width: Int, height: Int, scale: CGFloat, hairlines: [CGRect] = [], accent: Ink? = nil,
    isDark: Bool = false
  ) throws(FontError) {
    frame = Frame(width: width, height: height, filledWith: isDark ? .black : .white)
    self.isDark = isDark
    colorFrame = accent.map { _ in Frame(width: width, height: height) }
    self.accent = accent
    self.scale = scale
    fonts = try FontLibrary()
    let pictures = PictureStore(finder: .program)
    measurer = PangoTextMeasurer(fonts: fonts, pictures: pictures, scale: scale)
    rasterizer = Rasterizer(fonts: fonts, pictures: pictures, scale: scale)
    for line in hairlines {
      // One pixel thick whatever the scale: a hairline is the thinnest thing a panel shows.
      let area = pixels(line)
      frame.fill(
        PixelRect(x: area.x, y: area.y, width: area.width, height: max(1, Int(line.height))),
        with: isDark ? .white : .black)
    }
  }

  /// An empty screen of so many points.
  convenience init(
    _ size: CGSize, scale: CGFloat, accent: Ink?, isDark: Bool = false
  ) throws(FontError) {
    try self.init(
      width: max(1, Int(size.width * scale)), height: max(1, Int(size.height * scale)), scale: scale,
      accent: accent, isDark: isDark)
  }

  /// The screen of a panel mounted as the settings say.
  convenience init(
    _ model: PanelModel, _ settings: HostSettings, accent: Ink? = nil, isDark: Bool = false
  ) throws(FontError) {
    let isTurned = settings.rotation == .left || settings.rotation == .right
    try self.init(
      width: isTurned ? model.height : model.width, height: isTurned ? model.width : model.height,
      scale: settings.scale, hairlines: settings.hairlines, accent: accent, isDark: isDark)
  }

  /// What is shown, with its inks.
  var picture: PreviewPicture {
    PreviewPicture(black: frame, color: colorFrame, colorInk: accent ?? .black)
  }

  /// What could not be drawn and no view knows of, each once: characters that no font has, missing icons.
  var problems: [String] {
    rasterizer.problems.compactMap { problem in
      switch problem {
      case .missingCharacter, .noIconFont: problem.description
      // The view says this itself, with its widget's name.
      case .unknownSymbol, .unreadableImage: nil
      }
    }
  }

  /// Measures text as it will be drawn.
  var textMeasurer: any TextMeasurer { measurer }

  /// Evaluates a view and draws it into a place; what sticks out of the place is cut off.
  @discardableResult
  public func draw(_ view: some View, in slot: Slot, environment: EnvironmentValues) -> RenderedView {
    draw(ViewRenderer(view, environment: environment, measurer: measurer), in: slot)
  }

  /// Draws an evaluated view into a place.
  @discardableResult
  func draw(_ renderer: ViewRenderer, in slot: Slot) -> RenderedView {
    let environment = renderer.environment
    // Code from before containers had backgrounds keeps its own distance from the edge.
    let margins = renderer.hasContainerBackground ? environment.widgetContentMargins : EdgeInsets()
    var canvas = slot.frame
    var rendered = renderer.layout(in: canvas.size, margins: margins)
    if slot.family == .accessoryInline, rendered.contentSize.width < canvas.width {
      // A line takes what it needs and stands at its end of the strip.
      canvas.size.width = rendered.contentSize.width
      if slot.alignment == .trailing { canvas.origin.x = slot.frame.maxX - canvas.width }
      rendered = renderer.layout(in: canvas.size, margins: margins)
    }
    let page = Page(environment, accent: accent, onDarkScreen: isDark)
    frame.fill(pixels(slot.frame), with: page.ink)
    colorFrame?.fill(pixels(slot.frame), with: .white)
    draw(rendered.displayList, in: pixels(canvas), page.mapping)
    return rendered
  }

  private func draw(_ list: DisplayList, in area: PixelRect, _ mapping: InkMapping) {
    if colorFrame == nil {
      rasterizer.draw(list, into: &frame, in: area, mapping: mapping)
    } else if var color = colorFrame {
      colorFrame = nil
      rasterizer.draw(list, into: &frame, accent: &color, in: area, mapping: mapping)
      colorFrame = color
    }
  }

  private func pixels(_ rect: CGRect) -> PixelRect {
    let (x, y) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
    return PixelRect(
      x: x, y: y, width: Int((rect.maxX * scale).rounded()) - x,
      height: Int((rect.maxY * scale).rounded()) - y)
  }
}
