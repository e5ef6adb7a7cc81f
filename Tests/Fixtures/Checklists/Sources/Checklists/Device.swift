import UIKit

// UIKit and Foundation as widgets use them: the battery, colours, drawing by hand, pictures, formatters.

class BatteryMonitor {
    private var observers: [NSObjectProtocol] = []

    func read() -> (level: Float, state: String) {
        UIDevice.current.isBatteryMonitoringEnabled = true
        defer { UIDevice.current.isBatteryMonitoringEnabled = false }
        let level = UIDevice.current.batteryLevel
        switch UIDevice.current.batteryState {
        case .unknown: return (level, "unknown")
        case .unplugged: return (level, "unplugged")
        case .charging: return (level, "charging")
        case .full: return (level, "full")
        default: return (level, "?")
        }
    }

    func watch(_ changed: @escaping @Sendable () -> Void) {
        let names: [Notification.Name] = [
            UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
            .NSProcessInfoPowerStateDidChange,
        ]
        observers = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: .main) { _ in changed() }
        }
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }
}

class BatteryLevelView: UIView {
    var level: Float = 0.6 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let outline = UIBezierPath(roundedRect: bounds.insetBy(dx: 6, dy: 7), cornerRadius: 3)
        UIColor.gray.setStroke()
        outline.lineWidth = 1.5
        outline.lineCapStyle = .round
        outline.lineJoinStyle = .round
        outline.stroke()
        let fill = UIBezierPath(rect: bounds.insetBy(dx: 8, dy: 9))
        (ProcessInfo.processInfo.isLowPowerModeEnabled ? UIColor.yellow : UIColor.green).setFill()
        fill.usesEvenOddFillRule = true
        fill.fill()
        context.saveGState()
        context.clip(to: CGRect(x: bounds.maxX - 4, y: bounds.midY - 2, width: 2, height: 4))
        context.setFillColor(UIColor.white.cgColor)
        context.setStrokeColor(UIColor.black.cgColor)
        context.setLineWidth(2)
        context.setAlpha(0.5)
        context.setLineDash(phase: 0, lengths: [2, 1])
        context.fillEllipse(in: bounds)
        context.strokeEllipse(in: bounds)
        context.fill(bounds)
        context.stroke(bounds)
        context.restoreGState()
        context.translateBy(x: 1, y: 1)
        context.scaleBy(x: 0.5, y: 0.5)
        context.rotate(by: .pi / 4)
        context.addPath(arcs().cgPath)
        context.fillPath()
        context.addPath(arcs().cgPath)
        context.strokePath()
        UIImage(systemName: "bolt.fill")?.draw(in: CGRect(x: 0, y: 0, width: 12, height: 12))
        UIImage(systemName: "bolt.fill")?.draw(at: CGPoint(x: 1, y: 1))
    }

    private func arcs() -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.addArc(withCenter: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: true)
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 9, y: 1))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 4, y: 4), controlPoint2: CGPoint(x: 2, y: 4))
        path.close()
        path.addClip()
        path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)))
        path.append(
            UIBezierPath(arcCenter: .zero, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: false))
        return path
    }
}

@MainActor
func pictures() -> [UIImage] {
    let view = BatteryLevelView(frame: CGRect(x: 0, y: 0, width: 32, height: 24))
    let container = UIView(frame: view.bounds)
    container.addSubview(view)
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
    let drawn = renderer.image { context in
        view.draw(view.bounds)
        UIColor.red.set()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let data = drawn.pngData() ?? drawn.jpegData(compressionQuality: 0.8)
    let again = data.flatMap { UIImage(data: $0) }
    return [
        drawn, again, UIImage(named: "missing"), UIImage(contentsOfFile: "/missing.png"),
        UIImage(systemName: "bolt")?.withRenderingMode(.alwaysTemplate).withTintColor(.red),
    ].compactMap { $0 }
}

@MainActor
func surroundings() -> [String] {
    let screen = UIScreen.main
    let colours: [UIColor] = [
        .clear, .gray, .red, .green, .white, .purple, .black, .systemBackground, .label,
        UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1), UIColor(white: 0.5, alpha: 1),
    ]
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    let defaults = UserDefaults(suiteName: "group.org.example.checklists")
    defaults?.setValue("kept", forKey: "note")
    let group = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.org.example.checklists")
    let components = DateComponentsFormatter()
    components.allowedUnits = [.hour, .minute]
    components.unitsStyle = .abbreviated
    let relative = RelativeDateTimeFormatter()
    relative.unitsStyle = .full
    var isDirectory: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: group?.path ?? "/", isDirectory: &isDirectory)
    DispatchQueue.main.async {}
    return [
        "\(screen.bounds) \(screen.scale) \(screen.nativeBounds) \(colours.count)",
        percent.string(from: 0.83) ?? "",
        Float(0.83).formatted(.percent.precision(.fractionLength(0))),
        defaults?.string(forKey: "note") ?? "",
        components.string(from: 5400) ?? "",
        relative.localizedString(for: Date().addingTimeInterval(-60), relativeTo: Date()),
        "\(sin(CGFloat.pi)) \(CGAffineTransform(rotationAngle: 1)) \(CGVector(dx: 1, dy: 2)) \(isDirectory)",
        UIFont.systemFont(ofSize: 12, weight: .bold).fontName,
        UIFont.preferredFont(forTextStyle: .body).fontName,
    ]
}
