/// What has to be written to make one frame of another.
public enum FrameDifference {
  /// Few byte-aligned windows that together cover every byte that differs, in reading order.
  ///
  /// The windows cost no more than the one around all differences (`boundingBox`) and are as cheap as a few
  /// simple rules make them: cut where the wasted bytes cost more than a further window, join where they do
  /// not. No windows when the frames are equal. Takes some microseconds for a digit on 800 × 480 pixels.
  public static func rectangles(from old: Frame, to new: Frame, cost: WindowCost = WindowCost())
    -> [PixelRect]
  {
    rectangles(from: [old], to: [new], cost: cost)
  }

  /// The same for several planes of one size that are written by the same windows.
  public static func rectangles(
    from old: [Frame], to new: [Frame], cost: WindowCost = WindowCost()
  ) -> [PixelRect] {
    guard let frame = new.first else { return [] }
    guard let dirty = DirtyBytes(from: old, to: new) else { return [] }
    var windows = WindowCutter(dirty: dirty, cost: cost).windows()
    WindowMerger(cost: cost).merge(&windows)
    let hull = dirty.hull()
    if windows.reduce(0, { $0 + cost.bytes(for: $1) }) > cost.bytes(for: hull) { windows = [hull] }
    windows.sort { ($0.top, $0.left) < ($1.top, $1.left) }
    return windows.map { $0.pixels(width: frame.width) }
  }

  /// The smallest byte-aligned rectangle around all differences; nil when the frames are equal.
  public static func boundingBox(from old: Frame, to new: Frame) -> PixelRect? {
    DirtyBytes(from: [old], to: [new])?.hull().pixels(width: new.width)
  }

  /// Pixels that differ.
  public static func changedPixels(from old: Frame, to new: Frame) -> Int {
    requireSameSize(old, new)
    return old.bytes.withUnsafeBytes { old in
      new.bytes.withUnsafeBytes { new in
        var count = 0
        let words = old.count & ~7
        for at in stride(from: 0, to: words, by: 8) {
          let difference =
            old.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            ^ new.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          if difference != 0 { count &+= difference.nonzeroBitCount }
        }
        for at in words..<old.count { count &+= (old[at] ^ new[at]).nonzeroBitCount }
        return count
      }
    }
  }

  static func requireSameSize(_ old: Frame, _ new: Frame) {
    precondition(old.width == new.width && old.height == new.height, "the frames have one size")
  }
}
