import Foundation

// How controls look that a widget does not show: names alone.

/// How a list looks.
public struct ListStyle: Sendable {
  nonisolated init() {}
  /// As suits the screen.
  public static let automatic = ListStyle()
  /// Plain.
  public static let plain = ListStyle()
  /// In groups.
  public static let grouped = ListStyle()
  /// Inset.
  public static let inset = ListStyle()
  /// In inset groups.
  public static let insetGrouped = ListStyle()
  /// At the side.
  public static let sidebar = ListStyle()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A plain list.
public func PlainListStyle() -> ListStyle { .plain }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A list in groups.
public func GroupedListStyle() -> ListStyle { .grouped }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A list in inset groups.
public func InsetGroupedListStyle() -> ListStyle { .insetGrouped }

/// How something to choose looks.
public struct PickerStyle: Sendable {
  nonisolated init() {}
  /// As suits the screen.
  public static let automatic = PickerStyle()
  /// In parts beside each other.
  public static let segmented = PickerStyle()
  /// As a menu.
  public static let menu = PickerStyle()
  /// As a wheel.
  public static let wheel = PickerStyle()
  /// In line.
  public static let inline = PickerStyle()
  /// On a page of its own.
  public static let navigationLink = PickerStyle()
  /// As colours.
  public static let palette = PickerStyle()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Something to choose in parts beside each other.
public func SegmentedPickerStyle() -> PickerStyle { .segmented }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Something to choose as a wheel.
public func WheelPickerStyle() -> PickerStyle { .wheel }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Something to choose as a menu.
public func MenuPickerStyle() -> PickerStyle { .menu }

/// How a date to choose looks.
public struct DatePickerStyle: Sendable {
  nonisolated init() {}
  /// As suits the screen.
  public static let automatic = DatePickerStyle()
  /// Small.
  public static let compact = DatePickerStyle()
  /// As a calendar.
  public static let graphical = DatePickerStyle()
  /// As a wheel.
  public static let wheel = DatePickerStyle()
}

/// How a line of text looks.
public struct TextFieldStyle: Sendable {
  nonisolated init() {}
  /// As suits the screen.
  public static let automatic = TextFieldStyle()
  /// Plain.
  public static let plain = TextFieldStyle()
  /// With a frame.
  public static let roundedBorder = TextFieldStyle()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A line of text with a frame.
public func RoundedBorderTextFieldStyle() -> TextFieldStyle { .roundedBorder }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A plain line of text.
public func PlainTextFieldStyle() -> TextFieldStyle { .plain }

/// How pages to swipe look.
public struct TabViewStyle: Sendable {
  nonisolated init() {}
  /// As suits the screen.
  public static let automatic = TabViewStyle()
  /// As pages.
  public static let page = TabViewStyle()
  /// As pages with or without dots.
  public static func page(indexDisplayMode: PageDots) -> TabViewStyle { TabViewStyle() }

  /// Whether pages have dots.
  public enum PageDots: Sendable {
    case automatic, always, never
  }
}

/// How a form looks.
public struct FormStyle: Sendable {
  nonisolated init() {}
  /// As suits the screen.
  public static let automatic = FormStyle()
  /// In groups.
  public static let grouped = FormStyle()
  /// In columns.
  public static let columns = FormStyle()
}

/// How a menu looks.
public struct MenuStyle: Sendable {
  nonisolated init() {}
  /// As suits the screen.
  public static let automatic = MenuStyle()
  /// As a button.
  public static let button = MenuStyle()
}

extension View {
  /// Accepted; a list is not shown.
  public nonisolated func listStyle(_ style: ListStyle) -> some View { self }
  /// Accepted; a list is not shown.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Accepted; a list is not shown.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// Accepted; a list is not shown.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Accepted; a list is not shown.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Accepted; nothing is chosen here.
  public nonisolated func pickerStyle(_ style: PickerStyle) -> some View { self }
  /// Accepted; nothing is chosen here.
  public nonisolated func datePickerStyle(_ style: DatePickerStyle) -> some View { self }
  /// Accepted; nothing is typed here.
  public nonisolated func textFieldStyle(_ style: TextFieldStyle) -> some View { self }
  /// Accepted; nothing is swiped here.
  public nonisolated func tabViewStyle(_ style: TabViewStyle) -> some View { self }
  /// Accepted; a form is not shown.
  public nonisolated func formStyle(_ style: FormStyle) -> some View { self }
  /// Accepted; a menu is its label.
  public nonisolated func menuStyle(_ style: MenuStyle) -> some View { self }
  /// Accepted; nothing is swiped here.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// Accepted; nothing is counted here.
  public nonisolated func badge(_ count: Int) -> some View { self }
  /// Accepted; nothing is counted here.
  public nonisolated func badge(_ label: Text?) -> some View { self }
}
