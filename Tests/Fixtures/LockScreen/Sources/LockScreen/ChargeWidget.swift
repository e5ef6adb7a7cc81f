import Intents
import SwiftUI
import UIKit
import WidgetKit

struct ChargeEntry: TimelineEntry {
    let date: Date
    let configuration: ConfigurationIntent
    let level: Float
    let state: UIDevice.BatteryState

    var words: String {
        switch state {
        case .unknown: return "unknown"
        case .unplugged: return "on battery"
        case .charging: return "charging"
        case .full: return "full"
        @unknown default: return "?"
        }
    }
}

struct ChargeProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> ChargeEntry {
        ChargeEntry(date: Date(), configuration: ConfigurationIntent(), level: 0.5, state: .unplugged)
    }

    func getSnapshot(
        for configuration: ConfigurationIntent, in context: Context, completion: @escaping (ChargeEntry) -> ()
    ) {
        completion(placeholder(in: context))
    }

    func getTimeline(
        for configuration: ConfigurationIntent, in context: Context,
        completion: @escaping (Timeline<ChargeEntry>) -> ()
    ) {
        UIDevice.current.isBatteryMonitoringEnabled = true
        let entry = ChargeEntry(
            date: Date(), configuration: configuration, level: UIDevice.current.batteryLevel,
            state: UIDevice.current.batteryState)
        UIDevice.current.isBatteryMonitoringEnabled = false
        completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(15 * 60))))
    }
}

struct ChargeEntryView: View {
    var entry: ChargeProvider.Entry

    var body: some View {
        HStack(spacing: 10) {
            Image(uiImage: CellDrawing.image(level: CGFloat(entry.level), size: CGSize(width: 30, height: 60)))
            VStack(alignment: .leading, spacing: 3) {
                Text(String(format: "%.0f%%", entry.level * 100))
                    .font(Font(UIFont.systemFont(ofSize: 24, weight: .bold)))
                Text(entry.words.uppercased())
                    .font(.caption)
                if let leaf = UIImage(named: "Leaf") {
                    Image(uiImage: leaf)
                }
            }
            .foregroundColor(Color(.label))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A cell drawn with UIKit.
enum CellDrawing {
    static func image(level: CGFloat, size: CGSize) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { context in
            let body = CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2).offsetBy(dx: 0, dy: 2)
            let outline = UIBezierPath(roundedRect: body, cornerRadius: 5)
            outline.lineWidth = 2
            UIColor.label.setStroke()
            outline.stroke()
            context.cgContext.setFillColor(UIColor.label.cgColor)
            context.fill(CGRect(x: size.width / 2 - 5, y: 0, width: 10, height: 3))
            let height = (body.height - 6) * level
            context.cgContext.saveGState()
            outline.addClip()
            context.fill(
                CGRect(x: body.minX + 3, y: body.maxY - 3 - height, width: body.width - 6, height: height))
            context.cgContext.restoreGState()
        }
    }
}

struct ChargeWidget: Widget {
    let kind = "com.example.charge"
    var families: [WidgetFamily] = []

    init() {
        families = [.systemSmall, .accessoryRectangular]
    }

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: kind, intent: ConfigurationIntent.self, provider: ChargeProvider()) { entry in
            ChargeEntryView(entry: entry)
        }
        .configurationDisplayName(Text("Charge"))
        .description("What UIDevice says.")
        .supportedFamilies(families)
    }
}
