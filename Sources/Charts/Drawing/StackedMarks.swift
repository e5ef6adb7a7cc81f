import SwiftUI

/// Marks with bars and areas laid upon each other.
struct StackedMarks {
  /// In the order in which they are drawn.
  private(set) var marks: [Mark] = []

  private struct Place: Hashable {
    var kind: Mark.Kind
    var value: PlotValue?
    var group: PlotValue?
    var isNegative: Bool
  }

  init(_ marks: [Mark]) {
    var heights: [Place: Double] = [:]
    var totals: [Place: Double] = [:]
    for mark in marks {
      guard let (place, length) = Self.stacked(mark) else { continue }
      totals[place, default: 0] += length
    }
    for mark in marks {
      var mark = mark
      if let (place, length) = Self.stacked(mark) {
        var low = heights[place, default: 0]
        var high = low + length
        heights[place] = high
        let total = totals[place] ?? 0
        switch mark.stacking {
        case .normalized where total != 0: (low, high) = (low / abs(total), high / abs(total))
        case .center: (low, high) = (low - total / 2, high - total / 2)
        default: break
        }
        if mark.isLying {
          mark.x?.low = .number(low)
          mark.x?.high = .number(high)
        } else {
          mark.y?.low = .number(low)
          mark.y?.high = .number(high)
        }
      }
      self.marks.append(mark)
    }
    self.marks = self.marks.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    .map(\.element)
  }

  /// Where a mark is stacked, and how long it is; nil for one that stands for itself.
  private static func stacked(_ mark: Mark) -> (Place, Double)? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let (own, other) = mark.isLying ? (mark.x, mark.y) : (mark.y, mark.x)
    guard let own, own.high == nil, case .number(let length) = own.low, length.isFinite else { return nil }
    guard mark.stacking != .unstacked else { return nil }
    return (
      Place(kind: mark.kind, value: other?.low, group: mark.positionKey, isNegative: length < 0), length
    )
  }
}

extension Mark {
  /// Whether it takes room around its value on x, so that there is a distance to the next; `spreadsAlongY` on y.
  var spreadsAlongX: Bool { kind == .rectangle || (kind == .bar && !isLying) }
  var spreadsAlongY: Bool { kind == .rectangle || isLying }

  /// Whether a bar lies: its length is along x.
  var isLying: Bool {
    guard kind == .bar else { return false }
    guard let y else { return x.map { $0.high == nil || !$0.isUnit } ?? false }
    guard let x else { return false }
    if case .category = y.low { return true }
    if y.isUnit { return true }
    if x.isUnit { return false }
    if x.high != nil { return true }
    if case .date = y.low, case .number = x.low { return true }
    return false
  }
}
