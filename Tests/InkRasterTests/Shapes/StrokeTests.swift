import Foundation
import InkBitmap
import InkRaster
import InkTestKit
import InkViews
import Testing

@Suite("Strokes")
struct StrokeTests {
  private static let round = StrokeStyle(lineWidth: 7, lineCap: .round)

  @Test("A hairline is one pixel wide however thin it is asked for", arguments: [0.1, 0.5, 1.0])
  func hairline(_ width: Double) throws {
    let frame = try drawn(
      [.stroke(.line((0, 3), (8, 3)), StrokeStyle(lineWidth: width), .black)], width: 8, height: 6)
    #expect(frame.inkCount == 8)
  }

  @Test("A slanted hairline has no gaps")
  func slanted() throws {
    let frame = try drawn(
      [.stroke(.line((0.5, 0.5), (15.5, 6.5)), StrokeStyle(lineWidth: 1), .black)], width: 16, height: 8)
    for x in 1..<15 {
      let column = (0..<8).filter { frame[x, $0] == .black }
      #expect((1...2).contains(column.count), "column \(x)")
    }
  }

  @Test("A rectangle's outline is as thick on all sides", arguments: [1.0, 2, 3])
  func frameOfEvenThickness(_ width: Double) throws {
    let frame = try drawn(
      [.stroke(.rect(4, 4, 12, 10), StrokeStyle(lineWidth: width), .black)], width: 20, height: 18)
    let row = (0..<20).map { frame[$0, 9] == .black }
    let column = (0..<18).map { frame[9, $0] == .black }
    #expect(row.filter { $0 }.count == Int(2 * width))
    #expect(column.filter { $0 }.count == Int(2 * width))
  }

  @Test("A rounded outline")
  func roundedOutline() throws {
    let frame = try drawn(
      [.stroke(.roundedRect(0.5, 0.5, 9, 7, radius: 2.5), StrokeStyle(lineWidth: 1), .black)], width: 10,
      height: 8)
    expectPattern(
      frame,
      """
      .########.
      ##......##
      #........#
      #........#
      #........#
      #........#
      ##......##
      .########.
      """)
  }

  @Test("Rings are their own mirror images", arguments: [1.0, 2, 3, 6, 7, 8])
  func symmetricRings(_ width: Double) throws {
    let inset = width / 2
    let frame = try drawn(
      [.stroke(.ellipse(inset, inset, 76 - width, 76 - width), StrokeStyle(lineWidth: width), .black)],
      width: 76, height: 76)
    #expect(frame.mirrored == frame)
    #expect(frame.flipped == frame)
    #expect(frame.inkBox == frame.bounds)
    #expect((0..<38).filter { frame[$0, 38] == .black }.count == Int(width))
  }

  @Test("A gauge open at the bottom is its own mirror image", arguments: [CGLineCap.butt, .round, .square])
  func symmetricGauge(_ cap: CGLineCap) throws {
    let frame = try drawn(
      [
        .stroke(
          .arc(38, 38, radius: 33, from: 0.75 * .pi, to: 2.25 * .pi), StrokeStyle(lineWidth: 7, lineCap: cap),
          .black)
      ], width: 76, height: 76)
    #expect(frame.mirrored == frame)
  }

  @Test("Four quarter arcs with butt ends make the whole ring")
  func quarters() throws {
    let style = StrokeStyle(lineWidth: 6)
    let whole = try drawn([.stroke(.ellipse(4, 4, 40, 40), style, .black)], width: 48, height: 48)
    let parts = try drawn(
      (0..<4).map {
        .stroke(
          .arc(24, 24, radius: 20, from: Double($0) * .pi / 2, to: Double($0 + 1) * .pi / 2), style, .black)
      }, width: 48, height: 48)
    #expect(parts == whole)
    let quarter = try drawn(
      [.stroke(.arc(24, 24, radius: 20, from: -.pi / 2, to: 0), style, .black)], width: 48, height: 48)
    #expect(quarter.inkCount * 4 == whole.inkCount)
    #expect(quarter.inkBox == PixelRect(x: 24, y: 1, width: 23, height: 23))
  }

  @Test("A round cap reaches half the line's width beyond the arc's start")
  func roundCap() throws {
    let butt = try drawn(
      [.stroke(.arc(38, 38, radius: 34, from: -.pi / 2, to: 0), StrokeStyle(lineWidth: 8), .black)],
      width: 76, height: 76)
    let round = try drawn(
      [
        .stroke(
          .arc(38, 38, radius: 34, from: -.pi / 2, to: 0), StrokeStyle(lineWidth: 8, lineCap: .round), .black)
      ], width: 76, height: 76)
    let reach = try #require(butt.inkBox).x - #require(round.inkBox).x
    #expect(reach == 4)
    #expect(zip(butt.bytes, round.bytes).allSatisfy { $0 & ~$1 == 0 })
  }

  @Test("More of the ring is always more ink", arguments: [6.0, 8.0])
  func monotone(_ width: Double) throws {
    var last = 0
    for percent in 1...100 {
      let frame = try drawn(
        [
          .stroke(
            .arc(38, 38, radius: 34, from: -.pi / 2, to: (Double(percent) / 50 - 0.5) * .pi),
            StrokeStyle(lineWidth: width, lineCap: .round), .black)
        ], width: 76, height: 76)
      #expect(frame.inkCount >= last, "at \(percent) %")
      last = frame.inkCount
    }
  }

  @Test("Miter, bevel and round joins differ at the outer corner")
  func joins() throws {
    func corner(_ join: CGLineJoin) throws -> Frame {
      try drawn(
        [.stroke(.line((4, 20), (4, 4), (20, 4)), StrokeStyle(lineWidth: 6, lineJoin: join), .black)],
        width: 24,
        height: 24)
    }
    let miter = try corner(.miter)
    let bevel = try corner(.bevel)
    let round = try corner(.round)
    #expect(miter[1, 1] == .black)
    #expect(bevel[1, 1] == .white)
    #expect(round[1, 1] == .white)
    #expect(bevel.inkCount < round.inkCount)
    #expect(round.inkCount < miter.inkCount)
  }

  @Test("A miter longer than its limit is bevelled")
  func miterLimit() throws {
    func spike(_ limit: Double) throws -> Int {
      try drawn(
        [
          .stroke(
            .line((5, 12), (30, 12), (5, 15)), StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: limit),
            .black)
        ], width: 60, height: 30
      ).inkBox?.maxX ?? 0
    }
    #expect(try spike(1) <= 31)
    #expect(try spike(100) > 40)
  }

  @Test("Dashes: lengths of ink and gap, from the phase")
  func dashes() throws {
    let style = StrokeStyle(lineWidth: 1, dash: [3, 2], dashPhase: 1)
    let frame = try drawn([.stroke(.line((0, 0.5), (12, 0.5)), style, .black)], width: 12, height: 1)
    expectPattern(frame, "##..###..###")
  }

  @Test("A dashed ring is a part of the whole ring, in about the dashes' share")
  func dashedRing() throws {
    let whole = try drawn(
      [.stroke(.ellipse(4, 4, 60, 60), StrokeStyle(lineWidth: 4), .black)], width: 68, height: 68)
    let dashed = try drawn(
      [.stroke(.ellipse(4, 4, 60, 60), StrokeStyle(lineWidth: 4, dash: [5, 5]), .black)], width: 68,
      height: 68)
    #expect(zip(dashed.bytes, whole.bytes).allSatisfy { $0 & ~$1 == 0 })
    #expect((0.45...0.6).contains(Double(dashed.inkCount) / Double(whole.inkCount)))
  }

  @Test("A point with round caps is a dot, with butt caps nothing")
  func dot() throws {
    let path = Path.line((8, 8), (8, 8))
    let dot = try drawn(
      [.stroke(path, StrokeStyle(lineWidth: 6, lineCap: .round), .black)], width: 16, height: 16)
    #expect(dot.inkBox == PixelRect(x: 5, y: 5, width: 6, height: 6))
    #expect(
      try drawn([.stroke(path, StrokeStyle(lineWidth: 6), .black)], width: 16, height: 16).inkCount == 0)
  }

  @Test("The scale multiplies widths and places")
  func scale() throws {
    let frame = try drawn(
      [.stroke(.line((0, 2), (4, 2)), StrokeStyle(lineWidth: 1), .black)], width: 8, height: 8, scale: 2)
    #expect(frame.inkBox == PixelRect(x: 0, y: 3, width: 8, height: 2))
  }
}
