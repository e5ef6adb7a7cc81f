import Foundation

extension View {
  /// The place of a preview; a family it names is put into the environment.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    transformEnvironment(\.widgetFamily) {
      if let family = value[WidgetFamilyPreviewKey.self] { $0 = family }
    }
  }

  /// Accepted; previews are told apart by their place.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepted; previews are as large as their family.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepted; there is one device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
