import InkTestKit
import SwiftUI
import Testing
import WidgetKit

/// Every modifier that widgets use, in the forms SwiftUI declares; each group still shows its text.
@MainActor @Suite("Modifiers by SwiftUI's signatures")
struct ModifierChecklistTests {
  private var word: Text { Text("word") }

  private func shows<V: View>(_ view: V) -> Bool { LayoutTree(200, 200) { view }.texts.contains("word") }

  @Test("foreground and tint")
  func foreground() {
    #expect(shows(word.foregroundStyle(.red)))
    #expect(shows(Group { word }.foregroundStyle(.red, .secondary)))
    #expect(shows(Group { word }.foregroundStyle(.primary, .secondary, .tertiary)))
    #expect(shows(word.foregroundColor(nil).tint(.blue).tint(Color.green.gradient).accentColor(.red)))
    #expect(shows(word.foregroundStyle(.tint).foregroundStyle(.foreground).foregroundStyle(.separator)))
    #expect(shows(word.foregroundStyle(.link).foregroundStyle(AnyShapeStyle(.quaternary.opacity(0.5)))))
  }

  @Test("background, overlay, border and mask")
  func layers() {
    #expect(shows(Color.clear.background(alignment: .topLeading) { word }))
    #expect(shows(word.background(.red).background(.ultraThinMaterial, ignoresSafeAreaEdges: .all)))
    #expect(shows(word.background(.fill.tertiary, in: .rect(cornerRadius: 4)).background(in: Capsule())))
    #expect(shows(word.background().background(Color.red, alignment: .leading)))
    #expect(shows(Color.clear.overlay(alignment: .bottom) { word }.overlay(.red, in: Circle())))
    #expect(shows(word.overlay(Circle().stroke(), alignment: .center).border(.red, width: 2)))
    #expect(shows(word.mask(alignment: .leading) { Rectangle() }.mask(Circle())))
    #expect(shows(word.clipShape(.rect(cornerRadius: 3)).cornerRadius(4).clipped().containerShape(Circle())))
  }

  @Test("text, on a text and on a view")
  func text() {
    let styled: Text = word.font(.body).fontWeight(.bold).bold().bold(true).italic().underline()
      .strikethrough(true, pattern: .dash, color: .red).monospacedDigit().monospaced().kerning(1).tracking(1)
      .baselineOffset(2).foregroundColor(.red).foregroundStyle(.blue).fontDesign(.rounded).fontWidth(
        .condensed)
    #expect(shows(styled))
    let view = Group { word }.font(.caption2.weight(.heavy).monospacedDigit().italic().leading(.tight))
      .fontWeight(.medium).fontDesign(.serif).fontWidth(.expanded).bold().italic().underline(color: .red)
      .strikethrough().monospacedDigit().monospaced().kerning(1).tracking(1).baselineOffset(1)
    #expect(shows(view))
    #expect(shows(word.lineLimit(2).lineLimit(nil).lineLimit(1...2).lineLimit(2...).lineLimit(...3)))
    #expect(shows(word.lineLimit(2, reservesSpace: true).minimumScaleFactor(0.5).truncationMode(.middle)))
    #expect(shows(word.multilineTextAlignment(.trailing).allowsTightening(true).lineSpacing(2)))
    #expect(shows(word.textCase(nil).dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxxLarge)))
  }

  @Test("fonts")
  func fonts() {
    let fonts: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
      .caption2, .system(.body), .system(.title, design: .rounded),
      .system(.caption, design: .serif, weight: .bold),
      .system(size: 12), .system(size: 12, weight: .light),
      .system(size: 12, weight: .black, design: .monospaced),
      .custom("Inter", size: 12), .custom("Inter", size: 12, relativeTo: .body),
      .custom("Inter", fixedSize: 12),
      .body.smallCaps(), .body.width(.compressed), .init(UIFont.systemFont(ofSize: 28, weight: .bold)),
    ]
    for font in fonts { #expect(shows(word.font(font))) }
  }

  @Test("geometry")
  func geometry() {
    #expect(shows(word.fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)))
    #expect(shows(word.position(x: 10, y: 10).position(CGPoint(x: 1, y: 2)).zIndex(1)))
    #expect(
      shows(
        word.scaleEffect(0.5).scaleEffect(x: 1, y: 2, anchor: .top).scaleEffect(CGSize(width: 1, height: 1))))
    #expect(shows(word.alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(.top) { $0.height / 2 }))
    #expect(
      shows(word.offset(x: 1).offset(CGSize(width: 1, height: 1)).rotationEffect(.degrees(90), anchor: .top)))
    #expect(
      shows(
        word.aspectRatio(1, contentMode: .fit).aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)))
    #expect(shows(word.scaledToFit().scaledToFill().edgesIgnoringSafeArea(.all).ignoresSafeArea()))
    #expect(shows(word.padding().padding(.horizontal).padding(.all, 2).padding(EdgeInsets())))
    #expect(shows(Color.red.safeAreaInset(edge: .bottom) { word }))
    #expect(shows(Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 2) { word }))
  }

  @Test("an inset takes its own height, the rest stands above it")
  func inset() {
    let tree = LayoutTree(100, 60) {
      Color.red.accessibilityIdentifier("rest").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
    }
    #expect(tree["rest"] == "(0, 0) 100×40")
  }

  @Test("effects")
  func effects() {
    #expect(
      shows(word.opacity(0.5).shadow(radius: 2).blur(radius: 1).grayscale(1).saturation(0).brightness(0.1)))
    #expect(shows(word.contrast(2).colorInvert().luminanceToAlpha().blendMode(.multiply).drawingGroup()))
    #expect(shows(word.compositingGroup().colorMultiply(.red).hueRotation(.degrees(3))))
  }

  @Test("what does nothing on ink")
  func accepted() {
    #expect(shows(word.animation(.default, value: 1).transition(.opacity.combined(with: .slide)).id(1)))
    #expect(
      shows(word.contentTransition(.numericText()).onAppear {}.task {}.buttonStyle(.plain).labelsHidden()))
    #expect(shows(word.contentShape(Rectangle()).invalidatableContent().allowsHitTesting(false)))
    #expect(shows(word.transition(.asymmetric(insertion: .offset(y: 3), removal: .scale(scale: 0.5)))))
    #expect(shows(word.gesture(TapGesture().onEnded {}).simultaneousGesture(LongPressGesture())))
    #expect(shows(word.accessibilityLabel("a").accessibilityHidden(true).accessibility(label: word)))
    #expect(shows(word.symbolEffect(.pulse).navigationTitle("a").activityBackgroundTint(.red)))
  }

  @Test("widgets' own")
  func widget() {
    #expect(shows(word.widgetAccentable().widgetLabel("a").widgetLabel { Text("b") }.widgetCurvesContent()))
    #expect(shows(word.privacySensitive().unredacted().widgetURL(URL(string: "a:b"))))
    #expect(shows(word.containerBackground(.fill.tertiary, for: .widget)))
    #expect(shows(word.containerBackground(for: .widget, alignment: .top) { Color.red }))
    #expect(shows(Link(destination: URL(fileURLWithPath: "/")) { word }))
    #expect(shows(word.environment(\.locale, Locale(identifier: "ja")).environment(\.colorScheme, .dark)))
  }
}
