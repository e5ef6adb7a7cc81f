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
    #expect(label.sizeThatFits(CGSize(width: 30, height: 100)) == label.frame.size)
    label.text = "Charging since noon"
    label.numberOfLines = 0
    let broken = label.sizeThatFits(CGSize(width: 60, height: 100))
    #expect(broken.height >= 2 * one - 1 && broken.width <= 60)
    label.text = String(repeating: "noon ", count: 20)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 60, height: 500))
    #expect(two.height == broken.height)
  }

  @Test("a label measures words with styles of their own as it draws them")
  func styledLabels() {
    func label(_ size: CGFloat) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      let words = NSMutableAttributedString(
        string: "Charging ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      words.append(
        NSAttributedString(string: "since noon", attributes: [.font: UIFont.systemFont(ofSize: size)]))
      label.attributedText = words
      return label
    }
    let bounds = CGSize(width: 80, height: 500)
    let (small, large) = (label(10).sizeThatFits(bounds), label(30).sizeThatFits(bounds))
    // At 10 points both words fit in two lines; at 30 the second needs lines three times as high.
    #expect(large.height > 2 * small.height)
    #expect(large.width <= 80 && small.width <= 80)
    #expect(label(10).sizeThatFits(CGSize(width: 500, height: 500)) == label(10).intrinsicContentSize)
  }

  @Test("a label's words stand in the middle from top to bottom")
  func middle() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    label.text = "MMMM"
    label.font = .systemFont(ofSize: 20)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: label.frame.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(label.bounds)
      label.textColor = .black
      label.draw(label.bounds)
    }
    let blank = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 20), format: format).image {
      context in
      UIColor.white.setFill()
      context.fill(label.bounds)
    }
    func rows(_ from: CGFloat) throws -> Data? {
      let part = try #require(
        picture.cgImage?.cropping(to: CGRect(x: 0, y: from, width: 80, height: 20)))
      return UIImage(cgImage: part).pngData()
    }
    // Letters of 20 points are within the middle third and a little more; above and below is paper.
    let edges = [try rows(0), try rows(40)]
    #expect(edges == [blank.pngData(), blank.pngData()])
    let inner = try rows(20)
    #expect(inner != blank.pngData())
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
    func words(at now: Double) -> [String] {
      LayoutTree(200, 20) {
        Text(.durationOffset(to: start), format: .time(pattern: .hourMinute))
          .environment(\.currentDate, Date(timeIntervalSince1970: now))
      }.texts
    }
    #expect(words(at: 5400) == ["1:30"])
    #expect(words(at: 9000) == ["2:30"])
  }

  @Test("a span is read anew when its words change, not before")
  func spanChanges() {
    let start = Date(timeIntervalSince1970: 0)
    var environment = EnvironmentValues()
    environment.currentDate = Date(timeIntervalSince1970: 5400)
    func next(_ pattern: Duration.TimeFormatStyle.Pattern) -> Double? {
      LayoutTree(200, 20, environment: environment) {
        Text(.durationOffset(to: start), format: .time(pattern: pattern))
      }.rendered.nextChange(after: environment.currentDate)?.timeIntervalSince1970
    }
    #expect(next(.hourMinute) == 5460)
    environment.textCadence = .seconds(1)
    #expect(next(.hourMinuteSecond) == 5401)
    // Rounded to whole minutes, half of one up.
    let rounding = next(.hourMinute(padHourToLength: 1, roundSeconds: .toNearestOrAwayFromZero))
    #expect(rounding == 5430)
  }

  @Test("a mesh is as large as proposed, and a date's formatter serves a text")
  func meshes() {
    let mesh = LayoutTree(200, 40) {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.black, .black, .white, .white])
    }
    #expect(mesh.size == "200×40")
    let tree = LayoutTree(200, 40) {
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
