import Foundation
import InkTestKit
import SwiftUI
import Testing
import WidgetKit

/// What files that an app shares with its widgets use besides.
@MainActor @Suite("Shared sources")
struct SharedSourceTests {
  @Test("a font by its descriptor keeps its size and takes design and traits")
  func descriptors() throws {
    let plain = UIFont.systemFont(ofSize: 20, weight: .medium)
    let rounded = try #require(plain.fontDescriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0) == UIFont(descriptor: rounded, size: 20))
    #expect(UIFont(descriptor: rounded, size: 12).pointSize == 12)
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
    let digits: [UIFontDescriptor.FeatureKey: Int] = [
      .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
    ]
    let even = plain.fontDescriptor.addingAttributes([.featureSettings: [digits]])
    #expect(UIFont(descriptor: even, size: 0) == .monospacedDigitSystemFont(ofSize: 20, weight: .medium))
    #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: 20]), size: 0).pointSize == 20)
    #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: 20.5]), size: 0).pointSize == 20.5)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: plain, maximumPointSize: 9).pointSize == 9)
  }

  @Test("pixels have no scale; a part of them is cut out")
  func pixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 16 && pixels.height == 8)
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 16, height: 8))
    let part = try #require(pixels.cropping(to: CGRect(x: 8, y: 0, width: 99, height: 2)))
    #expect(part.width == 8 && part.height == 2)
    let left = try #require(pixels.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 2)))
    #expect(UIImage(cgImage: part).pngData() != UIImage(cgImage: left).pngData())
    #expect(pixels.cropping(to: CGRect(x: 20, y: 0, width: 1, height: 1)) == nil)
    #expect(UIImage().cgImage == nil)
  }

  @Test("a label is as large as its words, and draws them in the middle")
  func labels() {
    let label = UILabel()
    label.text = "Charging"
    label.font = .systemFont(ofSize: 10)
    label.sizeToFit()
    #expect(label.frame.width > 20 && label.frame.height > 8)
    let one = label.frame.height
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 30, height: 100)).height > one)
  }

  @Test("a picture that is drawn when it is shown has its size, and fills a frame when it may")
  func drawnPictures() {
    let picture = Image(size: CGSize(width: 10, height: 6)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 6)), with: .color(.black))
    }
    let plain = LayoutTree(40, 40) { picture }
    #expect(plain.size == "10×6")
    let filling = LayoutTree(40, 40) { picture.resizable() }
    #expect(filling.size == "40×40")
  }

  @Test("a span that keeps up with the clock ends at now")
  func spans() {
    let start = Date(timeIntervalSince1970: 0)
    let tree = LayoutTree(200, 20) {
      Text(.durationOffset(to: start), format: .time(pattern: .hourMinute))
    }
    #expect(tree.texts.count == 1)
  }

  @Test("a mesh is as large as proposed, and a date's formatter serves a text")
  func meshes() {
    let tree = LayoutTree(200, 40) {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.black, .black, .white, .white])
      Text(Date(timeIntervalSinceNow: 7230), formatter: RelativeDateTimeFormatter())
    }
    #expect(tree.texts == ["in 2 hours"])
  }

  @Test("clocks of Apple's C libraries have their units")
  func clocks() {
    #expect(NSEC_PER_SEC / NSEC_PER_MSEC == 1000 && USEC_PER_SEC == NSEC_PER_MSEC)
    #expect(CFAbsoluteTimeGetCurrent() > 800_000_000)
    #expect(CACurrentMediaTime() > 0)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test("what Xcode shows as swatches and thumbnails stands for colours and pictures")
  func literals() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(Color(#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)) == Color(UIColor(white: 0, alpha: 1)))
    let picture: UIImage = #imageLiteral(resourceName: "no such picture")
    #expect(picture.size == .zero)
  }

  @Test("a list reads as one")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["tea", 2, "milk"]) == "tea, 2, and milk")
    #expect(formatter.string(for: 3) == nil)
  }
}
