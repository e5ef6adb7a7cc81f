import Foundation

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// What it says.
  public struct Label {
    let view: any View
  }

  public let role: ButtonRole?
  public let label: Label
  /// Never true here.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { AnyView(erasing: view) }
}
