import SwiftUI

/// A chart in a size: its scales, and what stands at which value of its axes.
@MainActor
struct ChartPlan {
  /// A value of an axis with what stands at it.
  struct Tick {
    var value: AxisValue
    var parts: [AxisPart]
    var position: AxisMarkPosition
    /// The value in words.
    var title: String
  }

  /// A key of the legend.
  struct LegendEntry {
    var title: String
    var style: AnyShapeStyle
  }

  let marks: [Mark]
  let options: ChartOptions
  let x: AxisScale
  let y: AxisScale
  private(set) var xTicks: [Tick] = []
  private(set) var yTicks: [Tick] = []
  /// The values of keys in the order in which they come.
  private let styleValues: [PlotValue]
  private let symbolValues: [PlotValue]
  private let lineStyleValues: [PlotValue]
  /// Values that lie beside each other.
  let groups: [PlotValue]
  /// Whether there is more than a pie.
  let hasAxes: Bool
  /// What the legend says: nothing where styles say it themselves.
  private(set) var legend: [LegendEntry] = []

  init(_ all: [Mark], _ options: ChartOptions, size: CGSize, environment: EnvironmentValues) {
    let marks = StackedMarks(all).marks
    self.marks = marks
    self.options = options
    let flat = marks.filter { $0.kind != .sector }
    hasAxes = !flat.isEmpty
    let xSpans = flat.compactMap(\.x)
    let ySpans = flat.compactMap(\.y)
    let isLying = flat.contains(where: \.isLying)
    let xCount = max(2, min(5, Int(size.width / 52)))
    let yCount = max(2, min(5, Int(size.height / 28)))
    x = AxisScale(
      of: xSpans, said: options.x.domain, includesZero: isLying, isRound: isLying, count: xCount,
      step: Self.step(of: flat.filter(\.spreadsAlongX).compactMap(\.x), options.x),
      isLogarithmic: options.x.isLogarithmic
    )
    .configured(options.x, length: size.width)
    y = AxisScale(
      of: ySpans, said: options.y.domain, includesZero: true, isRound: !isLying, count: yCount,
      step: Self.step(of: flat.filter(\.spreadsAlongY).compactMap(\.y), options.y),
      isLogarithmic: options.y.isLogarithmic
    )
    .configured(options.y, length: size.height)
    func values(_ key: KeyPath<Mark, PlotValue?>) -> [PlotValue] {
      var values: [PlotValue] = []
      for value in marks.compactMap({ $0[keyPath: key] }) where !values.contains(value) {
        values.append(value)
      }
      return values
    }
    styleValues = values(\.styleKey)
    symbolValues = values(\.symbolKey)
    lineStyleValues = values(\.lineStyleKey)
    groups = values(\.positionKey)
    xTicks = ticks(options.xAxis, x, count: xCount, position: .bottom, environment)
    yTicks = ticks(options.yAxis, y, count: yCount, position: .trailing, environment)
    if !options.isLegendHidden, options.legend == nil, styleValues.count > 1 {
      legend = styleValues.map { LegendEntry(title: Self.title($0, nil, environment), style: style(of: $0)) }
    }
  }

  /// The least distance between bars or rectangles that do not reach from one value to another, of their logarithms
  /// where these are placed; nil without any.
  private static func step(of spans: [Mark.Span], _ said: ChartOptions.Scale) -> Double? {
    let lengths = spans.filter { $0.high == nil }.compactMap(\.low.length)
    guard !lengths.isEmpty else { return nil }
    let places = said.isLogarithmic ? lengths.filter { $0 > 0 }.map { log($0) } : lengths
    return Ticks.leastDistance(places) ?? 1
  }

  // MARK: Axes

  private func ticks(
    _ axis: ChartOptions.Axis, _ scale: AxisScale, count: Int, position: AxisMarkPosition,
    _ environment: EnvironmentValues
  ) -> [Tick] {
    guard hasAxes else { return [] }
    let sets: [AxisMarkSet]
    switch axis {
    case .hidden: return []
    case .automatic: sets = [AxisMarkSet(values: .automatic(count: nil), position: .automatic)]
    case .marks(let marks): sets = marks
    }
    return sets.flatMap { set -> [Tick] in
      let (values, unit) = Self.values(set.values, scale, count: count, environment.calendar)
      let place = set.position.place == .automatic ? position : set.position
      return values.enumerated().map { index, plot in
        let value = AxisValue(plot: plot, index: index, count: values.count)
        var parts = set.parts?(value) ?? Self.parts(of: set, scale)
        for index in parts.indices {
          parts[index].style = parts[index].style ?? set.style
          parts[index].font = parts[index].font ?? set.font
          parts[index].format = parts[index].format ?? set.format
        }
        return Tick(value: value, parts: parts, position: place, title: Self.title(plot, unit, environment))
      }
    }
  }

  private static func parts(of set: AxisMarkSet, _ scale: AxisScale) -> [AxisPart] {
    if case .categories = scale.domain { return [AxisPart(kind: .label(nil))] }
    return [AxisPart(kind: .grid, stroke: set.stroke), AxisPart(kind: .label(nil))]
  }

  private static func values(
    _ values: AxisMarkSet.Values, _ scale: AxisScale, count: Int, _ calendar: Calendar
  ) -> ([PlotValue], Calendar.Component?) {
    switch (values, scale.domain) {
    case (.list(let list), _): return (list, nil)
    case (_, .categories(let names)): return (names.map { .category($0) }, nil)
    case (.calendar(let component, let count), .lengths(let range)):
      return (
        Ticks.dates(every: count, component, in: range, calendar).map { .date($0) }, component
      )
    case (.stride(let step), .lengths(let range)):
      let numbers = Ticks.multiples(of: step, in: range)
      return (
        numbers.map { scale.isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }, nil
      )
    case (.automatic(let wanted), .lengths(let range)):
      let count = min(wanted ?? count, count * 2)
      guard scale.isDate else {
        if scale.isLogarithmic, let powers = Ticks.powersOfTen(in: range, count: count) {
          return (powers.map { .number($0) }, nil)
        }
        let step = Ticks.step(from: range.lowerBound, to: range.upperBound, count: count)
        return (Ticks.multiples(of: step, in: range).map { .number($0) }, nil)
      }
      let step = Ticks.calendarStep(range, count: count)
      return (
        Ticks.dates(every: step.count, step.component, in: range, calendar).map { .date($0) }, step.component
      )
    }
  }

  private static func title(
    _ plot: PlotValue, _ unit: Calendar.Component?, _ environment: EnvironmentValues
  ) -> String {
    switch plot {
    case .category(let name): return name
    case .number(let number):
      let style = FloatingPointFormatStyle<Double>(locale: environment.locale)
      return number.formatted(abs(number) >= 100_000 ? style.notation(.compactName) : style)
    case .date(let date):
      var style = Date.FormatStyle(
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
      switch unit {
      case .minute: style = style.hour().minute()
      case .hour: style = style.hour()
      case .month: style = style.month(.abbreviated)
      case .year: style = style.year()
      default: style = style.day().month(.abbreviated)
      }
      return date.formatted(style)
    }
  }

  // MARK: Styles

  /// What a mark is drawn with.
  func style(of mark: Mark) -> AnyShapeStyle {
    if let style = mark.style { return style }
    guard let key = mark.styleKey else { return AnyShapeStyle(.tint) }
    return style(of: key)
  }

  private func style(of value: PlotValue) -> AnyShapeStyle {
    if let said = options.styles.first(where: { $0.value == value }) { return said.style }
    let index = styleValues.firstIndex(of: value) ?? 0
    if !options.styleRange.isEmpty { return options.styleRange[index % options.styleRange.count] }
    let colors: [Color] = [.blue, .green, .purple, .orange, .red, .yellow, .brown]
    return AnyShapeStyle(colors[index % colors.count])
  }

  /// How a line is drawn: by its value where it has one for this; else of several lines without a style of their own
  /// the later ones are broken, so that they are told apart without colours.
  func lineStyle(of mark: Mark) -> StrokeStyle {
    if let style = mark.lineStyle { return style }
    let index =
      if let key = mark.lineStyleKey {
        lineStyleValues.firstIndex(of: key) ?? 0
      } else if mark.style == nil, let key = mark.styleKey {
        styleValues.firstIndex(of: key) ?? 0
      } else {
        0
      }
    let dashes: [[CGFloat]] = [[], [5, 3], [2, 3], [8, 3, 2, 3]]
    return StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: dashes[index % dashes.count])
  }

  /// The shape of a mark's points; nil for lines without any.
  func symbol(of mark: Mark) -> AnyShape? {
    if let symbol = mark.symbol { return symbol }
    if let key = mark.symbolKey {
      if let said = options.symbols.first(where: { $0.value == key }) {
        return AnyShape(said.symbol)
      }
      let kinds = BasicChartSymbolShape.Kind.allCases
      let index = symbolValues.firstIndex(of: key) ?? 0
      return AnyShape(BasicChartSymbolShape(kind: kinds[index % kinds.count]))
    }
    return mark.kind == .point ? AnyShape(Circle()) : nil
  }
}

extension AxisScale {
  /// The scale with what was said of its range.
  func configured(_ said: ChartOptions.Scale, length: CGFloat) -> AxisScale {
    var scale = self
    if length > 0 {
      scale.padding = (min(said.range.start / length, 0.4), min(said.range.end / length, 0.4))
    }
    return scale
  }
}
