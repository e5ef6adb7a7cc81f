import Foundation
import InkTestKit
import Testing

@testable import InkViews

@MainActor @Suite("Display list")
struct DisplayListTests {
  private func commands<V: View>(@ViewBuilder _ view: () -> V) -> [DrawCommand] {
    LayoutTree(20, 10) { view() }.rendered.displayList.commands
  }

  @Test("the opacity of one plain shape needs no layer, that of several does")
  func opacity() {
    guard case .fill(_, _, .color(let color))? = commands({ Rectangle().opacity(0.5) }).first else {
      Issue.record("a fill")
      return
    }
    #expect(color.opacity == 0.5)
    let several = commands {
      ZStack {
        Rectangle()
        Circle()
      }.opacity(0.5)
    }
    guard several.count == 1, case .layer(0.5, let list) = several[0] else {
      Issue.record("one layer: \(several)")
      return
    }
    #expect(list.commands.count == 2)
  }

  @Test("what is hidden keeps its place and draws nothing")
  func hidden() {
    #expect(commands { Rectangle().hidden() }.isEmpty)
    #expect(LayoutTree(20, 10) { Rectangle().hidden() }.size == "20×10")
  }

  @Test("a clip holds its content, in the shape's place")
  func clip() {
    let drawn = commands { Color.red.clipShape(Circle()) }
    guard drawn.count == 1, case .clip(let path, false, let list) = drawn[0] else {
      Issue.record("one clip: \(drawn)")
      return
    }
    #expect(path.storage == .ellipse(in: CGRect(x: 5, y: 0, width: 10, height: 10)))
    #expect(list.commands.count == 1)
  }

  @Test("a corner radius is a clip by a round rectangle")
  func cornerRadius() {
    guard case .clip(let path, _, _)? = commands({ Color.red.cornerRadius(3) }).first else {
      Issue.record("a clip")
      return
    }
    #expect(path.storage == .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3))
  }

  @Test("a mask keeps both lists apart")
  func mask() {
    guard case .mask(let content, let strength)? = commands({ Color.red.mask { Circle() } }).first else {
      Issue.record("a mask")
      return
    }
    #expect(content.commands.count == 1 && strength.commands.count == 1)
  }

  @Test("a text carries its rotation, and its box is the unrotated one")
  func rotatedText() {
    let drawn = commands { Text("ab").font(.system(size: 8)).rotationEffect(.degrees(90)) }
    guard case .text(_, let origin, _, let transform)? = drawn.first else {
      Issue.record("a text")
      return
    }
    #expect(origin == CGPoint(x: 6, y: 0))
    // The box's middle stays where it is.
    let middle = CGPoint(x: 10, y: 5).applying(transform)
    #expect(abs(middle.x - 10) < 1e-9 && abs(middle.y - 5) < 1e-9)
  }

  @Test("a canvas draws in its own coordinates, opacity and clips included")
  func canvas() {
    let drawn = commands {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.translateBy(x: 1, y: 2)
        context.opacity = 0.5
        context.stroke(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .foreground, lineWidth: 2)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 3, height: 3)))
        context.draw(Text(verbatim: "x").font(.system(size: 8)), at: CGPoint(x: 5, y: 5), anchor: .topLeading)
      }
      .padding(1)
    }
    guard drawn.count == 3, case .fill(let page, _, _) = drawn[0],
      case .stroke(let ring, let style, let paint) = drawn[1],
      case .clip(let clip, _, let inside) = drawn[2], case .color(let color) = paint
    else {
      Issue.record("three drawings: \(drawn)")
      return
    }
    #expect(page.storage == .rect(CGRect(x: 1, y: 1, width: 18, height: 8)))
    #expect(ring.storage == .ellipse(in: CGRect(x: 2, y: 3, width: 4, height: 4)))
    #expect(style.lineWidth == 2 && color.opacity == 0.5)
    #expect(clip.storage == .rect(CGRect(x: 2, y: 3, width: 3, height: 3)))
    guard case .layer(0.5, let faded)? = inside.commands.first, case .text? = faded.commands.first else {
      Issue.record("a faded text: \(inside)")
      return
    }
  }

  @Test("a view of a timeline is made for the entry's date")
  func timeline() {
    var environment = EnvironmentValues()
    environment.currentDate = Date(timeIntervalSince1970: 1234)
    let tree = LayoutTree(100, 20, environment: environment) {
      TimelineView(.everyMinute) { context in Text(verbatim: "\(Int(context.date.timeIntervalSince1970))") }
    }
    #expect(tree.texts == ["1234"])
  }

  @Test("schedules count from their own start")
  func schedules() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
    #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [60, 120])
    let periodic = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 5), by: 20)
    #expect(
      periodic.entries(from: start, mode: .normal).prefix(2).map(\.timeIntervalSinceReferenceDate) == [
        85, 105,
      ])
  }

  @Test("a picture that cannot be read has its stand-in in a canvas too")
  func missingPicture() {
    let drawn = commands {
      Canvas { context, _ in
        let image = context.resolve(Image("no such picture"))
        context.draw(image, in: CGRect(x: 2, y: 1, width: 16, height: 8))
        context.draw(image, at: CGPoint(x: 10, y: 5))
      }
    }
    let bounds = drawn.compactMap { command -> CGRect? in
      if case .stroke(let path, _, _) = command { path.boundingRect } else { nil }
    }
    #expect(bounds.count == 2)
    #expect(bounds.first == CGRect(x: 2.5, y: 1.5, width: 15, height: 7))
    #expect(bounds.last.map { $0.width > 20 && $0.height > 15 } == true)
  }
}
