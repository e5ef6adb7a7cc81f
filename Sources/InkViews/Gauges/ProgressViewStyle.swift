import Foundation

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What progress is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

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

extension EnvironmentValues {
  /// How progress looks.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// How progress inside looks.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}

/// The style where none is set: a bar, or a still spinner where nothing is known.
public struct DefaultProgressViewStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      CapacityBar(value: configuration.fractionCompleted ?? 0).frame(height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring, or a still spinner where nothing is known.
public struct CircularProgressViewStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      Gauge(value: fraction) {
        configuration.label
      } currentValueLabel: {
        configuration.currentValueLabel
      }
      .gaugeStyle(.accessoryCircularCapacity)
    } else {
      VStack(spacing: 4) {
        Spinner().frame(width: 20, height: 20)
        configuration.label
      }
    }
  }
}

/// Eight spokes that grow fainter, standing still.
private struct Spinner: View {
  var body: some View {
    ZStack {
      ForEach(0..<8) { spoke in
        Capsule().frame(width: 2, height: 6).offset(y: -7).rotationEffect(.degrees(45 * Double(spoke)))
          .opacity(1 - Double(7 - spoke) / 10)
      }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the place.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
