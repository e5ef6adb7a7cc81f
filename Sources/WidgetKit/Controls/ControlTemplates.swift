/// The view of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// Accepted; there are no controls.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Accepted; there are no controls.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

  /// Accepted; there are no controls.
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some ControlWidgetTemplate { self }

  /// Accepted; there are no controls.
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some ControlWidgetTemplate { self }
}

/// A control that does something.
public struct ControlWidgetButton<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// A button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ValueLabel == EmptyView {}

  /// A button with a label and one while it works.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// A button with a title and a label while it works.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// A button with a title.
  public init(_ titleKey: LocalizedStringKey, action: Action) where Label == Text, ValueLabel == EmptyView {}
}

/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// A toggle with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// A toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// A toggle with a label.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// A toggle with a label that also tells its state.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> ValueLabel)
  where Label == EmptyView {}
}

/// The controls that a phone shows.
public final class ControlCenter: Sendable {
  /// The one there is.
  public static let shared = ControlCenter()

  private init() {}

  /// Does nothing; there are no controls.
  public func reloadControls(ofKind kind: String) {}

  /// Does nothing; there are no controls.
  public func reloadAllControls() {}
}
