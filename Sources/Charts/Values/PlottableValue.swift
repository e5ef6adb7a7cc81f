import SwiftUI

/// A labelled value of a mark.
public struct PlottableValue<Value: Plottable> {
  /// What the value means; the legend's and a reader's word.
  let label: String
  let plot: PlotValue
  /// The end of what it reaches over, such as of a day; nil for a point.
  var end: PlotValue?

  init(_ label: String, _ value: Value, end: Value? = nil) {
    self.label = label
    plot = value.primitivePlottable._plotValue
    self.end = end?.primitivePlottable._plotValue
  }

  /// A value under a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey).plainString(in: EnvironmentValues()), value)
  }

  /// A value under a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label.plainString(in: EnvironmentValues()), value)
  }

  /// A value under a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(String(label), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// What reaches from one value to another.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(
      Text(labelKey).plainString(in: EnvironmentValues()), range.lowerBound, end: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// A day, an hour or another part of the calendar that holds a date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    Self.value(Text(labelKey), value, unit: unit, calendar: calendar)
  }

  /// A day, an hour or another part of the calendar that holds a date.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    let whole = calendar.dateInterval(of: unit, for: value)
    return PlottableValue(label.plainString(in: EnvironmentValues()), whole?.start ?? value, end: whole?.end)
  }

  /// A day, an hour or another part of the calendar that holds a date.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    Self.value(Text(verbatim: String(label)), value, unit: unit, calendar: calendar)
  }
}
