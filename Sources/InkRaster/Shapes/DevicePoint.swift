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

extension BinaryFloatingPoint {
  /// The nearest whole number of pixels, within a million; 0 for what is no number.
  var wholePixels: Int { isFinite ? Int(Swift.max(-1e6, Swift.min(1e6, self)).rounded()) : 0 }

  /// The value brought into 0…1; 0 for what is no number.
  var unit: Self { self > 0 ? Swift.min(1, self) : 0 }
}

/// cos, under a name that does not meet Foundation's overloads.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// sin, likewise.
func sine(_ angle: Double) -> Double { sin(angle) }
