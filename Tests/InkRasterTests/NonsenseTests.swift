import Foundation
import InkBitmap
import InkRaster
import InkViews
import Testing

@Suite("Nonsense")
struct NonsenseTests {
  /// A small generator with a seed, so that a failure can be had again.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }

    /// Mostly sane numbers, some that are not.
    mutating func number() -> Double {
      switch roll(12) {
      case 0: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -0.0, 1e7][roll(9)]
      case 1: Double(roll(40)) / 4
      default: Double(roll(1600)) / 8 - 60
      }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func paint() -> Paint {
      let color = ResolvedColor(
        red: Float(number()), green: Float(roll(9)) / 8, blue: Float(roll(9)) / 8,
        opacity: Float(roll(9)) / 7,
        isAccented: roll(4) == 0)
      let stops = [GradientStop(color, at: number()), GradientStop(.white, at: number())]
      return switch roll(8) {
      case 0: .linearGradient(stops: stops, from: point(), to: point())
      case 1: .radialGradient(stops: stops, center: point(), from: number(), to: number())
      case 2: .angularGradient(stops: [], center: point(), from: number(), to: number())
      default: .color(color)
      }
    }

    mutating func path() -> Path {
      let rect = CGRect(x: number(), y: number(), width: number(), height: number())
      return switch roll(6) {
      case 0: Path(storage: .rect(rect))
      case 1: Path(storage: .roundedRect(rect, cornerRadius: number()))
      case 2: Path(storage: .ellipse(in: rect))
      case 3: Path(storage: .arc(center: point(), radius: number(), start: number(), end: number()))
      case 4: Path()
      default:
        Path(
          storage: .elements([
            roll(3) == 0 ? .closeSubpath : .move(to: point()), .line(to: point()),
            .curve(to: point(), control1: point(), control2: point()), .closeSubpath,
            .quadCurve(to: point(), control: point()),
          ]))
      }
    }

    mutating func transform() -> CGAffineTransform {
      roll(3) == 0
        ? CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        : CGAffineTransform(translationX: number(), y: number())
    }
  }

  @Test("Whatever numbers come, drawing ends and leaves the padding clear")
  func anything() throws {
    let fonts = try openFonts()
    for seed in 1...40 { draw(seed, fonts) }
  }

  private func draw(_ seed: Int, _ fonts: FontLibrary) {
    var dice = Dice(state: UInt64(seed))
    let measurer = PangoTextMeasurer(fonts: fonts)
    func list(_ depth: Int) -> DisplayList {
      DisplayList((0..<8).map { _ in command(depth) })
    }
    func command(_ depth: Int) -> DrawCommand {
      switch dice.roll(depth > 0 ? 9 : 6) {
      case 0, 1: return .fill(dice.path(), evenOdd: dice.roll(2) == 0, dice.paint())
      case 2, 3:
        let style = StrokeStyle(
          lineWidth: dice.number(), lineCap: CGLineCap(rawValue: Int32(dice.roll(3))) ?? .butt,
          lineJoin: CGLineJoin(rawValue: Int32(dice.roll(3))) ?? .miter, miterLimit: dice.number(),
          dash: dice.roll(3) == 0 ? [dice.number(), dice.number(), dice.number()] : [],
          dashPhase: dice.number())
        return .stroke(dice.path(), style, dice.paint())
      case 4:
        let size = [.nan, .infinity, -3, 0, 0.2, 9, 12, 17, 30, 1e9][dice.roll(10)]
        let font = ResolvedFont(size: size, weight: dice.roll(1200))
        let run = StyledText.Run(
          "8:45 充電", font: font, tracking: dice.number(), baselineOffset: dice.number(), isUnderlined: true)
        let style = ParagraphStyle(
          lineLimit: dice.roll(3), reservedLines: dice.roll(3), lineSpacing: dice.number(),
          minimumScaleFactor: dice.number())
        let text = measurer.layout(
          StyledText([run]), style: style, width: dice.number(), height: dice.number())
        return .text(text, origin: dice.point(), dice.paint(), transform: dice.transform())
      case 5:
        let symbol = SymbolRequest(name: "battery.50", pointSize: dice.number(), variableValue: dice.number())
        _ = measurer.symbolMetrics(symbol)
        let rect = CGRect(x: dice.number(), y: dice.number(), width: dice.number(), height: dice.number())
        return .symbol(symbol, in: rect, dice.paint(), transform: dice.transform())
      case 6: return .clip(dice.path(), evenOdd: true, list(depth - 1))
      case 7: return .mask(list(depth - 1), by: list(depth - 1))
      default: return .layer(opacity: Float(dice.number()), list(depth - 1))
      }
    }
    var black = Frame(width: 99, height: 61)
    let rasterizer = Rasterizer(fonts: fonts)
    let commands = list(1)
    rasterizer.draw(commands, into: &black, mapping: .prominence)
    for row in 0..<61 { #expect(black.bytes[row * 13 + 12] & 0x1F == 0) }
    for inks in [[.white, .black, .red], [.white, .black, .red, .yellow], Ink.pigments] {
      var picture = ColorFrame(width: 99, height: 61, inks: inks)
      rasterizer.draw(commands, into: &picture)
      let isClean = (0..<61 * picture.planeCount).allSatisfy { picture.bytes[$0 * 13 + 12] & 0x1F == 0 }
      #expect(isClean)
      // No pixel has a place without an ink.
      let inked = picture.inks.dropFirst().map { picture.pixels(of: $0) }
      for at in 0..<picture.planeSize {
        let known = inked.reduce(UInt8(0)) { $0 | $1.bytes[at] }
        #expect(known == picture.inkedPixels.bytes[at])
      }
    }
  }
}
