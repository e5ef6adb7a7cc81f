import Foundation
import InkTestKit
import InkViews
import Testing

/// A dial with numerals and hands.
private struct Dial: View {
  let hour: Int
  let minute: Int

  var body: some View {
    ZStack {
      ForEach(1..<13, id: \.self) { i in
        let x = sin(CGFloat(i) * 30.0 / 180.0 * CGFloat.pi)
        let y = -cos(CGFloat(i) * 30.0 / 180.0 * CGFloat.pi)
        let color = Color.primary
        Text("\(i)")
          .foregroundColor(color)
          .font(.system(size: 14))
          .frame(width: 16, height: 16, alignment: .center)
          .offset(x: 60 * x, y: 60 * y)
          .accessibilityIdentifier("\(i)")
      }
      Rectangle().fill(Color.blue).frame(width: 2, height: 30, alignment: .center).offset(y: -15)
        .rotationEffect(.init(degrees: Double(minute * 6)))
      let degrees = Double(minute) * 0.5 + Double(hour) * 30.0
      Rectangle().fill(Color.primary).frame(width: 2, height: 20).offset(y: -10)
        .rotationEffect(.init(degrees: degrees))
    }
    .widgetURL(URL(string: "https://example.org/clock"))
  }
}

@MainActor @Suite("Clock dial")
struct ClockDialTests {
  @Test("numerals stand on a circle of 60 points around the centre", arguments: 1...12)
  func numerals(hour: Int) throws {
    let tree = LayoutTree(158, 158) { Dial(hour: 3, minute: 0) }
    let drawn = try #require(tree.rendered.frames.first { $0.name == "Text \"\(hour)\"" }).frame
    let angle = Double(hour) * .pi / 6
    // The text is placed by whole pixels of its own size, so its middle may be off by half a pixel.
    #expect(abs(Double(drawn.midX) - (79 + 60 * sin(angle))) <= 0.5)
    #expect(abs(Double(drawn.midY) - (79 - 60 * cos(angle))) <= 0.5)
  }

  @Test("a hand turns about the dial's centre and ends there")
  func hands() throws {
    let tree = LayoutTree(158, 158) { Dial(hour: 3, minute: 0) }
    let fills = tree.rendered.displayList.commands.compactMap { command -> Path? in
      if case .fill(let path, _, _) = command { path } else { nil }
    }
    #expect(fills.count == 2)
    let minute = fills[0].boundingRect
    #expect(minute == CGRect(x: 78, y: 49, width: 2, height: 30))
    #expect(minute.maxY == CGFloat(79), "its lower end is the dial's centre")
    // At three o'clock the hour hand lies to the right of the centre, still an exact rectangle.
    let hour = try #require(fills.last).boundingRect
    #expect(abs(hour.minX - 79) < 1e-9 && abs(hour.minY - 78) < 1e-9)
    #expect(abs(hour.width - 20) < 1e-9 && abs(hour.height - 2) < 1e-9)
    #expect(tree.rendered.widgetURL == URL(string: "https://example.org/clock"))
  }
}
