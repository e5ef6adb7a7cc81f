import Foundation
import InkRaster
import Testing
import UIKit

/// UIKit and Foundation as widgets use them, each by what it is worth.
@MainActor @Suite("UIKit by its signatures", .serialized)
struct UIKitChecklistTests {
  @Test("a battery's states have Apple's numbers")
  func states() {
    let states: [UIDevice.BatteryState] = [.unknown, .unplugged, .charging, .full]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIDevice.batteryLevelDidChangeNotification != UIDevice.batteryStateDidChangeNotification)
    #expect(Notification.Name.NSProcessInfoPowerStateDidChange.rawValue.isEmpty == false)
  }

  @Test("a screen is as large as a phone's")
  func screen() {
    let screen = UIScreen.main
    #expect(screen.bounds.width > 300 && screen.bounds.height > 600)
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
  }

  @Test(
    "percentages are written as on a phone",
    arguments: [(0.83, "83%"), (0.005, "0%"), (0.745, "74%"), (0.995, "100%")])
  func percent(value: Double, expected: String) {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: NSNumber(value: value)) == expected)
  }

  @Test("a percentage by its format style needs its digits said")
  func percentStyle() {
    let locale = Locale(identifier: "en_US")
    #expect(
      Float(0.83).formatted(.percent.precision(.fractionLength(0)).locale(locale)) == "83%")
    #expect(Float(0.83).formatted(.percent.locale(locale)) == "82.999998%")
  }

  @Test("what Core Graphics has and Foundation does not")
  func coreGraphics() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(CGPoint(x: 1, y: 0).applying(turn).y - 1) < 1e-9)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    let caps: [CGLineCap] = [.butt, .round, .square]
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    #expect(caps.count == 3 && joins.count == 3)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20).insetBy(dx: 1, dy: 2).offsetBy(dx: 1, dy: 0)
    #expect(rect == CGRect(x: 2, y: 2, width: 8, height: 16))
    #expect(rect.midX == 6 && rect.maxY == 18)
    #expect(UIColor.red.cgColor.components?.count == 4)
  }

  @Test("a battery drawn by hand as an app for phones draws it has outline, fill and terminal")
  func battery() throws {
    let view = Battery(frame: CGRect(x: 0, y: 0, width: 32, height: 24))
    let box = UIView(frame: view.bounds)
    box.addSubview(view)
    view.setNeedsDisplay()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
      box.layer.render(in: context.cgContext)
    }
    let data = try #require(picture.pngData())
    let pixels = try PNGFile.decode([UInt8](data))
    func ink(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
      rows.reduce(0) { count, y in count + columns.filter { pixels.gray[y * 32 + $0] < 128 }.count }
    }
    #expect(ink(10..<22, 6..<8) >= 10, "the outline's upper edge")
    #expect(ink(8..<24, 9..<15) > 16, "the fill has a pattern")
    #expect(ink(28..<30, 10..<14) >= 4, "the right half of the terminal")
    #expect(ink(27..<28, 10..<14) == 0, "its left half is clipped")
    #expect(ink(0..<32, 0..<6) == 0 && ink(30..<32, 0..<24) == 0, "nothing else")
    let again = try #require(UIImage(data: data))
    #expect(again.size == CGSize(width: 32, height: 24))
    #expect(picture.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(picture.withTintColor(.red).size == picture.size)
    #expect(UIImage(systemName: "bolt.fill")?.isSymbolImage == true)
  }

  private final class Battery: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let outline = UIBezierPath(roundedRect: bounds.insetBy(dx: 6, dy: 7), cornerRadius: 3)
      UIColor.gray.setStroke()
      outline.lineWidth = 1.5
      outline.stroke()
      UIColor.green.setFill()
      UIBezierPath(rect: bounds.insetBy(dx: 8, dy: 9)).fill()
      context.saveGState()
      context.clip(to: CGRect(x: bounds.maxX - 4, y: bounds.midY - 2, width: 2, height: 4))
      context.setFillColor(UIColor.black.cgColor)
      context.fillEllipse(in: CGRect(x: bounds.maxX - 6, y: bounds.midY - 2, width: 4, height: 4))
      context.restoreGState()
    }
  }
}
