import InkBitmap

/// A drawn picture held against the pattern it should be.
public struct PatternComparison: Sendable {
  /// A cell that is not as it should be.
  public struct Difference: Hashable, Sendable {
    public var place: PixelPoint
    public var expected: AsciiPattern.Cell
    public var actual: AsciiPattern.Cell

    /// Records a wrong cell.
    public init(place: PixelPoint, expected: AsciiPattern.Cell, actual: AsciiPattern.Cell) {
      self.place = place
      self.expected = expected
      self.actual = actual
    }
  }

  /// Every wrong cell, row after row.
  public let differences: [Difference]
  private let expected: AsciiPattern
  private let actual: AsciiPattern
  private let area: PixelRect

  /// Cells printed at most; larger pictures are cut.
  private static let printable = (width: 160, height: 80)

  /// Compares all of `actual` with `expected` placed at `origin`; what lies around it should be `outside`.
  public init(
    _ actual: AsciiPattern, with expected: AsciiPattern, at origin: PixelPoint = .zero,
    outside: AsciiPattern.Cell = .untouched
  ) {
    let place = PixelRect(x: origin.x, y: origin.y, width: expected.width, height: expected.height)
    var area = place
    var wanted = AsciiPattern(width: actual.width, height: actual.height, filledWith: outside)
    var differences: [Difference] = []
    for y in min(0, place.y)..<max(actual.height, place.maxY) {
      for x in min(0, place.x)..<max(actual.width, place.maxX) {
        let point = PixelPoint(x: x, y: y)
        let cell = place.contains(point) ? expected[x - origin.x, y - origin.y] : outside
        wanted[x, y] = cell
        guard actual[x, y] != cell else { continue }
        differences.append(Difference(place: point, expected: cell, actual: actual[x, y]))
        area = area.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    self.differences = differences
    self.actual = actual
    self.expected = wanted
    self.area = area
  }

  /// True when every cell is as it should be.
  public var matches: Bool { differences.isEmpty }

  /// Expected, actual and difference, beside each other where that fits into 110 columns.
  public var report: String {
    let shown = area.intersection(
      PixelRect(x: area.x, y: area.y, width: Self.printable.width, height: Self.printable.height))
    let marks = Dictionary(differences.map { ($0.place, Self.mark($0)) }) { first, _ in first }
    func picture(_ title: String, _ cell: (PixelPoint) -> Character) -> [String] {
      let width = max(shown.width, title.count)
      let rows = (shown.y..<shown.maxY).map { y in
        String((shown.x..<shown.maxX).map { x in cell(PixelPoint(x: x, y: y)) })
      }
      return ([title] + rows).map { $0 + String(repeating: " ", count: width - $0.count) }
    }
    let pictures = [
      picture("expected") { expected[$0.x, $0.y].rawValue },
      picture("actual") { actual[$0.x, $0.y].rawValue },
      picture("difference") { marks[$0] ?? " " },
    ]
    let beside = zip(pictures[0], zip(pictures[1], pictures[2])).map { "\($0) | \($1.0) | \($1.1)" }
    let fits = (beside.first?.count ?? 0) <= 110
    var text = "\(differences.count) of \(shown.area) pixels from (\(shown.x), \(shown.y)) are wrong"
    text += " (+ should not be black, - should be black, o other)\n"
    text += (fits ? beside : pictures.flatMap { $0 }).joined(separator: "\n")
    if shown != area { text += "\n(cut from \(area.width) × \(area.height))" }
    return text
  }

  private static func mark(_ difference: Difference) -> Character {
    if difference.actual == .black { return "+" }
    return difference.expected == .black ? "-" : "o"
  }
}
