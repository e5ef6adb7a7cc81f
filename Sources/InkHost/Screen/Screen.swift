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
  private let scale: CGFloat
  private let measurer: PangoTextMeasurer
  private let rasterizer: Rasterizer

  /// An empty screen of so many pixels, with its hairlines.
  public init(width: Int, height: Int, scale: CGFloat, hairlines: [CGRect] = []) throws(FontError) {
    frame = Frame(width: width, height: height)
    self.scale = scale
    let fonts = try FontLibrary()
    let pictures = PictureStore(finder: .program)
    measurer = PangoTextMeasurer(fonts: fonts, pictures: pictures, scale: scale)
    rasterizer = Rasterizer(fonts: fonts, pictures: pictures, scale: scale)
    for line in hairlines {
      // One pixel thick whatever the scale: a hairline is the thinnest thing a panel shows.
      let area = pixels(line)
      frame.fill(PixelRect(x: area.x, y: area.y, width: area.width, height: max(1, Int(line.height))))
    }
  }

  /// The screen of a panel mounted as the settings say.
  convenience init(_ model: PanelModel, _ settings: HostSettings) throws(FontError) {
    let isTurned = settings.rotation == .left || settings.rotation == .right
    try self.init(
      width: isTurned ? model.height : model.width, height: isTurned ? model.width : model.height,
      scale: settings.scale, hairlines: settings.hairlines)
  }

  /// Evaluates a view and draws it into a place, over white; what sticks out of the place is cut off.
  @discardableResult
  public func draw(_ view: some View, in slot: Slot, environment: EnvironmentValues) -> RenderedView {
    let renderer = ViewRenderer(view, environment: environment, measurer: measurer)
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
    frame.fill(pixels(slot.frame), with: .white)
    rasterizer.draw(
      rendered.displayList, into: &frame, in: pixels(canvas),
      mapping: slot.family.isAccessory ? .prominence : .fullColor)
    return rendered
  }

  private func pixels(_ rect: CGRect) -> PixelRect {
    let (x, y) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
    return PixelRect(
      x: x, y: y, width: Int((rect.maxX * scale).rounded()) - x,
      height: Int((rect.maxY * scale).rounded()) - y)
  }
}
