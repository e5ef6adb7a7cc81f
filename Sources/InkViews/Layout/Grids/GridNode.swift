import Foundation

/// The node of a grid.
@MainActor
final class GridNode: LayoutNode {
  /// One row; a whole one is a single view across all columns.
  struct Row {
    let cells: [LayoutNode]
    let alignment: VerticalAlignment?
    let isWhole: Bool
  }

  /// Widths and heights for one proposal.
  private struct Tracks {
    var columns: [CGFloat]
    var rows: [CGFloat]
  }

  private let rows: [Row]
  private let alignment: Alignment
  private let gap: CGSize
  private let columnCount: Int
  private var known: [(proposal: ProposedViewSize, tracks: Tracks)] = []

  init(
    _ rows: [Row], alignment: Alignment, horizontal: CGFloat, vertical: CGFloat, in context: ViewContext
  ) {
    self.rows = rows
    self.alignment = alignment
    gap = CGSize(width: horizontal, height: vertical)
    columnCount =
      rows.filter { !$0.isWhole }.map { $0.cells.reduce(0) { $0 + $1.gridTraits.columns } }.max() ?? 0
    super.init(context)
  }

  override var name: String { "Grid" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(for: proposal)
    return CGSize(width: length(tracks.columns, gap.width), height: length(tracks.rows, gap.height))
  }

  private func length(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.isEmpty ? 0 : lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
  }

  // MARK: Tracks

  private func tracks(for proposal: ProposedViewSize) -> Tracks {
    for entry in known where entry.proposal == proposal { return entry.tracks }
    let columns = columnWidths(for: proposal.width)
    let tracks = Tracks(columns: columns, rows: rowHeights(for: proposal.height, columns))
    known.append((proposal, tracks))
    return tracks
  }

  /// The widest cell of one column for a proposed width.
  private func width(ofColumn column: Int, proposed: CGFloat?) -> CGFloat {
    rows.reduce(0) { widest, row in
      guard let cell = self.cell(in: row, at: column), cell.gridTraits.columns == 1 else { return widest }
      if proposed != nil, cell.gridTraits.unsizedAxes.contains(.horizontal) { return widest }
      return max(widest, cell.size(for: ProposedViewSize(width: proposed, height: nil)).width)
    }
  }

  private func cell(in row: Row, at column: Int) -> LayoutNode? {
    guard !row.isWhole else { return nil }
    var position = 0
    for cell in row.cells {
      if position == column { return cell }
      position += cell.gridTraits.columns
    }
    return nil
  }

  private func columnWidths(for proposed: CGFloat?) -> [CGFloat] {
    var widths = (0..<columnCount).map { width(ofColumn: $0, proposed: nil) }
    if let proposed {
      let parts = widths.indices.map {
        Flexibility(
          minimum: width(ofColumn: $0, proposed: 0), maximum: width(ofColumn: $0, proposed: .infinity))
      }
      Flexibility.share(proposed - gap.width * CGFloat(max(columnCount - 1, 0)), among: parts) {
        index, share in
        widths[index] = width(ofColumn: index, proposed: share)
        return widths[index]
      }
    }
    for row in rows { widen(&widths, for: row, proposed) }
    return widths
  }

  /// Makes the last columns wide enough for cells that span several.
  private func widen(_ widths: inout [CGFloat], for row: Row, _ proposed: CGFloat?) {
    if row.isWhole, widths.isEmpty {
      widths = [row.cells[0].size(for: ProposedViewSize(width: proposed, height: nil)).width]
    }
    var position = 0
    for cell in row.cells where !row.isWhole {
      let span = min(cell.gridTraits.columns, widths.count - position)
      defer { position += span }
      guard span > 1, !cell.gridTraits.unsizedAxes.contains(.horizontal) else { continue }
      let present = length(Array(widths[position..<position + span]), gap.width)
      let wanted = cell.size(for: ProposedViewSize(width: proposed.map { min($0, present) }, height: nil))
        .width
      if wanted > present { widths[position + span - 1] += wanted - present }
    }
  }

  private func rowHeights(for proposed: CGFloat?, _ columns: [CGFloat]) -> [CGFloat] {
    func height(_ row: Row, _ proposed: CGFloat?) -> CGFloat {
      placed(row, columns).reduce(0) { highest, place in
        if proposed != nil, place.cell.gridTraits.unsizedAxes.contains(.vertical) { return highest }
        return max(
          highest, place.cell.size(for: ProposedViewSize(width: place.width, height: proposed)).height)
      }
    }
    var heights = rows.map { height($0, nil) }
    guard let proposed else { return heights }
    let parts = rows.map { Flexibility(minimum: height($0, 0), maximum: height($0, .infinity)) }
    Flexibility.share(proposed - gap.height * CGFloat(max(rows.count - 1, 0)), among: parts) { index, share in
      heights[index] = height(rows[index], share)
      return heights[index]
    }
    return heights
  }

  /// Each cell of a row, where it starts and how wide it may be.
  private func placed(_ row: Row, _ columns: [CGFloat]) -> [(
    cell: LayoutNode, x: CGFloat, width: CGFloat, column: Int
  )] {
    if row.isWhole { return row.cells.map { ($0, 0, length(columns, gap.width), 0) } }
    var places: [(cell: LayoutNode, x: CGFloat, width: CGFloat, column: Int)] = []
    var (column, x) = (0, CGFloat(0))
    for cell in row.cells {
      let span = max(min(cell.gridTraits.columns, columns.count - column), 1)
      let width = length(Array(columns[column..<min(column + span, columns.count)]), gap.width)
      places.append((cell, x, width, column))
      x += width + gap.width
      column += span
    }
    return places
  }

  // MARK: Drawing

  private func horizontal(_ place: (cell: LayoutNode, x: CGFloat, width: CGFloat, column: Int))
    -> HorizontalAlignment
  {
    rows.lazy.compactMap { self.cell(in: $0, at: place.column)?.gridTraits.columnAlignment }.first
      ?? alignment.horizontal
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let tracks = tracks(for: proposal)
    var y: CGFloat = 0
    for (row, height) in zip(rows, tracks.rows) {
      for place in placed(row, tracks.columns) {
        let size = CGSize(width: place.width, height: height)
        let proposal = ProposedViewSize(size)
        let cell = CGRect(x: frame.minX + place.x, y: frame.minY + y, width: place.width, height: height)
        let mirrored =
          isMirrored ? cell.offsetBy(dx: frame.maxX - cell.maxX - (cell.minX - frame.minX), dy: 0) : cell
        pass.draw(
          place.cell, at: origin(of: place.cell, proposal, in: size, row, horizontal(place)),
          inside: mirrored,
          proposal: proposal, mirrored: isMirrored)
      }
      y += height + gap.height
    }
  }

  private func origin(
    of cell: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize, _ row: Row,
    _ horizontal: HorizontalAlignment
  ) -> CGPoint {
    if let anchor = cell.gridTraits.anchor {
      let content = cell.size(for: proposal)
      return CGPoint(
        x: (size.width - content.width) * anchor.x, y: (size.height - content.height) * anchor.y)
    }
    return aligned(
      cell, proposal: proposal, in: size,
      Alignment(horizontal: horizontal, vertical: row.alignment ?? alignment.vertical))
  }
}
