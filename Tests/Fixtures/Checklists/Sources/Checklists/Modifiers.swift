import SwiftUI
import WidgetKit

// Every modifier of the next ring, each with its own label and argument forms.

struct ForegroundAndBackground: View {
    var body: some View {
        VStack {
            Text("a").foregroundStyle(.red)
            Group { Text("b") }.foregroundStyle(.red, .green).foregroundStyle(.primary, .secondary, .tertiary)
            Text("c").tint(.red).tint(.green.gradient).tint(Color.red).tint(nil as Color?).accentColor(.red)
            Text("d").background { Color.red }
            Text("e").background(alignment: .bottom) { Circle() }
            Text("f").background(.red).background(.thinMaterial, ignoresSafeAreaEdges: .all)
            Text("g").background(.fill, in: RoundedRectangle(cornerRadius: 3), fillStyle: FillStyle())
            Text("h").background(in: Capsule()).background().background(ignoresSafeAreaEdges: .all)
            Text("i").backgroundStyle(.red).background(.background, in: .capsule)
            Text("j").overlay(alignment: .topTrailing) { Circle().frame(width: 2) }
            Text("k").overlay(.red.opacity(0.1), in: Capsule()).overlay(Circle().stroke(.red))
            Text("l").overlay(Text("m"), alignment: .leading).border(.red).border(Color.red, width: 2)
            Text("n").mask { Rectangle() }.mask(alignment: .leading) { Circle() }.mask(Circle())
        }
        .containerBackground(.fill.tertiary, for: .widget)
        .containerBackground(for: .widget, alignment: .center) { Color.white }
        .containerBackground(for: .widget) {}
        .containerBackground(.clear, for: .widget)
        .containerShape(RoundedRectangle(cornerRadius: 9))
    }
}

struct TextModifiers: View {
    var body: some View {
        VStack {
            Text("a").lineLimit(1).lineLimit(nil).lineLimit(1...2).lineLimit(2...).lineLimit(...3)
            Text("b").lineLimit(2, reservesSpace: true).minimumScaleFactor(0.5).truncationMode(.head)
            Text("c").multilineTextAlignment(.leading).allowsTightening(true).lineSpacing(3)
            Text("d").textCase(.uppercase).dynamicTypeSize(.large).dynamicTypeSize(.small ... .large)
            styled
            Group { Text("f") }
                .font(.system(.body, design: .rounded)).fontWeight(.bold).fontDesign(.serif).fontWidth(.condensed)
                .bold().bold(false).italic().italic(false).underline().underline(true, pattern: .dot, color: .red)
                .strikethrough().strikethrough(true, pattern: .dash, color: .red).monospacedDigit().monospaced()
                .kerning(1).tracking(1).baselineOffset(1)
        }
    }

    var styled: Text {
        Text("e").font(.title).fontWeight(.semibold).fontDesign(.rounded).fontWidth(.expanded).bold().bold(true)
            .italic().italic(true).underline().underline(true, color: .red)
            .underline(true, pattern: .dash, color: .red).strikethrough().strikethrough(true, color: .red)
            .monospacedDigit().monospaced().monospaced(true).kerning(1).tracking(1).baselineOffset(1)
            .foregroundColor(.red).foregroundStyle(.secondary)
    }

    var fonts: [Font] {
        [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
            .caption2, .system(.title), .system(.title, design: .rounded), .system(.title, design: .serif, weight: .bold),
            .system(.title, weight: .bold), .system(size: 12), .system(size: 12, weight: .bold),
            .system(size: 12, weight: .bold, design: .rounded), .system(size: 12, design: .monospaced),
            .custom("Inter", size: 12), .custom("Inter", size: 12, relativeTo: .body), .custom("Inter", fixedSize: 12),
            .body.weight(.heavy).bold().italic().monospaced().monospacedDigit().smallCaps(),
            .body.leading(.tight).leading(.standard).leading(.loose).width(.compressed), .body.lowercaseSmallCaps(),
            Font(UIFont.systemFont(ofSize: 12)),
        ]
    }
}

struct ImageModifiers: View {
    var body: some View {
        VStack {
            Image(systemName: "wifi", variableValue: 0.5)
                .symbolRenderingMode(.hierarchical).symbolVariant(.fill).symbolVariant(.circle.fill)
            Image(systemName: "star").renderingMode(.original).interpolation(.high).antialiased(true).resizable()
                .widgetAccentedRenderingMode(.accented)
                .frame(width: 9, height: 9)
            Image(systemName: "star").resizable().widgetAccentedRenderingMode(.fullColor).frame(width: 9, height: 9)
        }
        .symbolRenderingMode(.multicolor)
        .imageScale(.small)
    }
}

struct Geometry: View {
    var body: some View {
        ZStack {
            Text("a").fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
            Text("b").position(x: 5, y: 5).position(CGPoint(x: 5, y: 5))
            Text("c").scaleEffect(0.5).scaleEffect(0.5, anchor: .leading).scaleEffect(x: 0.5, y: 1, anchor: .top)
            Text("d").alignmentGuide(.leading) { d in d[.trailing] }
                .alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
                .alignmentGuide(.middle) { $0[HorizontalAlignment.center] }
            Text("e").zIndex(1).clipped().clipShape(Circle()).clipShape(.rect(cornerRadius: 3), style: FillStyle())
            Text("f").cornerRadius(3).cornerRadius(3, antialiased: true)
            Color.clear.safeAreaInset(edge: .bottom) { Text("g") }
            Color.clear.safeAreaPadding(.horizontal, 2)
            Text("h").frame(width: 10, alignment: .leading).frame(height: 10).frame(maxHeight: .infinity)
        }
    }
}

extension HorizontalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    static let middle = HorizontalAlignment(Middle.self)
}

struct EffectsAndMore: View {
    @Namespace private var space

    var body: some View {
        VStack {
            Text("a").opacity(0.5).hidden()
            Text("b").shadow(radius: 2).shadow(color: .black, radius: 1, x: 1, y: 1).blur(radius: 1)
            Text("c").grayscale(0.5).saturation(0.5).brightness(0.1).contrast(0.5).colorInvert().luminanceToAlpha()
            Text("d").blendMode(.multiply).drawingGroup().compositingGroup().colorMultiply(.red)
            Text("e").animation(.easeInOut, value: 1).animation(.spring(duration: 0.3), value: true).transition(.opacity)
            Text("f").contentTransition(.numericText()).contentTransition(.numericText(value: 1)).id("id")
            Text("g").accessibilityLabel("label").accessibilityHidden(true).accessibilityElement(children: .combine)
                .accessibilityValue(Text("value")).accessibilityAddTraits(.isButton).accessibilityHint("hint")
            Text("h").onAppear {}.onDisappear {}.task {}.onTapGesture {}.onChange(of: 1) {}.onChange(of: 2) { _, _ in }
            Text("i").labelsHidden().contentShape(Rectangle()).invalidatableContent().allowsHitTesting(false)
            Text("j").dynamicIsland(verticalPlacement: .belowIfTooWide).activityBackgroundTint(.red)
            Text("k").matchedGeometryEffect(id: "k", in: space).tag(1).help("help")
        }
    }
}

struct WidgetModifiers: View {
    @Environment(\.widgetRenderingMode) var renderingMode
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    @Environment(\.showsWidgetLabel) var showsLabel
    @Environment(\.widgetContentMargins) var margins

    var body: some View {
        VStack {
            Text("a").widgetAccentable().widgetAccentable(false)
            Text("b").widgetLabel("label").widgetLabel { Text("label") }.widgetLabel(label: { Text("label") })
            Text("c").widgetCurvesContent().widgetCurvesContent(false)
            Text("d").privacySensitive().privacySensitive(false).redacted(reason: [.placeholder, .privacy])
            Text("e").redacted(reason: .invalidated).unredacted()
            if renderingMode == .fullColor { Text("full") } else if renderingMode == .accented { Text("accented") }
            switch renderingMode {
            case .vibrant: Text("vibrant")
            default: EmptyView()
            }
            Text("\(showsBackground ? 1 : 0) \(showsLabel ? 1 : 0)").padding(margins)
        }
    }
}

struct Surroundings: View {
    @Environment(\.colorScheme) var colorScheme: ColorScheme
    @Environment(\.locale) var locale: Locale
    @Environment(\.calendar) var calendar: Calendar
    @Environment(\.timeZone) var timeZone: TimeZone
    @Environment(\.font) var font: Font?
    @Environment(\.layoutDirection) var layoutDirection: LayoutDirection
    @Environment(\.displayScale) var displayScale: CGFloat
    @Environment(\.pixelLength) var pixelLength: CGFloat
    @Environment(\.dynamicTypeSize) var dynamicTypeSize: DynamicTypeSize
    @Environment(\.sizeCategory) var sizeCategory: ContentSizeCategory
    @Environment(\.isLuminanceReduced) var isLuminanceReduced: Bool
    @Environment(\.redactionReasons) var redactionReasons: RedactionReasons
    @Environment(\.lineLimit) var lineLimit: Int?
    @Environment(\.multilineTextAlignment) var alignment: TextAlignment
    @Environment(\.truncationMode) var truncationMode: Text.TruncationMode
    @Environment(\.minimumScaleFactor) var minimumScaleFactor: CGFloat
    @Environment(\.imageScale) var imageScale: Image.Scale
    @Environment(\.isEnabled) var isEnabled: Bool
    @Environment(\.colorSchemeContrast) var contrast: ColorSchemeContrast
    @Environment(\.horizontalSizeClass) var sizeClass: UserInterfaceSizeClass?
    @Environment(\.openURL) var openURL: OpenURLAction
    @Environment(\.level) var level: Int
    @Environment(\.accent) var accent: Color

    var body: some View {
        VStack {
            Text("\(level) \(pixelLength * displayScale) \(dynamicTypeSize.isAccessibilitySize ? 1 : 0)")
            Text(redactionReasons.contains(.placeholder) ? "placeholder" : "content")
            Text(colorScheme == .dark ? "dark" : "light").foregroundStyle(accent)
            Text(locale.identifier)
        }
        .environment(\.level, 4)
        .framed()
        .modifier(Framed(width: 2))
        .onPreferenceChange(Widest.self) { _ in }
        .preference(key: Widest.self, value: 3)
        .transformEnvironment(\.level) { $0 += 1 }
    }
}

struct LevelKey: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }

    @Entry var accent: Color = .red
}

struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct Framed: ViewModifier {
    var width: CGFloat

    func body(content: Content) -> some View {
        content.padding(width).overlay(Rectangle().stroke(lineWidth: width))
    }
}

extension View {
    func framed() -> some View { modifier(Framed(width: 1)) }

    @ViewBuilder
    func widgetBackground(_ colour: Color) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            containerBackground(colour, for: .widget)
        } else {
            padding().background(colour)
        }
    }

    func margins(_ colour: Color) -> some View {
        if #available(iOS 17.0, *) {
            return containerBackground(for: .widget) { colour }
        } else {
            return background(colour)
        }
    }
}

struct Styles: View {
    let any: AnyShapeStyle = AnyShapeStyle(.tint)

    var body: some View {
        VStack(spacing: 1) {
            Group {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
                Rectangle().fill(.quaternary)
                Rectangle().fill(.quinary)
                Rectangle().fill(.tint)
                Rectangle().fill(.foreground)
                Rectangle().fill(.background)
                Rectangle().fill(.background.secondary)
                Rectangle().fill(.fill)
                Rectangle().fill(.fill.tertiary)
                Rectangle().fill(.separator)
                Rectangle().fill(.placeholder)
                Rectangle().fill(.link)
            }
            Group {
                Rectangle().fill(.ultraThinMaterial)
                Rectangle().fill(.thinMaterial)
                Rectangle().fill(.regularMaterial)
                Rectangle().fill(.thickMaterial)
                Rectangle().fill(.ultraThickMaterial)
                Rectangle().fill(.red.opacity(0.5))
                Rectangle().fill(.tertiary.opacity(0.5))
                Rectangle().fill(any)
                Rectangle().fill(.mint).frame(width: 1)
            }
            Group {
                Color(red: 0.1, green: 0.2, blue: 0.3)
                Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
                Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
                Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3)
                Color(white: 0.5)
                Color(white: 0.5, opacity: 0.5)
                Color(hue: 0.5, saturation: 0.5, brightness: 0.5)
                Color(hue: 0.5, saturation: 0.5, brightness: 0.5, opacity: 0.5)
                Color(uiColor: .systemGray6)
                Color(cgColor: UIColor.red.cgColor)
                Color(.secondarySystemBackground)
                Color.red.mix(with: .blue, by: 0.5)
            }
            .environment(\.colorScheme, .dark)
        }
    }
}

#Preview { ForegroundAndBackground() }
#Preview { TextModifiers() }
#Preview { ImageModifiers() }
#Preview { Geometry() }
#Preview { EffectsAndMore() }
#Preview { WidgetModifiers() }
#Preview { Surroundings() }
#Preview { Styles() }
