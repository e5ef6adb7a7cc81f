import Foundation

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a toggle is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// What is on or off.
  public struct Label {
    let view: any View
  }

  public let label: Label
  /// The state; setting it does nothing.
  @Binding public var isOn: Bool
  /// Never true here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Bool) {
    self.label = label
    _isOn = .constant(isOn)
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { AnyView(erasing: view) }
}

extension EnvironmentValues {
  /// How toggles look.
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
}

extension View {
  /// How toggles inside look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}

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

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label and a switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// The style that suits the place.
  public nonisolated static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label on a panel.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
