import Foundation
import InkTestKit
import Testing

@testable import InkViews

@MainActor @Suite("Controls")
struct ControlTests {
  private struct Switchboard: View {
    @State private var isOn = true

    var body: some View {
      Toggle("Light", isOn: $isOn)
        .toggleStyle(Checkbox())
    }
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }

  @Test("a toggle shows its state in its style")
  func toggle() {
    let tree = LayoutTree(200, 30) { Switchboard() }
    #expect(tree.frame(of: "Image checkmark.square") != nil)
    #expect(tree.texts == ["Light"])
    let switched = LayoutTree(200, 30) { Toggle("Light", isOn: .constant(false)) }
    #expect(switched.frame(of: "Capsule") == CGRect(x: 166, y: 5, width: 34, height: 20))
  }

  @Test("a button is its label in the tint; plain, it is the label alone")
  func button() {
    func color(_ tree: LayoutTree) -> ResolvedColor? {
      guard case .text(_, _, .color(let color), _)? = tree.rendered.displayList.commands.last else {
        return nil
      }
      return color
    }
    let blue = ResolvedColor(red: 0, green: 122.0 / 255, blue: 1)
    #expect(color(LayoutTree(100, 40) { Button("Go") {} }) == blue)
    #expect(color(LayoutTree(100, 40) { Button("Go") {}.buttonStyle(.plain) }) == .black)
    #expect(color(LayoutTree(100, 40) { Button("Go") {}.buttonStyle(.borderedProminent) }) == .white)
  }

  @Test("a label is an icon and a title on one baseline, or one of them")
  func label() {
    let both = LayoutTree(200, 30) { Label("Sun", systemImage: "sun.max").font(.system(size: 20)) }
    #expect(both.size == "58×24")
    #expect(both.frame(of: "Image sun.max")?.minX == 71)
    #expect(LayoutTree(200, 30) { Label("Sun", systemImage: "sun.max").labelStyle(.iconOnly) }.texts.isEmpty)
    let title = LayoutTree(200, 30) { Label("Sun", systemImage: "sun.max").labelStyle(.titleOnly) }
    #expect(title.rendered.frames.count == 1)
  }

  @Test("a link is its label")
  func link() throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(LayoutTree(200, 30) { Link("here", destination: url) }.texts == ["here"])
  }

  @Test("a state can be changed by the body, and a binding reads through")
  func state() {
    var point = CGPoint(x: 1, y: 2)
    let binding = Binding(get: { point }, set: { point = $0 })
    binding.y.wrappedValue = 7
    #expect(point == CGPoint(x: 1, y: 7))
    let state = State(wrappedValue: 1)
    state.projectedValue.wrappedValue = 5
    #expect(state.wrappedValue == 5)
  }
}
