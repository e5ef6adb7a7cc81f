import Foundation
import InkLinux
import InkTimelines
import InkViews

/// What a widget stands on: a colour, or a picture file.
enum Backdrop: Hashable, WidgetParameterValue {
  case color(InkColor)
  /// Path of a PNG or PBM file.
  case picture(String)

  static var parameterType: String { "\(InkColor.parameterType), or the path of a PNG or JPEG" }

  var parameterText: String {
    switch self {
    case .color(let color): color.parameterText
    case .picture(let path): path.parameterText
    }
  }

  init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .string(let text) = value else { throw .init(key: key, wants: Self.self, got: value) }
    if text.hasPrefix("/") || text.hasPrefix("~/") {
      self = .picture(HomeDirectory.expanding(text))
    } else {
      self = .color(try InkColor(parameter: value, key: key))
    }
  }

  /// True where what stands on it is to be white.
  var isDark: Bool {
    if case .color(let color) = self { color.lightness < 0.15 } else { false }
  }

  /// True where nothing could be read on it: content then gets a plain ground of its own.
  var isBusy: Bool {
    if case .color(let color) = self { (0.15...0.85).contains(color.lightness) } else { true }
  }
}

extension View {
  /// Puts a widget of a system family on a backdrop; without one, on the page, light or dark.
  func backdrop(_ backdrop: Backdrop?) -> some View { modifier(BackdropModifier(backdrop: backdrop)) }
}

private struct BackdropModifier: ViewModifier {
  let backdrop: Backdrop?

  func body(content: Content) -> some View {
    if let backdrop {
      content.environment(\.colorScheme, backdrop.isDark ? .dark : .light)
        .containerBackground(for: .widget) { BackdropView(backdrop: backdrop) }
    } else {
      content.containerBackground(.background, for: .widget)
    }
  }
}

private struct BackdropView: View {
  let backdrop: Backdrop

  var body: some View {
    switch backdrop {
    case .color(let color): color.color
    case .picture(let path): Image(ImageRequest.Source.file(path), scale: 1).resizable().scaledToFill()
    }
  }
}
