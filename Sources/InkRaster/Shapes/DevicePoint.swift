import Glibc

/// A point in pixels of the surface, y downwards.
struct DevicePoint: Equatable {
  var x: Double
  var y: Double

  /// A point on the grid of 1/256 pixel: coarser than any rounding fault of a layout, finer than any eye, so
  /// that an edge meant to run through pixel centres does so along its whole length.
  init(_ x: Double, _ y: Double) {
    self.x = snapped(x)
    self.y = snapped(y)
  }
}

/// The nearest 256th, within a million pixels.
func snapped(_ value: Double) -> Double {
  guard value.isFinite else { return 0 }
  return (max(-1e6, min(1e6, value)) * 256).rounded() / 256
}

/// cos, under a name that does not meet Foundation's overloads.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// sin, likewise.
func sine(_ angle: Double) -> Double { sin(angle) }
