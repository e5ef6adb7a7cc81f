import Foundation
import InkBitmap
import InkRaster
import InkTestKit
import InkViews
import Testing

@Suite("Patterned ink")
struct PatternedInkTests {
  @Test("A gray area is the ordered pattern anchored at the frame's origin, wherever the area lies")
  func anchored() throws {
    let frame = try drawn([.fill(.rect(3, 1, 18, 9), evenOdd: false, .black(0.25))], width: 24, height: 12)
    for y in 1..<10 {
      for x in 3..<21 {
        let isDot = OrderedPattern.quarter.byte(row: y) & (0x80 >> UInt8(x & 7)) != 0
        #expect((frame[x, y] == .black) == isDot)
      }
    }
  }

  @Test("A moved area changes only its edges")
  func moved() throws {
    let first = try drawn([.fill(.rect(4, 4, 40, 16), evenOdd: false, .black(0.5))], width: 64, height: 24)
    let second = try drawn([.fill(.rect(6, 4, 40, 16), evenOdd: false, .black(0.5))], width: 64, height: 24)
    let changed = zip(first.bytes, second.bytes).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
    #expect(changed == 2 * 2 * 16 / 2)
  }

  @Test("White over black clears, translucent white clears a part")
  func white() throws {
    let solid = try drawn(
      [.fill(.rect(0, 0, 8, 4), evenOdd: false, .white)], width: 16, height: 4, on: .black)
    #expect(solid.inkCount == 32)
    let half = Paint.color(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
    let pale = try drawn([.fill(.rect(0, 0, 8, 4), evenOdd: false, half)], width: 16, height: 4, on: .black)
    #expect(pale.inkCount == 48)
  }

  @Test("An opaque gray replaces what is behind, a translucent black keeps it")
  func replacing() throws {
    let gray = Paint.color(ResolvedColor(red: 0.557, green: 0.557, blue: 0.557))
    let opaque = try drawn([.fill(.rect(0, 0, 8, 8), evenOdd: false, gray)], width: 8, height: 8, on: .black)
    #expect(opaque.inkCount == 32)
    let translucent = try drawn(
      [.fill(.rect(0, 0, 8, 8), evenOdd: false, .black(0.5))], width: 8, height: 8, on: .black)
    #expect(translucent.inkCount == 64)
  }

  @Test("A gradient grows denser from stop to stop")
  func gradient() throws {
    let paint = Paint.linearGradient(
      stops: [GradientStop(.white, at: 0), GradientStop(.black, at: 1)], from: .zero, to: CGPoint(x: 64, y: 0)
    )
    let frame = try drawn([.fill(.rect(0, 0, 64, 16), evenOdd: false, paint)], width: 64, height: 16)
    let eighths = (0..<8).map { part in
      (0..<16).reduce(0) { sum, y in sum + (0..<8).filter { frame[part * 8 + $0, y] == .black }.count }
    }
    #expect(eighths == eighths.sorted())
    #expect(eighths[0] < 16)
    #expect(eighths[7] > 112)
  }

  @Test("A gradient of status colours on a lock screen is one solid ink")
  func statusGradient() throws {
    let paint = Paint.angularGradient(
      stops: [
        GradientStop(ResolvedColor(red: 1, green: 0.23, blue: 0.19), at: 0),
        GradientStop(ResolvedColor(red: 0.2, green: 0.78, blue: 0.35), at: 1),
      ], center: CGPoint(x: 20, y: 20), from: 0, to: 2 * .pi)
    let ring = Path.ellipse(4, 4, 32, 32)
    let colored = try drawn(
      [.stroke(ring, StrokeStyle(lineWidth: 6), paint)], width: 40, height: 40, mapping: .prominence)
    let plain = try drawn([.stroke(ring, StrokeStyle(lineWidth: 6), .black)], width: 40, height: 40)
    #expect(colored == plain)
  }

  @Test("A second ink has its own plane, and no pixel has both")
  func twoInks() throws {
    var picture = ColorFrame(width: 16, height: 8, inks: [.white, .black, .red])
    let accented = ResolvedColor(red: 0, green: 0, blue: 0, isAccented: true)
    Rasterizer(fonts: try openFonts()).draw(
      DisplayList([
        .fill(.rect(0, 0, 10, 8), evenOdd: false, .black),
        .fill(.rect(4, 2, 8, 4), evenOdd: false, .color(accented)),
        .fill(.rect(6, 3, 2, 2), evenOdd: false, .white),
      ]), into: &picture)
    expectPattern(
      picture.plane(0),
      """
      ##########......
      ##########......
      ####............
      ####............
      ####............
      ####............
      ##########......
      ##########......
      """)
    expectPattern(
      picture.plane(1),
      """
      ................
      ................
      ....########....
      ....##..####....
      ....##..####....
      ....########....
      ................
      ................
      """)
  }

  @Test("Without a second plane an accent is black")
  func accentOnOnePlane() throws {
    let accented = ResolvedColor(red: 1, green: 1, blue: 1, isAccented: true)
    let frame = try drawn(
      [.fill(.rect(0, 0, 8, 2), evenOdd: false, .color(accented))], width: 8, height: 2,
      mapping: InkMapping(.luminance, inks: [.white, .black, .red]))
    #expect(frame.inkCount == 16)
  }
}
