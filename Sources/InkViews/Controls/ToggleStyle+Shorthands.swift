import Foundation

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
