import Foundation
import SwiftUI
import WidgetKit

/// What files that an app shares with its widgets use besides views.
@MainActor
enum SharedSources {
    static func words() -> [String] {
        let resource = LocalizedStringResource(
            "title", defaultValue: "Title", table: "Other", locale: .current, bundle: .main, comment: "c")
        return [
            NSLocalizedString("a", comment: ""), NSLocalizedString("a", value: "b", comment: ""),
            NSLocalizedString("a", tableName: "T", bundle: .main, value: "b", comment: ""),
            NSLocalizedString("a", tableName: nil, bundle: .main, value: "b", comment: ""),
            String(localized: "\(3) cups", table: "T", bundle: .main, locale: .current, comment: "c"),
            String(localized: resource), String(AttributedString(localized: "*a*").characters),
            ListFormatter.localizedString(byJoining: ["a", "b"]),
        ]
    }

    static func fonts() -> [UIFont] {
        let plain = UIFont.systemFont(ofSize: 12)
        let rounded = plain.fontDescriptor.withDesign(.rounded) ?? plain.fontDescriptor
        let bold = plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]) ?? plain.fontDescriptor
        return [
            UIFont(descriptor: rounded, size: 0), UIFont(descriptor: bold, size: 14),
            UIFontMetrics(forTextStyle: .body).scaledFont(for: plain),
        ]
    }

    static func pictures() -> [UIImage] {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2).inset(by: .zero)) }
        let data = renderer.jpegData(withCompressionQuality: 0.8) { _ in }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        label.text = "a"
        label.sizeToFit()
        return [image, UIImage(data: data), image.cgImage.map { UIImage(cgImage: $0) }].compactMap { $0 }
    }

    static func rest() async throws {
        try await Task.sleep(nanoseconds: 1 * NSEC_PER_MSEC)
        UIApplication.shared.open(URL(fileURLWithPath: "/"))
        UIPasteboard.general.string = "a"
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        WidgetCenter.shared.invalidateRelevance(ofKind: "a")
        let ids = try await WidgetCenter.shared.currentConfigurations().map(\.id)
        autoreleasepool { print(ids.count, CFAbsoluteTimeGetCurrent()) }
    }
}

/// Views of newer systems.
struct NewerViews: View {
    @Environment(\.backgroundStyle) private var page

    var body: some View {
        Text(.durationOffset(to: .now), format: .time(pattern: .hourMinute))
        Text(.dateRange(endingAt: .now), format: .interval)
        Text(Date.now, formatter: RelativeDateTimeFormatter())
        Image(size: CGSize(width: 8, height: 8)) { $0.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red)) }
        ProgressView(Progress(totalUnitCount: 3))
        MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue])
        Color(#colorLiteral(red: 0.7, green: 0.4, blue: 0, alpha: 1)).accessibility(addTraits: [.isStaticText])
        ConcentricRectangle().fill(.primary.shadow(.drop(radius: 2)))
        AccessoryWidgetGroup("a", systemImage: "drop") { Text("b") }.accessoryWidgetGroupStyle(.circular)
        GeometryReader { Text("\($0.frame(in: .named("a")).width)") }.coordinateSpace(.named("a"))
            .background(page ?? AnyShapeStyle(.windowBackground)).projectionEffect(ProjectionTransform())
    }
}
