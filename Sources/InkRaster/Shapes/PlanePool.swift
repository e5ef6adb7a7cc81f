/// Planes lent while a clip, mask or layer is drawn; kept from frame to frame.
final class PlanePool {
  private var free: [UnsafeMutablePointer<UInt8>] = []
  private var byteCount = 0

  deinit { for plane in free { plane.deallocate() } }

  /// A plane of that many bytes, its content undefined; to be given back.
  func take(_ byteCount: Int) -> UnsafeMutablePointer<UInt8> {
    if byteCount != self.byteCount {
      for plane in free { plane.deallocate() }
      free.removeAll()
      self.byteCount = byteCount
    }
    return free.popLast() ?? .allocate(capacity: byteCount)
  }

  /// Takes a plane back; it was lent by the present size.
  func give(_ plane: UnsafeMutablePointer<UInt8>) { free.append(plane) }
}
