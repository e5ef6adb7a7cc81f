import InkBitmap
import InkRaster
import InkViews
import Testing

@testable import InkHost

@MainActor @Suite("Page")
struct PageTests {
  nonisolated private static let darkPage = {
    var mapping = InkMapping(.luminance)
    mapping.isPageDark = true
    return mapping
  }()

  @Test(
    "Family, colour scheme and mode decide the page and the mapping",
    arguments: [
      (WidgetFamily.accessoryCircular, nil, nil, false, Ink.white, InkMapping(.prominence)),
      (.systemSmall, nil, nil, false, .white, InkMapping(.luminance)),
      (.systemSmall, .dark, nil, true, .black, darkPage),
      (.accessoryCircular, .dark, nil, true, .black, InkMapping(.prominence, isInverted: true)),
      (.accessoryCircular, .light, nil, false, .white, InkMapping(.luminance)),
      (.systemSmall, nil, .vibrant, false, .white, InkMapping(.prominence)),
      (.systemSmall, nil, .accented, false, .white, InkMapping(.accented)),
      (.systemSmall, .dark, .accented, true, .black, InkMapping(.accented, isInverted: true)),
    ] as [(WidgetFamily, ColorScheme?, WidgetRenderingMode?, Bool, Ink, InkMapping)])
  func table(
    family: WidgetFamily, scheme: ColorScheme?, mode: WidgetRenderingMode?, isDark: Bool, ink: Ink,
    mapping: InkMapping
  ) {
    var environment = HostSettings(placements: []).environment(
      for: family, hasContentMargins: false, at: .distantPast)
    var look = PreviewLook()
    look.colorScheme = scheme
    look.renderingMode = mode
    look.apply(to: &environment)
    #expect(look.isDark == isDark)
    let page = Page(environment, onDarkScreen: look.isDark)
    #expect(page.ink == ink)
    #expect(page.mapping == mapping)
  }

  @Test("Accented mode drops the container background, which would be as black as its content")
  func accentedBackground() {
    var environment = EnvironmentValues()
    var look = PreviewLook()
    look.renderingMode = .accented
    look.apply(to: &environment)
    #expect(!environment.showsWidgetContainerBackground)
  }
}
