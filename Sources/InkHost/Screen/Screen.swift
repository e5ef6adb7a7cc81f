import Foundation
import InkBitmap
import InkBoards
import InkCodes
import InkPanels
import InkRaster
import InkTimelines
import InkViews

/// The picture as a person sees it: widgets in their places, drawn one at a time into one frame.
@MainActor
public final class Screen {
  /// Upright, before it is turned to the panel's native orientation.
  public private(set) var picture: ColorFrame
  private let isDark: Bool
  private let scale: CGFloat
  private let fonts: FontLibrary
  private let hairlines: [CGRect]
  private let measurer: PangoTextMeasurer
  private let rasterizer: Rasterizer
  private var reported: Set<String> = []

  /// An empty screen of so many pixels in these inks, with its hairlines.
  ///
  /// A dark screen is ink, and what stands on it is paper.
  public init(
    width: Int, height: Int, inks: [Ink] = [.white, .black], scale: CGFloat, hairlines: [CGRect] = [],
    isDark: Bool = false
  ) throws(FontError) {
    picture = ColorFrame(width: width, height: height, inks: inks)
    if isDark { picture.fill(picture.bounds, with: .black) }
    self.isDark = isDark
    self.scale = scale
    self.hairlines = hairlines
    fonts = try FontLibrary()
    let pictures = PictureStore(finder: .program)
    measurer = PangoTextMeasurer(fonts: fonts, pictures: pictures, scale: scale)
    rasterizer = Rasterizer(fonts: fonts, pictures: pictures, scale: scale)
    drawHairlines()
  }

  /// The whole screen, points.
  var bounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// Puts another picture up, and gives the one that was.
  func exchange(_ other: ColorFrame) -> ColorFrame {
    var other = other
    swap(&other, &picture)
    return other
  }

  /// Makes everything as at the beginning, with or without the hairlines.
  func clear(withHairlines: Bool) {
    picture.fill(picture.bounds, with: isDark ? .black : .white)
    if withHairlines { drawHairlines() }
  }

  /// A view on a screen of its own, with nothing else; this one stays as it is.
  func page(_ view: some View, environment: EnvironmentValues) -> ColorFrame {
    let kept = picture
    defer { picture = kept }
    clear(withHairlines: false)
    draw(view, in: Slot("page", .systemLarge, bounds), environment: environment)
    return picture
  }

  private func drawHairlines() {
    for line in hairlines {
      // One pixel thick whatever the scale: a hairline is the thinnest thing a panel shows.
      let area = pixels(line)
      picture.fill(
        PixelRect(x: area.x, y: area.y, width: area.width, height: max(1, Int(line.height))),
        with: isDark ? .white : .black)
    }
  }

  /// An empty screen of so many points.
  convenience init(
    _ size: CGSize, inks: [Ink] = [.white, .black], scale: CGFloat, isDark: Bool = false
  ) throws(FontError) {
    try self.init(
      width: max(1, Int(size.width * scale)), height: max(1, Int(size.height * scale)), inks: inks,
      scale: scale, isDark: isDark)
  }

  /// The screen of a panel mounted as the settings say.
  convenience init(
    _ model: PanelModel, _ settings: HostSettings, isDark: Bool = false
  ) throws(FontError) {
    let isTurned = settings.rotation == .left || settings.rotation == .right
    try self.init(
      width: isTurned ? model.height : model.width, height: isTurned ? model.width : model.height,
      inks: model.inks, scale: settings.scale, hairlines: settings.hairlines, isDark: isDark)
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

  /// Those problems that were not asked for before.
  func newProblems() -> [String] { problems.filter { reported.insert($0).inserted } }

  /// Time spent on layout and on drawing since the beginning.
  private(set) var layoutTime = Duration.zero
  private(set) var rasterTime = Duration.zero

  /// Measures text as it will be drawn.
  var textMeasurer: any TextMeasurer { measurer }

  /// Evaluates a view and draws it into a place; what sticks out of the place is cut off.
  @discardableResult
  public func draw(
    _ view: some View, in slot: Slot, environment: EnvironmentValues, code: Settings.Code? = nil
  ) -> RenderedView {
    let renderer = layoutTime.add { ViewRenderer(view, environment: environment, measurer: measurer) }
    guard let code else { return draw(renderer, in: slot) }
    return draw(renderer, in: slot, with: code)
  }

  /// Draws a view beside its link's code, or the code in its place; without one where that cannot be.
  private func draw(_ renderer: ViewRenderer, in slot: Slot, with code: Settings.Code) -> RenderedView {
    let (whole, _) = layout(renderer, in: slot)
    let area = pixels(slot.frame)
    do throws(QRCodeError) {
      guard let text = code.text(for: whole) else { throw .noLink }
      let (qr, place) = try CodePlace.best(for: text, in: area)
      var rendered = whole
      if let rest = place.rest {
        var narrow = slot
        narrow.frame.size = CGSize(width: CGFloat(rest.width) / scale, height: CGFloat(rest.height) / scale)
        rendered = draw(renderer, in: narrow)
      }
      // A reader wants ink on paper, and paper around it, on a dark screen too.
      picture.fill(place.rest == nil ? area : place.code, with: .white)
      let margin = QRCode.quietZone * place.module
      for row in 0..<qr.side {
        for column in 0..<qr.side where qr[column, row] {
          picture.fill(
            PixelRect(
              x: place.code.x + margin + column * place.module, y: place.code.y + margin + row * place.module,
              width: place.module, height: place.module), with: .black)
        }
      }
      return rendered
    } catch {
      return draw(renderer, in: slot).noting(error.description)
    }
  }

  /// Draws an evaluated view into a place.
  @discardableResult
  func draw(_ renderer: ViewRenderer, in slot: Slot) -> RenderedView {
    let (rendered, canvas) = layoutTime.add { layout(renderer, in: slot) }
    let page = Page(renderer.environment, onDarkScreen: isDark)
    rasterTime.add {
      picture.fill(pixels(slot.frame), with: page.ink)
      rasterizer.draw(rendered.displayList, into: &picture, in: pixels(canvas), mapping: page.mapping)
    }
    return rendered
  }

  /// Lays a view out in its slot, and where in it.
  private func layout(_ renderer: ViewRenderer, in slot: Slot) -> (RenderedView, canvas: CGRect) {
    // Code from before containers had backgrounds keeps its own distance from the edge.
    let margins = renderer.hasContainerBackground ? renderer.environment.widgetContentMargins : EdgeInsets()
    var canvas = slot.frame
    let rendered = renderer.layout(in: canvas.size, margins: margins)
    guard slot.family == .accessoryInline, rendered.contentSize.width < canvas.width else {
      return (rendered, canvas)
    }
    // A line takes what it needs and stands at its end of the strip.
    canvas.size.width = rendered.contentSize.width
    if slot.alignment == .trailing { canvas.origin.x = slot.frame.maxX - canvas.width }
    return (renderer.layout(in: canvas.size, margins: margins), canvas)
  }

  private func pixels(_ rect: CGRect) -> PixelRect {
    let (x, y) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
    return PixelRect(
      x: x, y: y, width: Int((rect.maxX * scale).rounded()) - x,
      height: Int((rect.maxY * scale).rounded()) - y)
  }
}
