import Foundation

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = ButtonStyleConfiguration

  /// The button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button style of the system.
public typealias PrimitiveButtonStyle = ButtonStyle

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

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any ButtonStyle { BorderlessButtonStyle() }
}

extension View {
  /// How buttons inside look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }

  /// Accepted; borders are rounded rectangles.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// As suits the place.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Half-round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// Round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The label in the tint.
public struct BorderlessButtonStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension BorderlessButtonStyle: ButtonStyle {
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

/// The label as it is.
public struct PlainButtonStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension PlainButtonStyle: ButtonStyle {
  /// The button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label on a faint panel.
public struct BorderedButtonStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension BorderedButtonStyle: ButtonStyle {
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(.fill, in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The label on a panel of the tint.
public struct BorderedProminentButtonStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: ButtonStyle {
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.background)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(.tint, in: RoundedRectangle(cornerRadius: 8))
  }
}

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
  /// The label on a faint panel.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a panel of the tint.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
