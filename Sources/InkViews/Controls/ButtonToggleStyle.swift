import Foundation

/// The label on a panel, filled when on.
public struct ButtonToggleStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  /// The toggle.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.isOn ? AnyShapeStyle(.background) : AnyShapeStyle(.tint))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(
        configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill),
        in: RoundedRectangle(cornerRadius: 8))
  }
}
