import SwiftUI

/// A labelled value of a mark.
///
/// Labels are for readers of the screen; here nothing reads them, so they are not kept.
public struct PlottableValue<Value: Plottable> {
  let plot: PlotValue
  /// The end of what it reaches over, such as of a day; nil for a point.
  let end: PlotValue?

  init(_ value: Value, end: Value? = nil) {
    plot = value.primitivePlottable._plotValue
    self.end = end?.primitivePlottable._plotValue
  }

  /// A value under a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }

  /// A value under a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(value) }

  /// A value under a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }
}

extension PlottableValue where Value: Comparable {
  /// What reaches from one value to another.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(range.lowerBound, end: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  private init(_ value: Date, unit: Calendar.Component, calendar: Calendar) {
    let whole = calendar.dateInterval(of: unit, for: value)
    self.init(whole?.start ?? value, end: whole?.end)
  }

  /// A day, an hour or another part of the calendar that holds a date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }

  /// A day, an hour or another part of the calendar that holds a date.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }

  /// A day, an hour or another part of the calendar that holds a date.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }
}
