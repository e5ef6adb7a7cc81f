import Foundation

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label {
    let view: any View
  }

  /// How far it has come.
  public struct CurrentValueLabel {
    let view: any View
  }

  /// 0…1; nil is unknown.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { AnyView(erasing: view) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The label.
  public var body: some View { AnyView(erasing: view) }
}
