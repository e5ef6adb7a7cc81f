import Foundation
import InkBitmap
import InkFeeds
import InkRaster
import InkTestKit
import InkViews
import Testing

@testable import InkCatalogue

@MainActor @Suite("ChartPlot")
struct ChartPlotTests {
  /// What of a plot is drawn that is no text, since letters are the machine's fonts'.
  private func drawn(_ samples: [FeedHistory.Sample], _ size: CGSize) throws -> Frame {
    let plot = ChartPlot(
      samples: samples, now: Stage.date,
      scale: ChartScale(samples, until: Stage.date, span: 3600, minimum: 0, maximum: 10), lineWidth: 2)
    let list = ViewRenderer(plot, environment: EnvironmentValues(), measurer: FixedMeasurer())
      .layout(in: size).displayList
    var frame = Frame(width: Int(size.width), height: Int(size.height))
    Rasterizer(fonts: try FontLibrary()).draw(Self.withoutTexts(list), into: &frame, mapping: InkMapping())
    return frame
  }

  private static func withoutTexts(_ list: DisplayList) -> DisplayList {
    DisplayList(
      list.commands.filter { if case .text = $0 { false } else { true } })
  }

  @Test("Without numbers there are the dotted lines and the quarters of the time alone")
  func empty() throws {
    let frame = try drawn([], CGSize(width: 48, height: 30))
    expectPattern(
      frame, at: PixelPoint(x: 4, y: 6),
      """
      #...#...#...#...#...#...#...#...#...#....
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      .........................................
      #...#...#.#.#...#...#...#...#.#.#...#...#
      #.........#.........#.........#.........#
      #.........#.........#.........#.........#
      #.........#.........#.........#.........#
      """)
  }
}
