extension ColorFrame {
  /// A picture in the inks of a palette; transparent parts are laid over white first.
  ///
  /// Errors are those of the encoded components, in which equal steps look alike, against the colour brought back
  /// into 0…255: what no ink can show is left off instead of running over the picture. `origin` is where the
  /// picture's top left will lie on the panel, to which ordered dots are anchored.
  public init(
    _ image: ColorImage, palette: InkPalette, dithering: InkDithering, origin: PixelPoint = .zero
  ) {
    self.init(width: image.width, height: image.height, inks: palette.inks)
    // Greys are found by brightness alone: a hue would be an error that no dot beside could make up for.
    let image = palette.isGray ? image.opaque().grays : image.opaque()
    let places = [UInt8](unsafeUninitializedCapacity: image.width * image.height) { places, count in
      image.red.withUnsafeBufferPointer { red in
        image.green.withUnsafeBufferPointer { green in
          image.blue.withUnsafeBufferPointer { blue in
            palette.nearest.withUnsafeBufferPointer { nearest in
              let kernel = InkKernel(
                red: red, green: green, blue: blue, nearest: nearest, colors: palette.colors,
                places: places, width: image.width, height: image.height)
              switch dithering {
              case .nearest: kernel.offset { _, _ in 0 }
              case .ordered:
                kernel.offset { x, y in
                  (2 * ThresholdMatrix.bayer.rank(x: x + origin.x, y: y + origin.y) - 63)
                    * palette.halfStep / 63
                }
              case .blueNoise:
                let noise = BlueNoise.shared
                kernel.offset { x, y in
                  (noise.threshold(x: x + origin.x, y: y + origin.y) - 127) * palette.halfStep / 127
                }
              case .floydSteinberg: kernel.diffuse(InkKernel.floydSteinberg)
              case .atkinson: kernel.diffuse(InkKernel.atkinson)
              }
            }
          }
        }
      }
      count = image.width * image.height
    }
    setPlaces(places)
  }

  /// Sets every pixel by its place in the list of inks.
  private mutating func setPlaces(_ places: [UInt8]) {
    let (planes, size, perRow) = (planeCount, planeSize, bytesPerRow)
    bytes.withUnsafeMutableBufferPointer { bytes in
      places.withUnsafeBufferPointer { places in
        for y in 0..<height {
          for x in 0..<width {
            let place = places[y &* width &+ x]
            guard place != 0 else { continue }
            let at = y &* perRow &+ x >> 3
            let bit = UInt8(0x80) &>> UInt8(truncatingIfNeeded: x & 7)
            for plane in 0..<planes where place &>> UInt8(truncatingIfNeeded: plane) & 1 != 0 {
              bytes[plane &* size &+ at] |= bit
            }
          }
        }
      }
    }
  }
}
