import Foundation

extension View {
  /// The place of a preview; a family it names is the one the view is shown as.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(PreviewContextModifier(family: value[WidgetFamilyPreviewKey.self]))
  }

  /// What the preview is called.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    transformEnvironment(\.previewTraits) { $0.name = value ?? $0.name }
  }

  /// How large the preview is; a family's size counts before it.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    transformEnvironment(\.previewTraits) { $0.layout = value }
  }

  /// Accepted; a display is not turned by hand.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Accepted; there is one device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String

  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// What a preview says of itself.
struct PreviewTraits {
  var name: String?
  var family: WidgetFamily?
  var layout = PreviewLayout.device
}

extension EnvironmentValues {
  /// What the preview that a view belongs to says of itself.
  var previewTraits: PreviewTraits {
    get { self[PreviewTraitsKey.self] }
    set { self[PreviewTraitsKey.self] = newValue }
  }
}

private enum PreviewTraitsKey: EnvironmentKey {
  static var defaultValue: PreviewTraits { PreviewTraits() }
}
