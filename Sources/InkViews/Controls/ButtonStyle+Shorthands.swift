import Foundation

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// The style that suits the place.
  public nonisolated static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label in an outline.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a panel of the tint.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
