import SwiftUI

// The views and modifiers that nearly every widget is made of.

struct StacksAndTexts: View {
    struct Row: Identifiable {
        let id: Int
        let name: String
    }

    let rows = [Row(id: 1, name: "one"), Row(id: 2, name: "two")]
    let title: String = "A title that is not a key"
    var label: Text = Text("as a value")
    var attributed = AttributedString("attributed")
    @State private var count = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .firstTextBaseline, spacing: nil) {
                Text(verbatim: "verbatim")
                Spacer()
                Spacer(minLength: 0)
                Text("key", tableName: "Other", bundle: .main, comment: "A comment")
            }
            ZStack(alignment: .bottomTrailing) {
                let double = count * 2
                Text("\(count) and \(double)")
            }
            Text(title).font(.caption2)
            label
            Text(title.prefix(3))
            Text(attributed)
            ForEach(1..<3, id: \.self) { index in
                Text("\(index)")
            }
            ForEach(rows) { row in Text(row.name) }
            ForEach(0..<2) { Text("\($0)") }
            ForEach(["a", "b"], id: \.self) { name in Text(name) }
            ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
                Text("\(index) \(row.name)")
            }
            ForEach(rows.prefix(1)) { Text($0.name) }
            Group {
                if count > 2 { Text("more") } else { EmptyView() }
                switch count {
                case 3: Text("three")
                default: Text("another")
                }
                if let first = rows.first { Text(first.name) }
            }
        }
    }
}

struct DatesAndFormats: View {
    let now = Date()

    var body: some View {
        VStack {
            Text(now, style: .time)
            Text(now, style: .date)
            Text(now, style: .relative)
            Text(now, style: .offset)
            Text(now, style: .timer)
            Text(now...now.addingTimeInterval(60))
            Text(DateInterval(start: now, duration: 60))
            Text(0.83, format: .percent)
            Text(now, format: .dateTime.hour().minute())
            Text(12.5, format: .currency(code: "EUR"))
            Text(["a", "b"], format: .list(type: .and))
            Text("one") + Text(" and ").bold() + Text("two").foregroundColor(.red)
            Text("at \(now, style: .time), \(now ... now.addingTimeInterval(60))")
            Text("\(Text("bold").bold()) \(Image(systemName: "bolt.fill")) \("string") \(3) \(2.5)")
            Text("\(2.5, specifier: "%.1f") \(now, format: .dateTime.year()) \(1, format: .number)")
            Text("\(timerInterval: now ... now.addingTimeInterval(60), pauseTime: nil, countsDown: true)")
        }
    }
}

struct Pictures: View {
    var body: some View {
        HStack {
            Image(systemName: "bolt.fill").imageScale(.large)
            Image(systemName: "battery.100").imageScale(.medium).font(.title)
            Image(uiImage: UIImage(systemName: "heart.fill") ?? UIImage())
                .resizable()
                .renderingMode(.template)
                .scaledToFit()
                .frame(width: 20, height: 20)
            Image(systemName: "star.fill")
                .resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
                .aspectRatio(1, contentMode: .fit)
                .aspectRatio(CGSize(width: 1, height: 1), contentMode: .fill)
                .frame(maxWidth: 20)
                .clipped()
        }
    }
}

struct ShapesAndColours: View {
    var value: Double = 0.7
    var outerRingColor: Color = Color.gray.opacity(0.3)
    var style = StrokeStyle(
        lineWidth: 6, lineCap: .round, lineJoin: .round, miterLimit: 10, dash: [4, 2], dashPhase: 1)

    var body: some View {
        ZStack {
            ContainerRelativeShape().fill(Color(.systemBackground))
            ContainerRelativeShape().inset(by: 4).fill(Color.white)
            Circle()
                .stroke(lineWidth: 6)
                .foregroundColor(outerRingColor)
            Circle()
                .trim(from: 0, to: CGFloat(max(0.001, min(value, 1))))
                .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(Angle(degrees: -90))
                .foregroundColor(.primary)
            Circle().stroke(Color.red, lineWidth: 2).rotationEffect(.init(degrees: 5), anchor: .center)
            Circle().stroke(.red, style: style)
            Rectangle().fill(.secondary).frame(width: 2, height: 10)
                .offset(x: 0, y: -5).offset(CGSize(width: 1, height: 1))
                .rotationEffect(.degrees(30)).rotationEffect(.radians(0.1))
                .rotationEffect(Angle(radians: 0.1))
            Rectangle().fill(.blue.opacity(0.2), style: FillStyle()).frame(width: 5, height: 5)
            Rectangle().fill(.background).stroke(.red, lineWidth: 1).frame(width: 9, height: 9)
            Color(UIColor.purple).frame(width: 4, height: 4)
            [Color.red, .yellow, .green, .blue, .gray, .white, .black, .primary, .secondary, .clear][0]
                .frame(width: 3, height: 3)
        }
        .padding(.all, 3)
        .padding(.horizontal)
        .padding(2)
        .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    }
}

struct FramesAndPlaces: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("placed")
            .frame(width: 100, height: 40, alignment: .topLeading)
            .frame(width: nil, height: 40)
            .frame(
                minWidth: 0, idealWidth: 50, maxWidth: .infinity, minHeight: 0, idealHeight: 50, maxHeight: .infinity,
                alignment: .bottomTrailing
            )
            .background(Color.red)
            .background(Circle().fill(Color.blue), alignment: .top)
            .edgesIgnoringSafeArea(.all)
            .ignoresSafeArea()
            .ignoresSafeArea(.container, edges: .bottom)
            .environment(\.locale, .init(identifier: "en"))
            .environment(\.colorScheme, colorScheme)
            .redacted(reason: .placeholder)
            .unredacted()
            .widgetURL(URL(string: "checklists://open"))
    }
}

struct Links: View {
    var body: some View {
        VStack {
            Link(destination: URL(string: "https://example.org/")!) { Text("a label") }
            Link("a title", destination: URL(string: "https://example.org/")!)
        }
    }
}

#Preview { StacksAndTexts() }
#Preview("Dates") { DatesAndFormats() }
#Preview { Pictures() }
#Preview { ShapesAndColours() }
#Preview { FramesAndPlaces() }
#Preview("Links", traits: .sizeThatFitsLayout) { Links() }
