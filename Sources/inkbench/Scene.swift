import Foundation
import InkBitmap
import InkRaster
import InkViews

/// A view on a screen of its own, evaluated when asked and drawn from the kept display list.
@MainActor
final class Scene {
  private(set) var frame: Frame
  private let measurer: PangoTextMeasurer
  private let rasterizer: Rasterizer
  private let view: (Int) -> AnyView
  private var list = DisplayList([])
  private var lists: [Int: DisplayList] = [:]

  init(width: Int, height: Int, _ view: @escaping (Int) -> some View) throws {
    frame = Frame(width: width, height: height)
    let fonts = try FontLibrary()
    measurer = PangoTextMeasurer(fonts: fonts)
    rasterizer = Rasterizer(fonts: fonts)
    self.view = { AnyView(view($0)) }
  }

  /// Evaluates the view and lays it out.
  func evaluate(_ percent: Int) {
    list =
      ViewRenderer(view(percent), environment: EnvironmentValues(), measurer: measurer)
      .layout(in: CGSize(width: frame.width, height: frame.height)).displayList
  }

  /// Takes the layout of a number that was evaluated before, as a display does whose other widgets have not changed.
  func recall(_ number: Int) {
    if let kept = lists[number] {
      list = kept
    } else {
      evaluate(number)
      lists[number] = list
    }
  }

  /// Draws all of it on white.
  func draw() {
    frame.fill(frame.bounds, with: .white)
    rasterizer.draw(list, into: &frame)
  }
}
