import Foundation
import InkBitmap
import InkHost
import Testing

@testable import InkCommand

@Suite("TerminalPixels")
struct TerminalPixelsTests {
  @Test(
    "Pixels go to terminals that take them and nothing between changes; never without the cell's size",
    arguments: [
      (["TERM": "xterm-kitty"], 8, TerminalPixels.Kind.kitty),
      (["TERM": "mlterm"], 8, .sixels),
      (["TERM": "xterm-kitty"], 0, nil),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], 8, nil),
      (["TERM": "tmux-256color"], 8, nil), (["TERM": "screen"], 8, nil),
      (["TERM": "linux"], 8, nil), (["TERM": "dumb"], 8, nil), ([:], 8, nil),
    ])
  func detection(environment: [String: String], cell: Int, expected: TerminalPixels.Kind?) {
    let found = TerminalPixels.detect(environment, cellWidth: cell, cellHeight: 2 * cell)
    #expect(found?.kind == expected)
  }

  @Test("Kitty is sent the picture's own pixels, filled up to whole cells")
  func kitty() throws {
    let terminal = TerminalPixels(kind: .kitty, cellWidth: 8, cellHeight: 16)
    let text = try #require(
      terminal.text(ColorFrame(Frame(width: 250, height: 122)), columns: 80))
    // 250 pixels are 32 cells of 8, 122 are 8 of 16.
    #expect(text.contains("s=256,v=128,c=32,r=8"), "\(text.prefix(80))")
  }

  @Test("A picture wider than the terminal is sent in strips")
  func strips() throws {
    let terminal = TerminalPixels(kind: .kitty, cellWidth: 8, cellHeight: 16)
    let text = try #require(
      terminal.text(ColorFrame(Frame(width: 800, height: 480)), columns: 80))
    #expect(text.contains("s=640,") && text.contains("s=160,"))
  }

  @Test("Sixels have one raster line for six rows")
  func sixels() throws {
    let terminal = TerminalPixels(kind: .sixels, cellWidth: 8, cellHeight: 6)
    let text = try #require(
      terminal.text(
        ColorFrame(Frame(width: 16, height: 12, filledWith: .black)), columns: 80))
    #expect(text.hasPrefix("\u{1B}P") && text.contains("\u{1B}\\"))
    #expect(text.contains("\"1;1;16;12"))
  }
}
