import InkTimelines
import InkViews
import Testing

@MainActor
@Suite struct WidgetPreviewContextTests {
  struct FamilyView: View {
    @Environment(\.widgetFamily) var family

    var body: some View { Text(verbatim: family.description) }
  }

  @Test("A preview's family is in the environment of its view")
  func family_isInEnvironment() {
    let preview = FamilyView().previewContext(WidgetPreviewContext(family: .accessoryRectangular))
    let rendered = ViewRenderer(preview, environment: EnvironmentValues(), measurer: LineMeasurer())
      .layout(in: .init(width: 50, height: 50))
    #expect(rendered.frames.last?.name == #"Text "accessoryRectangular""#)
  }
}
