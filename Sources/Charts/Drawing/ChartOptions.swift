import SwiftUI

/// What the modifiers around a chart say.
struct ChartOptions {
  /// What an axis shows.
  enum Axis {
    case automatic, hidden
    case marks([AxisMarkSet])
  }

  /// What is said of one axis's scale.
  struct Scale {
    var domain: ChartDomain?
    var range = PlotDimensionScaleRange.plotDimension
    var type: ScaleType?
    var label: AnyView?

    var isLogarithmic: Bool { type?.isLogarithmic ?? false }
  }

  var xAxis = Axis.automatic
  var yAxis = Axis.automatic
  var x = Scale()
  var y = Scale()
  var isLegendHidden = false
  var legend: AnyView?
  /// Styles by value, in order.
  var styles: [(value: PlotValue, style: AnyShapeStyle)] = []
  /// Styles in the order in which values come.
  var styleRange: [AnyShapeStyle] = []
  var symbols: [(value: PlotValue, symbol: BasicChartSymbolShape)] = []
  var plot: AnyView?
  var overlay: ((ChartProxy) -> AnyView)?
  var background: ((ChartProxy) -> AnyView)?
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}
