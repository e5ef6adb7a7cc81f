import Foundation

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// Where the fraction comes from.
  enum Source {
    /// nil is unknown.
    case fraction(Double?)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  let source: Source
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  nonisolated init(_ source: Source, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView.Source {
  /// A part of a total.
  init<V: BinaryFloatingPoint>(value: V?, total: V) {
    let fraction = value.map { total > 0 ? Double($0 / total) : 0 }
    self = .fraction(fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) })
  }
}

extension ProgressView: View {
  public typealias Body = Never
}

extension ProgressView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction(in: context), label: label.map { .init(view: $0) },
      currentValueLabel: currentValueLabel.map { .init(view: $0) })
    let style = context.environment.progressViewStyle
    return context.nodes { AnyView(style.erasedBody(configuration: configuration)) }
  }

  @MainActor private func fraction(in context: ViewContext) -> Double? {
    switch source {
    case .fraction(let fraction): return fraction
    case .timer(let range, let countsDown):
      context.evaluation.liveTexts.append(LiveText(.progress(range), in: context.environment))
      let span = range.upperBound.timeIntervalSince(range.lowerBound)
      let passed = context.environment.currentDate.timeIntervalSince(range.lowerBound)
      let fraction = span > 0 ? min(max(passed / span, 0), 1) : 1
      return countsDown ? 1 - fraction : fraction
    }
  }
}

extension ProgressViewStyle {
  /// The body with its type hidden.
  fileprivate func erasedBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
