import Foundation

/// The label and a switch.
public struct SwitchToggleStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension SwitchToggleStyle: ToggleStyle {
  /// The toggle.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        if configuration.isOn {
          Capsule().fill(.tint)
        } else {
          Capsule().strokeBorder(.primary, lineWidth: 1)
        }
        Circle().fill(configuration.isOn ? AnyShapeStyle(.background) : AnyShapeStyle(.primary)).padding(3)
      }
      .frame(width: 34, height: 20)
    }
  }
}
