import Foundation
import InkTestKit
import Testing

@testable import InkViews

@MainActor @Suite("ProgressView")
struct ProgressViewTests {
  private func bars(_ tree: LayoutTree) -> [CGFloat] {
    tree.rendered.frames.filter { $0.name == "Capsule" }.map(\.frame.width)
  }

  @Test("a bar is filled by its part of the total")
  func linear() {
    let tree = LayoutTree(200, 40) { ProgressView("Copying", value: 3, total: 4) }
    #expect(bars(tree) == [200, 150])
    #expect(tree.texts == ["Copying"])
  }

  @Test("a part of nothing known is a still spinner")
  func unknown() {
    let tree = LayoutTree(200, 40) { ProgressView() }
    #expect(bars(tree).count == 8)
    #expect(tree.size == "20×20")
  }

  @Test("a circular one is a ring")
  func circular() {
    let tree = LayoutTree(60, 60) { ProgressView(value: 0.5).progressViewStyle(.circular) }
    #expect(tree.size == "60×60")
  }

  @Test(
    "an interval is a part of its own, counted down or up",
    arguments: [(true, 0.0, 100.0), (true, 15, 75), (false, 15, 25), (false, 90, 100), (true, 90, 0)]
      as [(Bool, Double, CGFloat)])
  func timer(countsDown: Bool, clock: Double, width: CGFloat) {
    var environment = EnvironmentValues()
    environment.currentDate = Date(timeIntervalSince1970: clock)
    environment.textCadence = .seconds(1)
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
    let tree = LayoutTree(100, 60, environment: environment) {
      ProgressView(timerInterval: range, countsDown: countsDown)
    }
    #expect(bars(tree).dropFirst().first ?? 0 == width)
    #expect(
      tree.rendered.nextChange(after: environment.currentDate)
        == (clock < 60 ? environment.currentDate + 1 : nil))
  }
}
