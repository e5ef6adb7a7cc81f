import Foundation
import InkBitmap
import InkRaster
import InkTestKit
import InkViews
import Testing

@Suite("Clips, masks and layers")
struct CompositingTests {
  private static let everything = DisplayList([.fill(.rect(-9, -9, 99, 99), evenOdd: false, .black)])

  @Test("A rectangular clip")
  func rectangle() throws {
    let frame = try drawn([.clip(.rect(1, 1, 3, 2), evenOdd: false, Self.everything)], width: 6, height: 4)
    expectPattern(
      frame,
      """
      ......
      .###..
      .###..
      ......
      """)
  }

  @Test("A round clip lets through what the disc would fill, and leaves the rest as it was")
  func round() throws {
    let disc = Path.ellipse(2, 2, 12, 12)
    let clipped = try drawn([.clip(disc, evenOdd: false, Self.everything)], width: 16, height: 16)
    let filled = try drawn([.fill(disc, evenOdd: false, .black)], width: 16, height: 16)
    #expect(clipped == filled)
    let white = DisplayList([.fill(.rect(0, 0, 16, 16), evenOdd: false, .white)])
    let onBlack = try drawn([.clip(disc, evenOdd: false, white)], width: 16, height: 16, on: .black)
    let filledOnBlack = try drawn([.fill(disc, evenOdd: false, .white)], width: 16, height: 16, on: .black)
    #expect(onBlack == filledOnBlack)
  }

  @Test("Clips nest")
  func nested() throws {
    let inner = DisplayList([.clip(.ellipse(4, 0, 12, 12), evenOdd: false, Self.everything)])
    let frame = try drawn([.clip(.ellipse(0, 0, 12, 12), evenOdd: false, inner)], width: 16, height: 12)
    let left = try drawn([.fill(.ellipse(0, 0, 12, 12), evenOdd: false, .black)], width: 16, height: 12)
    let right = try drawn([.fill(.ellipse(4, 0, 12, 12), evenOdd: false, .black)], width: 16, height: 12)
    #expect(frame.bytes == zip(left.bytes, right.bytes).map { $0 & $1 })
  }

  @Test("A mask lets through where it has opacity, whatever its colour")
  func mask() throws {
    let mask = DisplayList([
      .fill(.rect(0, 0, 4, 2), evenOdd: false, .white), .fill(.rect(4, 0, 2, 2), evenOdd: false, .black),
    ])
    let frame = try drawn([.mask(Self.everything, by: mask)], width: 8, height: 3)
    expectPattern(
      frame,
      """
      ######..
      ######..
      ........
      """)
  }

  @Test("A layer is translucent as a whole: what is hidden in it stays hidden")
  func layer() throws {
    let list = DisplayList([
      .fill(.rect(0, 0, 16, 16), evenOdd: false, .black), .fill(.rect(4, 4, 8, 8), evenOdd: false, .white),
    ])
    let frame = try drawn([.layer(opacity: 0.5, list)], width: 16, height: 16)
    #expect(frame.inkCount == (256 - 64) / 2)
    for y in 4..<12 {
      for x in 4..<12 { #expect(frame[x, y] == .white) }
    }
  }

  @Test("Text and hairlines in a layer stay solid, areas get the pattern")
  func solidInLayer() throws {
    let list = DisplayList([
      .fill(.rect(0, 0, 16, 8), evenOdd: false, .black),
      .stroke(.line((0, 10.5), (16, 10.5)), StrokeStyle(lineWidth: 1), .black),
    ])
    let frame = try drawn([.layer(opacity: 0.5, list)], width: 16, height: 12)
    #expect(frame.inkCount == 64 + 16)
    let faint = try drawn([.layer(opacity: 0.1, list)], width: 16, height: 12)
    #expect(faint.inkCount == 16)
  }

  @Test("Drawing stays inside its area, and the area's corner is the list's origin")
  func area() throws {
    var frame = Frame(width: 12, height: 6)
    Rasterizer(fonts: try openFonts()).draw(
      DisplayList([.fill(.rect(1, 1, 99, 99), evenOdd: false, .black)]), into: &frame,
      in: PixelRect(x: 3, y: 1, width: 5, height: 4))
    expectPattern(
      frame,
      """
      ............
      ............
      ....####....
      ....####....
      ....####....
      ............
      """)
  }

  @Test("An area that hangs over the frame's edges is cut", arguments: [(-4, -3), (9, 4), (-40, 0), (3, 80)])
  func hangingArea(_ x: Int, _ y: Int) throws {
    var frame = Frame(width: 13, height: 7)
    let list = DisplayList([
      .fill(.ellipse(0, 0, 20, 20), evenOdd: false, .black(0.5)),
      .clip(.ellipse(0, 0, 20, 20), evenOdd: false, Self.everything),
      .layer(opacity: 0.5, Self.everything),
    ])
    Rasterizer(fonts: try openFonts()).draw(
      list, into: &frame, in: PixelRect(x: x, y: y, width: 20, height: 20))
    for row in 0..<7 { #expect(frame.bytes[row * 2 + 1] & 0x07 == 0) }
  }
}
