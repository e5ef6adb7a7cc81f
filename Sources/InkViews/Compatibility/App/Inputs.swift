import Foundation

// What a finger or a keyboard is needed for. A widget shows none of it: a crossed box stands for each.

/// A view that takes input; a crossed box stands for it and a problem is reported.
protocol InputView: View, PrimitiveView where Body == Never {
  static var title: String { get }
}

extension InputView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.nodes(of: UnsupportedView(name: Self.title).frame(height: 22))
  }
}

/// A line of text to be typed.
public struct TextField<Label: View> {
  private init() {}
}

extension TextField: InputView {
  public typealias Body = Never
  static var title: String { "TextField" }
}

extension TextField where Label == Text {
  /// A line of text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
  /// A line of text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {}
  /// A line of text that grows.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  /// A line of text that grows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {}
  /// A value in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}
  /// A value in a format.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {}
  /// A line of text with something to do at its end.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {}
}

/// A line of text that is not shown.
public struct SecureField<Label: View> {}

extension SecureField: InputView {
  public typealias Body = Never
  static var title: String { "SecureField" }
}

extension SecureField where Label == Text {
  /// A line of text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
  /// A line of text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {}
}

/// Lines of text to be typed.
public struct TextEditor {
  /// Lines of text.
  public nonisolated init(text: Binding<String>) {}
}

extension TextEditor: InputView {
  public typealias Body = Never
  static var title: String { "TextEditor" }
}

/// One of several things to choose.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {}

extension Picker: InputView {
  public typealias Body = Never
  static var title: String { "Picker" }
}

extension Picker {
  /// Something to choose.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  /// Something to choose.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {}
}

extension Picker where Label == Text {
  /// Something to choose.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
  /// Something to choose.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

/// A date to choose.
public struct DatePicker<Label: View> {
  /// Parts of a date.
  public struct Components: OptionSet, Sendable {
    public let rawValue: UInt
    /// Parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static var hourAndMinute: Components { Components(rawValue: 1) }
    /// Day, month and year.
    public static var date: Components { Components(rawValue: 2) }
  }
}

/// Parts of a date to choose.
public typealias DatePickerComponents = DatePicker<Text>.Components

extension DatePicker: InputView {
  public typealias Body = Never
  static var title: String { "DatePicker" }
}

extension DatePicker where Label == Text {
  /// A date.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  /// A date.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  /// A date in a range.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  /// A date in a range.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  /// A date in a range.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}

extension DatePicker {
  /// A date.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
}

/// A number to drag.
public struct Slider<Label: View, ValueLabel: View> {}

extension Slider: InputView {
  public typealias Body = Never
  static var title: String { "Slider" }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A number in a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  /// A number in a range by steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

/// A number to count up and down.
public struct Stepper<Label: View> {}

extension Stepper: InputView {
  public typealias Body = Never
  static var title: String { "Stepper" }
}

extension Stepper where Label == Text {
  /// A number in a range.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
  /// A number.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {}
  /// A number in a range.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
}

extension Stepper {
  /// A number in a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
}

/// A colour to choose.
public struct ColorPicker<Label: View> {}

extension ColorPicker: InputView {
  public typealias Body = Never
  static var title: String { "ColorPicker" }
}

extension ColorPicker where Label == Text {
  /// A colour.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
  /// A colour.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

/// What is typed into; nothing ever is.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// What is typed into.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value

  /// What is typed into, for `focused(_:)`.
  public var projectedValue: Binding<Value> { .constant(value) }

  /// False.
  public nonisolated init() where Value == Bool { value = false }
  /// Nil.
  public nonisolated init<T: Hashable>() where Value == T? { value = nil }
}
