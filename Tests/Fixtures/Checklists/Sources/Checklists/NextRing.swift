import SwiftUI
import WidgetKit

// The views of the next ring: gauges, progress, labels, grids, gradients, shapes of one's own.

struct GaugesAndProgress: View {
    let now = Date()

    var body: some View {
        VStack(spacing: 3) {
            Gauge(value: 0.3) { Text("A") }
                .gaugeStyle(.accessoryCircular)
            Gauge(value: 30, in: 0...100) {
                Text("B")
            } currentValueLabel: {
                Text("30")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.green)
            Gauge(value: 3, in: 0...10) {
                Text("C")
            } currentValueLabel: {
                Text("3")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
            .gaugeStyle(.accessoryLinear)
            .tint(Gradient(colors: [.green, .red]))
            Gauge(value: 3, in: 0...10) {
                Text("D")
            } currentValueLabel: {
                Text("3")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            } markedValueLabels: {
                Text("5").tag(5)
            }
            .gaugeStyle(.accessoryLinearCapacity)
            Gauge(value: 0.5) { Text("E") }.gaugeStyle(.linearCapacity)
            Gauge(value: 0.5) { Text("F") }.gaugeStyle(.automatic)
            Gauge(value: Float(0.5)) { Text("G") }.gaugeStyle(AccessoryCircularGaugeStyle())
            Gauge(value: 0.5) { Text("H") }.gaugeStyle(Halves())
            ProgressView()
            ProgressView(value: 0.4)
            ProgressView(value: Optional(4.0), total: 10.0)
            ProgressView(value: 4, total: 10) { Text("label") }
            ProgressView(value: 4, total: 10) {
                Text("label")
            } currentValueLabel: {
                Text("4")
            }
            ProgressView("key", value: 1, total: 2)
            ProgressView(timerInterval: now...now.addingTimeInterval(60))
            ProgressView(timerInterval: now...now.addingTimeInterval(60), countsDown: false) { Text("x") }
            ProgressView(timerInterval: now...now.addingTimeInterval(60)) {
                Text("x")
            } currentValueLabel: {
                Text("y")
            }
            .progressViewStyle(.linear)
            ProgressView(value: 0.4).progressViewStyle(.circular).tint(.green.gradient)
            ProgressView(value: 0.4).progressViewStyle(CircularProgressViewStyle(tint: .red))
            ProgressView(value: 0.4).progressViewStyle(LinearProgressViewStyle())
        }
    }
}

struct Halves: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Color.primary.frame(width: 20 * configuration.value)
            configuration.label
            configuration.currentValueLabel
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
        .frame(height: 10)
    }
}

struct LabelsAndTexts: View {
    let now = Date()
    let title: String = "title"
    let formatter = NumberFormatter()
    let resource: LocalizedStringResource = "resource"

    var body: some View {
        VStack {
            Label("key", systemImage: "star")
            Label(title, systemImage: "star")
            Label {
                Text("title")
            } icon: {
                Image(systemName: "star")
            }
            .labelStyle(.titleOnly)
            Label("key", systemImage: "star").labelStyle(.iconOnly)
            Label("key", systemImage: "star").labelStyle(.titleAndIcon)
            Label("key", systemImage: "star").labelStyle(.automatic)
            Text(timerInterval: now...now.addingTimeInterval(60))
            Text(timerInterval: now...now.addingTimeInterval(60), pauseTime: now, countsDown: false, showsHours: false)
            Text(NSNumber(value: 3), formatter: formatter)
            Text(now, formatter: DateFormatter())
            Text(Image(systemName: "star"))
            Text(resource)
            Text(.currentDate, format: .offset(to: now))
            Text(.currentDate, format: .offset(to: now, allowedFields: [.day, .hour], maxFieldCount: 2, sign: .never))
            Text(.currentDate, format: .timer(countingDownIn: now..<now.addingTimeInterval(60)))
            Text(
                .currentDate,
                format: .timer(
                    countingDownIn: now..<now.addingTimeInterval(60), showsHours: false, maxFieldCount: 2, maxPrecision: .seconds(1)))
            Text(.currentDate, format: .timer(countingUpIn: now..<now.addingTimeInterval(60)))
            Text(.currentDate, format: .stopwatch(startingAt: now))
            Text(.currentDate, format: .reference(to: now))
            Text("**bold** and _italic_")
        }
    }
}

struct Arrangements: View {
    var body: some View {
        VStack(spacing: 2) {
            ViewThatFits {
                Text("a long text that does not fit anywhere at all in here")
                Text("short")
            }
            ViewThatFits(in: .horizontal) { Text("a") }
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .local).width))")
                    .frame(width: proxy.frame(in: .global).width - proxy.safeAreaInsets.leading)
                Text("\(Int(proxy.frame(in: .named("outer")).minX))")
            }
            .coordinateSpace(name: "outer")
            .frame(height: 20)
            Divider()
            EmptyView()
            AnyView(Text("any"))
            AnyView(erasing: Text("any"))
            Section(header: Text("header")) { Text("in a section") }
            Section("header") { Text("in a section") }
            Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 2) {
                GridRow(alignment: .top) {
                    Text("a")
                    Text("b").gridColumnAlignment(.trailing)
                }
                GridRow { Text("c").gridCellColumns(2) }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
            LazyVGrid(
                columns: [GridItem(.flexible(minimum: 10, maximum: .infinity)), GridItem(.fixed(20))], alignment: .leading, spacing: 2
            ) {
                ForEach(0..<4, id: \.self) { Text("\($0)") }
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)) {
                ForEach(0..<3) { Text("\($0)") }
            }
            LazyHGrid(rows: [GridItem(.adaptive(minimum: 10), spacing: 1, alignment: .center)]) { Text("a") }
                .frame(height: 20)
            LazyVStack(alignment: .leading, spacing: 1) { Text("a") }
            LazyHStack { Text("a") }.frame(height: 20)
            TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
            TimelineView(.periodic(from: .now, by: 60)) { context in Text(context.date, style: .date) }
            TimelineView(.explicit([.now])) { context in Text(context.date, style: .date) }
        }
    }
}

struct Drop: InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let rect = rect.insetBy(dx: inset, dy: inset)
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(0), endAngle: .degrees(180),
            clockwise: false)
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.midY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
                path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 5 + phase) * 4))
            }
        }
    }
}

struct ShapesAndGradients: View {
    var body: some View {
        VStack(spacing: 2) {
            RoundedRectangle(cornerRadius: 4).fill(.red)
            RoundedRectangle(cornerRadius: 4, style: .continuous).strokeBorder(Color.red, lineWidth: 2)
            RoundedRectangle(cornerSize: CGSize(width: 4, height: 2)).stroke()
            Capsule().fill(Color.red.gradient)
            Capsule(style: .circular).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [2]))
            Ellipse().inset(by: 2).fill(.primary)
            UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 0, bottomTrailingRadius: 4, topTrailingRadius: 0)
            UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4))
            Path { path in path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5)) }.fill(.red)
            Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2).stroke(.red)
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))
            Drop().strokeBorder(.red, lineWidth: 1)
            Wave(phase: 0.5).stroke(.primary, lineWidth: 2)
            LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
            LinearGradient(gradient: Gradient(colors: [.white, .black]), startPoint: .leading, endPoint: .trailing)
            LinearGradient(
                stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)], startPoint: .topLeading,
                endPoint: .bottomTrailing)
            RadialGradient(gradient: Gradient(colors: [.white, .black]), center: .center, startRadius: 1, endRadius: 20)
            RadialGradient(colors: [.white, .black], center: .center, startRadius: 1, endRadius: 20)
            AngularGradient(
                gradient: Gradient(stops: [.init(color: .white, location: 0)]), center: .center, startAngle: .degrees(0),
                endAngle: .degrees(360))
            AngularGradient(colors: [.white, .black], center: .center)
            Rectangle().fill(.linearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
            Rectangle().fill(.radialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 9))
            Rectangle().fill(.angularGradient(colors: [.white, .black], center: .center, startAngle: .zero, endAngle: .degrees(360)))
            Rectangle().fill(.image(Image(systemName: "star")))
            Circle().fill(.red.opacity(0.5)).frame(width: 5)
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
                context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.primary), lineWidth: 1)
                context.draw(Text("c"), at: CGPoint(x: size.width / 2, y: size.height / 2))
                context.opacity = 0.5
                context.translateBy(x: 1, y: 1)
            }
        }
    }
}

struct ButtonsAndLinks: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Button(action: {}) { Text("action") }
            Button("key") {}
            Button("key", action: {})
            Button("key", systemImage: "star") {}
            Button {
                isOn.toggle()
            } label: {
                Label("a", systemImage: "star")
            }
            .buttonStyle(.plain)
            Button(role: .destructive, action: {}) { Text("role") }.buttonStyle(.bordered).controlSize(.small)
            Button("a") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).disabled(true)
            Button(intent: RefillIntent(amount: 2)) { Image(systemName: "plus") }
            Button("key", intent: RefillIntent(amount: 1))
            Toggle(isOn: isOn, intent: RefillIntent(amount: 1)) { Text("toggle") }
            Toggle("key", isOn: isOn, intent: RefillIntent(amount: 1)).toggleStyle(.button)
            Toggle("key", isOn: $isOn).labelsHidden()
        }
    }
}

#Preview { GaugesAndProgress() }
#Preview { LabelsAndTexts() }
#Preview { Arrangements() }
#Preview { ShapesAndGradients() }
#Preview { ButtonsAndLinks() }
