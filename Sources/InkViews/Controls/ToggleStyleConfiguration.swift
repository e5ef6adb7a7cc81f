import Foundation

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
