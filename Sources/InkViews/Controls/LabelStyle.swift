import Foundation

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label is drawn with.
  associatedtype Body: View

  /// What there is to draw.
  typealias Configuration = LabelStyleConfiguration

  /// The label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title {
    let view: any View
  }

  /// The icon.
  public struct Icon {
    let view: any View
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The title.
  public var body: some View { AnyView(erasing: view) }
}

extension LabelStyleConfiguration.Icon: View {
  /// The icon.
  public var body: some View { AnyView(erasing: view) }
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// How labels inside look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}

/// Icon and title side by side.
public struct TitleAndIconLabelStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The style where none is set.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title side by side.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The style that suits the place.
  public nonisolated static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
