import Foundation

/// The node of a grid whose tracks lie along one axis and whose lines follow each other along the other.
@MainActor
final class LazyGridNode: LayoutNode {
  private let axis: Axis
  private let items: [GridItem]
  private let children: [LayoutNode]
  private let alignment: Alignment
  private let gap: CGFloat

  init(
    _ axis: Axis, _ items: [GridItem], _ children: [LayoutNode], alignment: Alignment, spacing: CGFloat,
    in context: ViewContext
  ) {
    self.axis = axis
    self.items = items
    self.children = children
    self.alignment = alignment
    gap = spacing
    super.init(context)
  }

  override var name: String { axis == .horizontal ? "LazyVGrid" : "LazyHGrid" }

  private func tracks(for proposal: ProposedViewSize) -> [GridTrack] {
    GridTrack.tracks(of: items, in: proposal[axis].flatMap { $0.isFinite ? $0 : nil })
  }

  /// The length of each line across the tracks.
  private func lines(_ tracks: [GridTrack]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: tracks.count).map { first in
      zip(children[first...], tracks).reduce(0) { longest, pair in
        max(longest, pair.0.size(for: ProposedViewSize(axis, main: pair.1.length, cross: nil))[axis.crossing])
      }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(for: proposal)
    let lines = lines(tracks)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let cross = lines.reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0))
    return CGSize(axis, main: max(used, proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? 0), cross: cross)
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    let tracks = tracks(for: proposal)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let extent = CGSize(axis, main: used, cross: frame.size[axis.crossing])
    let bare = ViewDimensions(width: frame.width, height: frame.height, node: nil, proposal: proposal)
    let block = ViewDimensions(width: extent.width, height: extent.height, node: nil, proposal: proposal)
    let shift =
      axis == .horizontal
      ? bare[alignment.horizontal] - block[alignment.horizontal]
      : bare[alignment.vertical] - block[alignment.vertical]
    var position: CGFloat = 0
    for (line, length) in lines(tracks).enumerated() {
      for (child, track) in zip(children[(line * tracks.count)...], tracks) {
        let inner = ProposedViewSize(axis, main: track.length, cross: length)
        let cell = CGSize(axis, main: track.length, cross: length)
        let offset = aligned(child, proposal: inner, in: cell, track.alignment ?? .center)
        let start = CGSize(axis, main: shift + track.start, cross: position)
        pass.draw(
          child, at: CGPoint(x: start.width + offset.x, y: start.height + offset.y), inside: frame,
          proposal: inner, mirrored: isMirrored)
      }
      position += length + gap
    }
  }
}
