import Foundation
import InkBitmap
import InkRaster
import InkViews

/// The machine's fonts, opened for each test that needs them.
func openFonts() throws -> FontLibrary { try FontLibrary() }

/// A frame with a list drawn into it.
func drawn(
  _ commands: [DrawCommand], width: Int, height: Int, on ink: Ink = .white, mapping: InkMapping = .fullColor,
  scale: Double = 1
) throws -> Frame {
  var frame = Frame(width: width, height: height, filledWith: ink)
  Rasterizer(fonts: try openFonts(), scale: scale).draw(DisplayList(commands), into: &frame, mapping: mapping)
  return frame
}

extension Paint {
  static let black = Paint.color(.black)
  static let white = Paint.color(.white)

  /// Black at an opacity.
  static func black(_ opacity: Float) -> Paint {
    .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: opacity))
  }
}

extension Path {
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(storage: .rect(CGRect(x: x, y: y, width: width, height: height)))
  }

  static func roundedRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> Path
  {
    Path(storage: .roundedRect(CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius))
  }

  static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(storage: .ellipse(in: CGRect(x: x, y: y, width: width, height: height)))
  }

  static func arc(_ x: Double, _ y: Double, radius: Double, from start: Double, to end: Double) -> Path {
    Path(storage: .arc(center: CGPoint(x: x, y: y), radius: radius, start: start, end: end))
  }

  static func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
    var elements = points.enumerated().map { index, point -> Path.Element in
      let place = CGPoint(x: point.0, y: point.1)
      return index == 0 ? .move(to: place) : .line(to: place)
    }
    if closed { elements.append(.closeSubpath) }
    return Path(storage: .elements(elements))
  }
}

extension Frame {
  /// Black pixels.
  var inkCount: Int { bytes.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The frame left to right.
  var mirrored: Frame {
    var result = Frame(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { result[width - 1 - x, y] = self[x, y] }
    }
    return result
  }

  /// The frame upside down, not turned.
  var flipped: Frame {
    var result = Frame(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { result[x, height - 1 - y] = self[x, y] }
    }
    return result
  }

  /// The smallest box around all ink; nil for a white frame.
  var inkBox: PixelRect? {
    var box: PixelRect?
    for y in 0..<height {
      for x in 0..<width where self[x, y] != .white {
        let left = min(box?.x ?? x, x)
        let top = min(box?.y ?? y, y)
        box = PixelRect(
          x: left, y: top, width: max(box?.maxX ?? 0, x + 1) - left, height: max(box?.maxY ?? 0, y + 1) - top)
      }
    }
    return box
  }
}
