import Foundation

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title {
    let view: any View
  }

  /// The icon.
  public struct Icon {
    let view: any View
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The title.
  public var body: some View { AnyView(erasing: view) }
}

extension LabelStyleConfiguration.Icon: View {
  /// The icon.
  public var body: some View { AnyView(erasing: view) }
}
