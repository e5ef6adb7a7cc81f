import Foundation
import InkTimelines
import InkViews
import Testing

@testable import InkHost

@MainActor @Suite("ScreenLayout, widgets of one's own")
struct OwnWidgetsTests {
  private struct Entry: TimelineEntry { let date: Date }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {}
  }

  private struct Bundle: WidgetBundle {
    struct Ring: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ring", provider: Provider()) { _ in Text("") }
          .supportedFamilies([.accessoryCircular, .accessoryInline])
      }
    }

    struct Panel: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "panel", provider: Provider()) { _ in Text("") }
          .supportedFamilies([.accessoryRectangular, .accessoryInline])
      }
    }

    struct Wide: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "wide", provider: Provider()) { _ in Text("") }
          .supportedFamilies([.systemMedium])
      }
    }

    var body: some Widget {
      Ring()
      Panel()
      Wide()
    }
  }

  private static func placed(_ kinds: [String], on size: CGSize) -> [String] {
    let widgets = WidgetDescriptor.all(in: Bundle()).filter { kinds.contains($0.kind) }
    return ScreenLayout.lockScreen(size).defaultPlacements(of: widgets)
      .map { "\($0.slot.name) \($0.kind)" }
  }

  @Test("slots take the first widget of their family, the strip what else fits")
  func slots() {
    #expect(
      Self.placed(["ring", "panel", "wide"], on: CGSize(width: 250, height: 122))
        == ["circular.1 ring", "rectangular.1 panel", "inline.1 ring", "inline.2 panel"])
  }

  @Test("a widget stands once in each family")
  func once() {
    #expect(
      Self.placed(["ring"], on: CGSize(width: 250, height: 122)) == ["circular.1 ring", "inline.1 ring"])
  }

  @Test("a widget that fits no slot has the whole screen")
  func whole() {
    #expect(Self.placed(["wide"], on: CGSize(width: 400, height: 240)) == ["screen wide"])
  }
}
