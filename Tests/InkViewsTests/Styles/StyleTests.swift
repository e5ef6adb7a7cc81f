import Foundation
import InkTestKit
import Testing

@testable import InkViews

@MainActor @Suite("Styles")
struct StyleTests {
  private func paint<V: View>(
    _ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> V
  ) -> Paint? {
    var environment = EnvironmentValues()
    change(&environment)
    let tree = LayoutTree(20, 10, environment: environment) { view() }
    guard case .fill(_, _, let paint)? = tree.rendered.displayList.commands.first else { return nil }
    return paint
  }

  private func rgb(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> Paint {
    .color(ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity))
  }

  @Test(
    "system colours differ between light and dark",
    arguments: [
      (Color.red, [255, 59, 48], [255, 69, 58]), (.green, [52, 199, 89], [48, 209, 88]),
      (.blue, [0, 122, 255], [10, 132, 255]), (.yellow, [255, 204, 0], [255, 214, 10]),
      (.gray, [142, 142, 147], [142, 142, 147]), (.mint, [0, 199, 190], [99, 230, 226]),
    ] as [(Color, [Float], [Float])])
  func palette(color: Color, light: [Float], dark: [Float]) {
    #expect(paint { color } == rgb(light[0], light[1], light[2]))
    #expect(paint { color.colorScheme(.dark) } == rgb(dark[0], dark[1], dark[2]))
  }

  @Test("without a foreground, levels are the label colours")
  func labels() {
    #expect(paint { Rectangle() } == .color(.black))
    #expect(paint { Rectangle().fill(.secondary) } == rgb(60, 60, 67, 0.6))
    #expect(paint { Rectangle().foregroundStyle(.tertiary) } == rgb(60, 60, 67, 0.3))
    #expect(paint { Rectangle().fill(.quaternary).colorScheme(.dark) } == rgb(235, 235, 245, 0.16))
  }

  @Test(
    "levels of a colour that is set are parts of its strength", arguments: [(1, 0.5), (2, 0.25), (3, 0.18)])
  func levels(level: Int, opacity: Float) {
    let style = [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary][level]
    #expect(paint { Rectangle().fill(style).foregroundStyle(.red) } == rgb(255, 59, 48, opacity))
    #expect(paint { Rectangle().foregroundStyle(style).foregroundStyle(.red) } == rgb(255, 59, 48, opacity))
  }

  @Test("two levels may be set apart, and Color.secondary belongs to neither")
  func twoLevels() {
    #expect(paint { Rectangle().fill(.secondary).foregroundStyle(.red, .blue) } == rgb(0, 122, 255))
    #expect(paint { Rectangle().fill(Color.secondary).foregroundStyle(.red) } == rgb(60, 60, 67, 0.6))
  }

  @Test("the nearest foreground wins, and nil is the default")
  func nearest() {
    #expect(paint { Rectangle().foregroundColor(.red).foregroundColor(.blue) } == rgb(255, 59, 48))
    #expect(paint { Rectangle().foregroundColor(nil).foregroundColor(.blue) } == .color(.black))
  }

  @Test("fills, backgrounds and separators have the system's greys")
  func systemGreys() {
    #expect(paint { Rectangle().fill(.fill) } == rgb(120, 120, 128, 0.2))
    #expect(paint { Rectangle().fill(.fill.tertiary) } == rgb(118, 118, 128, 0.12))
    #expect(paint { Rectangle().fill(.fill).colorScheme(.dark) } == rgb(120, 120, 128, 0.36))
    #expect(paint { Rectangle().fill(.fill.quaternary).colorScheme(.dark) } == rgb(118, 118, 128, 0.18))
    #expect(paint { Rectangle().fill(.background) } == .color(.white))
    #expect(paint { Rectangle().fill(.background.secondary) } == rgb(242, 242, 247))
    #expect(paint { Rectangle().fill(.separator) } == rgb(60, 60, 67, 0.29))
  }

  @Test("the tint is blue unless set")
  func tint() {
    #expect(paint { Rectangle().fill(.tint) } == rgb(0, 122, 255))
    #expect(paint { Rectangle().fill(.tint).tint(.green) } == rgb(52, 199, 89))
  }

  @Test("opacity of a colour, of a style and of a view multiply")
  func opacity() {
    #expect(paint { Color.black.opacity(0.5) } == rgb(0, 0, 0, 0.5))
    #expect(paint { Rectangle().fill(.black.opacity(0.5)).opacity(0.5) } == rgb(0, 0, 0, 0.25))
  }

  @Test("colours can be mixed and given in several ways")
  func colors() {
    #expect(
      paint { Color.black.mix(with: .white, by: 0.25) }
        == .color(ResolvedColor(red: 0.25, green: 0.25, blue: 0.25)))
    #expect(paint { Color(hue: 0, saturation: 1, brightness: 1) } == rgb(255, 0, 0))
    #expect(paint { Color(hue: 1.0 / 3, saturation: 1, brightness: 1) } == rgb(0, 255, 0))
    #expect(paint { Color(white: 1) } == .color(.white))
  }

  @Test("a named colour is looked up by the host; without one a faint label colour stands in")
  func named() {
    let assets: ColorAssets = { name, _, scheme in
      name == "brand" ? (scheme == .dark ? .white : ResolvedColor(red: 1, green: 0, blue: 0)) : nil
    }
    #expect(paint({ $0.colorAssets = assets }) { Color("brand") } == rgb(255, 0, 0))
    #expect(paint({ $0.colorAssets = assets }) { Color("other") } == rgb(60, 60, 67, 0.3))
  }

  @Test("a gradient's points are those of the bounds, moved with the view")
  func gradient() {
    let paint = paint {
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing).padding(2)
    }
    #expect(
      paint
        == .linearGradient(
          stops: [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], from: CGPoint(x: 2, y: 5),
          to: CGPoint(x: 18, y: 5)))
  }

  @Test("accessory widgets are light on dark, unless told")
  func accessory() {
    #expect(paint({ $0.widgetFamily = .accessoryCircular }) { Rectangle() } == .color(.white))
    #expect(
      paint({
        $0.widgetFamily = .accessoryCircular
        $0.colorScheme = .light
      }) { Rectangle() } == .color(.black))
  }

  @Test("a style of one's own is asked for the environment's")
  func own() {
    struct Alert: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.red
      }
    }
    #expect(paint { Rectangle().fill(Alert()) } == rgb(255, 59, 48))
    #expect(paint { Rectangle().fill(Alert()).colorScheme(.dark) } == .color(.white))
  }
}
