import Foundation
import InkTestKit
import InkViews
import Testing

/// A battery's level as a ring, as lock-screen widgets draw it.
private struct Ring: View {
  var value: Double
  var lineWidth: CGFloat = 12
  var track: Color = Color.gray.opacity(0.3)

  var body: some View {
    ZStack {
      Circle()
        .stroke(lineWidth: lineWidth)
        .foregroundColor(track)
        .accessibilityIdentifier("ring")
      Circle()
        .trim(from: 0, to: min(max(0.001, value), 1.0))
        .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
        .foregroundColor(value < 0.1 ? Color.red : Color.green)
        .rotationEffect(.degrees(-90.0))
    }
    .padding(.all, lineWidth / 2)
  }
}

@MainActor @Suite("Battery ring")
struct BatteryRingTests {
  @Test("the ink of a small widget's ring stays 12 points from the edge")
  func small() {
    let tree = LayoutTree(158, 158) { ZStack { Ring(value: 0.8) }.padding(12) }
    #expect(tree.size == "158×158")
    #expect(tree["ring"] == "(18, 18) 122×122")
  }

  @Test("the ink of a lock-screen ring touches the edge", arguments: [(72.0, 66), (76.0, 70)])
  func circular(side: Double, ring: Int) {
    let tree = LayoutTree(side, side) { ZStack { Ring(value: 0.8, lineWidth: 6) } }
    #expect(tree.size == "\(ring + 6)×\(ring + 6)")
    #expect(tree["ring"] == "(3, 3) \(ring)×\(ring)")
  }

  @Test(
    "beside a ring as wide as the widget is tall, texts share the rest",
    arguments: [
      (160.0, 72.0, "(3, 3) 66×66", ["(80, 9) 80×20", "(80, 29) 80×20", "(80, 49) 80×14"]),
      (172.0, 76.0, "(3, 3) 70×70", ["(84, 11) 88×20", "(84, 31) 88×20", "(84, 51) 88×14"]),
    ])
  func rectangular(width: Double, height: Double, ring: String, lines: [String]) {
    let tree = LayoutTree(width, height) {
      HStack {
        ZStack { Ring(value: 0.5, lineWidth: 6) }
        VStack(spacing: 0) {
          Color.clear.frame(width: 34, height: 20).frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("0")
          Color.clear.frame(width: 51, height: 20).frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("1")
          Color.clear.frame(width: 48, height: 14).frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("2")
        }
      }
    }
    #expect(tree.size == "\(Int(width))×\(Int(height))")
    #expect(tree["ring"] == ring)
    #expect(["0", "1", "2"].map { tree[$0] } == lines)
  }

  @Test("the progress is an exact arc from the top, clockwise")
  func arc() throws {
    let tree = LayoutTree(72, 72) { Ring(value: 0.25, lineWidth: 6) }
    let commands = tree.rendered.displayList.commands
    #expect(commands.count == 2)
    guard case .stroke(let track, let style, .color(let grey)) = commands[0],
      case .stroke(let progress, let cap, .color(let color)) = commands[1]
    else {
      Issue.record("a ring is two strokes: \(commands)")
      return
    }
    #expect(track.storage == .ellipse(in: CGRect(x: 3, y: 3, width: 66, height: 66)))
    #expect(style == StrokeStyle(lineWidth: 6))
    #expect(abs(grey.opacity - 0.3) < 0.001)
    guard case .arc(let center, let radius, let start, let end) = progress.storage else {
      Issue.record("a trimmed and rotated circle stays an arc: \(progress)")
      return
    }
    #expect(abs(center.x - 36) < 1e-9 && abs(center.y - 36) < 1e-9)
    #expect(abs(radius - 33) < 1e-9)
    #expect(abs(start + .pi / 2) < 1e-9)
    #expect(abs(end) < 1e-9)
    #expect(cap.lineCap == .round)
    #expect(color == ResolvedColor(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255))
  }

  @Test("an empty battery still shows a dot of the round cap")
  func empty() throws {
    let tree = LayoutTree(72, 72) { Ring(value: 0, lineWidth: 6) }
    guard case .stroke(let progress, _, _) = tree.rendered.displayList.commands[1],
      case .arc(_, _, let start, let end) = progress.storage
    else {
      Issue.record("the least progress is an arc")
      return
    }
    #expect(abs((end - start) - 0.001 * 2 * .pi) < 1e-9)
  }
}
