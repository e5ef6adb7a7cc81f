import InkBitmap

/// One window to set and what to write into it.
struct WindowWrite: Equatable {
  /// Whole bytes across.
  var rect: PixelRect
  var writesNew: Bool
  var writesOld: Bool

  /// Bytes that a system call is worth: some 25 µs on a small board, in which 4 MHz send twelve.
  private static let systemCall = 12
  /// Bytes that one more window is worth on Solomon's chips: four registers of 13 bytes and 16 system calls.
  static let solomonOverhead = 13 + 16 * systemCall
  /// The same in UltraChip's dialect: a register and a plane command of 10 bytes, 8 system calls.
  static let ultraChipOverhead = 10 + 8 * systemCall

  /// The writes before a differential refresh that make both planes right wherever they may not be.
  ///
  /// `current` are the places that change, `previous` those that the refresh before changed. Rectangles are
  /// whole bytes. Neighbours are joined when that is cheaper than a window more, which `overhead` says; a place that both planes
  /// need is written to both under one window.
  static func writes(
    current: [PixelRect], previous: [PixelRect], planes: PlaneHabit, overhead: Int = solomonOverhead
  ) -> [WindowWrite] {
    let previous = planes == .copied ? [] : previous
    var writes: [WindowWrite] = []
    for rect in joined(current + previous, overhead: overhead) {
      let old = union(of: previous, in: rect)
      let new = planes == .kept ? union(of: current, in: rect) : rect
      if old.isEmpty || new.isEmpty {
        writes.append(WindowWrite(rect: rect, writesNew: !new.isEmpty, writesOld: !old.isEmpty))
      } else if bytes(old) + bytes(new) + overhead >= 2 * bytes(rect) {
        writes.append(WindowWrite(rect: rect, writesNew: true, writesOld: true))
      } else {
        writes.append(WindowWrite(rect: new, writesNew: true, writesOld: false))
        writes.append(WindowWrite(rect: old, writesNew: false, writesOld: true))
      }
    }
    return writes
  }

  /// What encloses those of the rectangles that lie in `rect`.
  private static func union(of rects: [PixelRect], in rect: PixelRect) -> PixelRect {
    rects.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { sum, each in
      rect.contains(each) ? sum.union(each) : sum
    }
  }

  /// The rectangles with those joined whose union is cheaper to send than both apart.
  static func joined(_ rects: [PixelRect], overhead: Int = solomonOverhead) -> [PixelRect] {
    var rects = rects.filter { !$0.isEmpty }
    var i = 0
    while i < rects.count {
      let partner = rects.indices.dropFirst(i + 1).first { j in
        bytes(rects[i].union(rects[j])) <= bytes(rects[i]) + bytes(rects[j]) + overhead
      }
      if let partner {
        rects[i] = rects[i].union(rects[partner])
        rects.remove(at: partner)
        i = 0
      } else {
        i += 1
      }
    }
    return rects
  }

  /// Bytes of a window.
  static func bytes(_ rect: PixelRect) -> Int { (rect.width + 7) / 8 * rect.height }
}
