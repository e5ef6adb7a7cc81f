import SwiftUI

/// Where values are along one axis, from 0 at its start to 1 at its end.
struct AxisScale {
  enum Domain: Equatable {
    case lengths(ClosedRange<Double>)
    case categories([String])
  }

  var domain: Domain
  var isDate = false
  var isReversed = false
  var isLogarithmic = false
  /// The parts of the axis before and after the domain.
  var padding: (start: Double, end: Double) = (0, 0)
  /// The part of the axis that the domain has.
  var share: Double { 1 - padding.start - padding.end }

  /// Where a value is, of a category the middle of its part; nil where it has no place.
  func place(_ value: PlotValue) -> Double? {
    let plain: Double
    switch domain {
    case .lengths(let range):
      guard let length = value.length else { return nil }
      plain = place(length: length, in: range)
    case .categories(let names):
      guard let name = value.category, let index = names.firstIndex(of: name) else { return nil }
      plain = (Double(index) + 0.5) / Double(names.count)
    }
    let placed = padding.start + plain * share
    return isReversed ? 1 - placed : placed
  }

  private func place(length: Double, in range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    guard width > 0 else { return 0.5 }
    guard isLogarithmic, range.lowerBound > 0 else { return (length - range.lowerBound) / width }
    // What has no logarithm lies below the axis.
    guard length > 0 else { return -1 }
    return log(length / range.lowerBound) / log(range.upperBound / range.lowerBound)
  }

  /// The value at a place, of categories the one whose part it is in or nearest to; nil where no number is a place.
  func value(at place: Double) -> PlotValue? {
    guard place.isFinite else { return nil }
    let plain = ((isReversed ? 1 - place : place) - padding.start) / share
    switch domain {
    case .categories(let names):
      let index = Int(min(max(plain, 0), 1) * Double(names.count))
      return .category(names[min(index, names.count - 1)])
    case .lengths(let range):
      let length = length(at: plain, in: range)
      return isDate ? .date(Date(timeIntervalSinceReferenceDate: length)) : .number(length)
    }
  }

  private func length(at plain: Double, in range: ClosedRange<Double>) -> Double {
    guard isLogarithmic, range.lowerBound > 0 else {
      return range.lowerBound + plain * (range.upperBound - range.lowerBound)
    }
    return range.lowerBound * pow(range.upperBound / range.lowerBound, plain)
  }

  /// The distance from the place of one bar or rectangle to the next; nil where there is one place alone.
  func step(of spans: [Mark.Span]) -> Double? {
    if case .categories(let names) = domain { return share / Double(names.count) }
    return Ticks.leastDistance(spans.filter { $0.high == nil }.compactMap { place($0.low) })
  }

  /// Where bars and areas begin: at zero, or at the end that is nearer to it.
  var base: PlotValue {
    guard case .lengths(let range) = domain else { return .number(0) }
    return .number(min(max(0, range.lowerBound), range.upperBound))
  }
}

extension AxisScale {
  /// A scale for what marks take of an axis; `step` is the distance from one bar to the next, on a logarithmic axis that
  /// of their natural logarithms.
  init(
    of spans: [Mark.Span], said: ChartDomain?, includesZero: Bool, isRound: Bool, count: Int,
    step: Double? = nil, isLogarithmic: Bool = false
  ) {
    self.isLogarithmic = isLogarithmic
    isReversed = said?.isReversed ?? false
    let plots = spans.flatMap { [$0.low, $0.high].compactMap { $0 } }
    if let names = said?.categories ?? Self.categories(plots) {
      domain = .categories(names.isEmpty ? [""] : names)
      return
    }
    isDate = plots.contains { if case .date = $0 { true } else { false } }
    if let said, case .date? = said.low { isDate = true }
    // A logarithmic axis has no zero: neither stacks, which begin there, nor what is said of it bring it in.
    let lengths = plots.compactMap(\.length).filter { !isLogarithmic || $0 > 0 }
    var low = said?.low?.length ?? lengths.min() ?? (isLogarithmic ? 0.1 : 0)
    var high = said?.high?.length ?? lengths.max() ?? 1
    if said?.low == nil, said?.high == nil {
      if let step, isLogarithmic {
        low /= exp(step / 2)
        high *= exp(step / 2)
      } else if let step {
        low -= step / 2
        high += step / 2
      }
      if said?.includesZero ?? includesZero, !isDate, !isLogarithmic {
        low = min(low, 0)
        high = max(high, 0)
      }
      if low == high { (low, high) = (low - (low == 0 ? 0 : abs(low) / 2), high + max(abs(high) / 2, 1)) }
      if isRound, !isDate, isLogarithmic {
        low = pow(10, (log10(low) + 1e-9).rounded(.down))
        high = pow(10, (log10(high) - 1e-9).rounded(.up))
      } else if isRound, !isDate {
        let round = Ticks.step(from: low, to: high, count: count)
        low = (low / round).rounded(.down) * round
        high = (high / round).rounded(.up) * round
      }
    }
    domain = .lengths(min(low, high)...max(low, high))
  }

  /// The categories in the order in which they come; nil where there are lengths alone.
  private static func categories(_ plots: [PlotValue]) -> [String]? {
    var names: [String] = []
    for case .category(let name) in plots where !names.contains(name) { names.append(name) }
    return names.isEmpty ? nil : names
  }
}
