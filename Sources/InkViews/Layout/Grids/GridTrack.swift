import Foundation

/// A column with its place, worked out from the items.
struct GridTrack {
  let start: CGFloat
  let length: CGFloat
  let alignment: Alignment?

  /// The tracks of items in a length; without one, flexible items have their minimum.
  static func tracks(of items: [GridItem], in length: CGFloat?) -> [GridTrack] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    let fixed = items.reduce(CGFloat(0)) {
      if case .fixed(let length) = $1.size { $0 + length } else { $0 }
    }
    var left = length.map { max($0 - gaps - fixed, 0) }
    var open = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? 8
      let share = left.map { $0 / CGFloat(max(open, 1)) }
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let minimum, let maximum): lengths = [min(max(share ?? minimum, minimum), maximum)]
      case .adaptive(let minimum, let maximum):
        let room = share ?? minimum
        let count = max(Int((room + gap) / (minimum + gap)), 1)
        let each = (room - gap * CGFloat(count - 1)) / CGFloat(count)
        lengths = Array(repeating: min(max(each, minimum), maximum), count: count)
      }
      if case .fixed = item.size {
      } else {
        let taken = lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
        left = left.map { max($0 - taken, 0) }
        open -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
        position += length + gap
      }
    }
    return tracks
  }
}
