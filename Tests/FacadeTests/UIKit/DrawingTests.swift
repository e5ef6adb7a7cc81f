import Foundation
import Testing
import UIKit

/// Drawing by hand, as far as widgets do it.
@MainActor @Suite("UIKit's drawing")
struct DrawingTests {
  @Test("UIKit's plain colours are not SwiftUI's")
  func colors() {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(UIColor.green.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0, 1, 0, 1])
    #expect(UIColor.gray.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue] == [0.5, 0.5, 0.5])
  }

  @Test(
    "UIKit's named colours are the system's, in light and in dark",
    arguments: [
      (.label, [0, 0, 0, 1], [255, 255, 255, 1]),
      (.quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
      (.placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
      (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
      (.opaqueSeparator, [198, 198, 200, 1], [56, 56, 58, 1]),
      (.secondarySystemBackground, [242, 242, 247, 1], [28, 28, 30, 1]),
      (.tertiarySystemBackground, [255, 255, 255, 1], [44, 44, 46, 1]),
      (.systemGroupedBackground, [242, 242, 247, 1], [0, 0, 0, 1]),
      (.secondarySystemGroupedBackground, [255, 255, 255, 1], [28, 28, 30, 1]),
      (.tertiarySystemGroupedBackground, [242, 242, 247, 1], [44, 44, 46, 1]),
      (.systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
      (.secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
      (.tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
      (.quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
      (.systemGray4, [209, 209, 214, 1], [58, 58, 60, 1]),
      (.lightText, [255, 255, 255, 0.6], [255, 255, 255, 0.6]),
      (.darkText, [0, 0, 0, 1], [0, 0, 0, 1]),
    ] as [(UIColor, [Double], [Double])])
  func systemColors(_ color: UIColor, light: [Double], dark: [Double]) {
    for (style, numbers) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let found: [Double] = [red * 255, green * 255, blue * 255, alpha]
      #expect(zip(found, numbers).allSatisfy { abs($0 - $1) < 0.001 }, "\(found)")
    }
  }

  @Test("a path knows its bounds and its usual line")
  func path() {
    let path = UIBezierPath(roundedRect: CGRect(x: 6, y: 7, width: 20, height: 10), cornerRadius: 3)
    #expect(path.bounds == CGRect(x: 6, y: 7, width: 20, height: 10))
    #expect(path.lineWidth == 1)
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(!path.contains(CGPoint(x: 0, y: 0)))
  }

  @Test("there is a context while a picture is drawn, and none afterwards")
  func renderer() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      #expect(UIGraphicsGetCurrentContext() != nil)
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 4, y: 0))
      path.addLine(to: CGPoint(x: 8, y: 4))
      path.addCurve(
        to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: 7, y: 4), controlPoint2: CGPoint(x: 5, y: 4))
      path.close()
      path.lineCapStyle = .round
      path.lineJoinStyle = .bevel
      path.stroke()
      let context = context.cgContext
      context.saveGState()
      context.translateBy(x: 1, y: 1)
      context.rotate(by: .pi / 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setLineDash(phase: 0, lengths: [1, 1])
      context.setAlpha(0.5)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.restoreGState()
    }
    #expect(image.size == CGSize(width: 8, height: 4))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.pngData()?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }

  @Test("a picture that does not exist is nil")
  func missing() {
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("a font has a size, a weight and a width")
  func font() {
    #expect(UIFont.systemFont(ofSize: 28, weight: .bold, width: .condensed).pointSize == 28)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
