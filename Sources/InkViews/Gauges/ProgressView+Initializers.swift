import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, without a measure.
  public nonisolated init() where Label == EmptyView {
    self.init(.fraction(nil), label: nil, currentValueLabel: nil)
  }

  /// Something that goes on, without a measure.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label: label(), currentValueLabel: nil)
  }

  /// Something that goes on, without a measure.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.fraction(nil), label: Text(titleKey), currentValueLabel: nil)
  }

  /// Something that goes on, without a measure.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.fraction(nil), label: Text(title), currentValueLabel: nil)
  }

  /// A part of a total; nil is unknown.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(.init(value: value, total: total), label: nil, currentValueLabel: nil)
  }

  /// A part of a total; nil is unknown.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(.init(value: value, total: total), label: label(), currentValueLabel: nil)
  }

  /// A part of a total; nil is unknown.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(.init(value: value, total: total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// A part of a total; nil is unknown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(.init(value: value, total: total), label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// What a progress has done as the view is made.
  public nonisolated init(_ progress: Progress) {
    self.init(
      .fraction(progress.isIndeterminate ? nil : progress.fractionCompleted), label: nil,
      currentValueLabel: nil)
  }
}

extension ProgressView {
  /// A part of a total with both labels; nil is unknown.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .init(value: value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The part of an interval that has passed, or is left, with both labels.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The part of an interval that has passed, or is left, with a timer under it.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// The part of an interval that has passed, or is left, with a timer under it.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}
