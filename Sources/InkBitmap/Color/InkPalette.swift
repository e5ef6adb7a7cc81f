/// What a panel's inks look like, and which of them is nearest to a colour for the eye.
///
/// Building one takes some 15 ms, a lookup a nanosecond.
public struct InkPalette: Sendable {
  /// An ink's colour, gamma-encoded sRGB.
  public struct Color: Hashable, Sendable {
    public var red: Int
    public var green: Int
    public var blue: Int

    /// A colour of 8-bit components.
    public init(_ red: Int, _ green: Int, _ blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The inks, in the panel's order.
  public let inks: [Ink]
  /// Their colours.
  public let colors: [Color]
  /// The place of the nearest ink for each colour of 5 bits a component, red highest.
  let nearest: [UInt8]

  /// True when no ink is a colour, as on black and white glass.
  public var isGray: Bool { !inks.contains(where: \.isColored) }

  /// Half of what lies between two neighbouring inks, of 255: exactly among greys, about among colours.
  ///
  /// A little less among greys, so that a grey that is an ink's own, looked up by five bits, has no other's dots in it.
  var halfStep: Int { isGray ? 127 / max(1, inks.count - 1) - 3 : 63 }

  /// The palette of these inks by what they are taken for.
  ///
  /// Real pigments are dull: a picture matched with them alone uses little of them, one matched with pure colours
  /// looks wrong. Half of each is what Pimoroni's library uses unless told otherwise (inky 2, saturation 0.5). Greys
  /// alone are taken for even steps from black to white.
  public init(_ inks: [Ink]) {
    let areGreys = !inks.contains(where: \.isColored)
    self.init(
      inks,
      colors: inks.map { ink in
        guard !areGreys else { return Self.pure(ink) }
        let (pigment, pure) = (Self.pigment(ink), Self.pure(ink))
        return Color(
          (pigment.red + pure.red) / 2, (pigment.green + pure.green) / 2, (pigment.blue + pure.blue) / 2)
      })
  }

  /// A palette of other colours, one for each ink.
  public init(_ inks: [Ink], colors: [Color]) {
    precondition(inks.count == colors.count && !inks.isEmpty, "a colour for every ink")
    self.inks = inks
    self.colors = colors
    let places = colors.map { OKLab(encoded: $0) }
    let areGreys = !inks.contains(where: \.isColored)
    nearest = (0..<32_768).map { index in
      func component(_ shift: Int) -> Int { (index >> shift & 31) * 255 / 31 }
      if areGreys {
        // Their steps are even as they are encoded, so that dots between two make up what is between.
        func middle(_ shift: Int) -> Int { (index >> shift & 31) * 8 + 4 }
        let gray = (middle(10) + middle(5) + middle(0)) / 3
        let place = colors.indices.min { abs(colors[$0].green - gray) < abs(colors[$1].green - gray) }
        return UInt8(place ?? 0)
      }
      let wanted = OKLab(encoded: Color(component(10), component(5), component(0)))
      var best = 0
      var least = Float.infinity
      for (place, color) in places.enumerated() {
        let distance = Self.squaredDistance(wanted, color)
        if distance < least { (best, least) = (place, distance) }
      }
      return UInt8(best)
    }
  }

  /// The place of the ink nearest to a colour of 8-bit components.
  public func place(nearestTo color: Color) -> Int {
    Int(nearest[(color.red >> 3) << 10 | (color.green >> 3) << 5 | color.blue >> 3])
  }

  /// How far an ink is from a colour.
  ///
  /// Hue and chroma count three times as much as lightness: a dot of a wrong hue is seen as noise, one that is too
  /// light is made up for by its neighbours. So greys are made of black and white.
  private static func squaredDistance(_ wanted: OKLab, _ ink: OKLab) -> Float {
    let (l, a, b) = (wanted.lightness - ink.lightness, wanted.a - ink.a, wanted.b - ink.b)
    return l * l + 9 * (a * a + b * b)
  }

  /// What the pigments look like beside their white, as measured on a 5.7 inch panel of seven inks (Pimoroni's
  /// inky 2, UC8159, saturated palette).
  public static func pigment(_ ink: Ink) -> Color {
    switch ink {
    case .white: Color(255, 255, 255)
    case .black: Color(57, 48, 57)
    case .red: Color(156, 72, 75)
    case .yellow: Color(208, 190, 71)
    case .orange: Color(177, 106, 73)
    case .green: Color(58, 91, 70)
    case .blue: Color(61, 59, 94)
    // Equal steps for the eye, as the makers of the waveforms mean them.
    case .lightGray: Color(170, 170, 170)
    case .darkGray: Color(85, 85, 85)
    }
  }

  /// What their names stand for.
  static func pure(_ ink: Ink) -> Color {
    switch ink {
    case .white: Color(255, 255, 255)
    case .black: Color(0, 0, 0)
    case .red: Color(255, 0, 0)
    case .yellow: Color(255, 255, 0)
    case .orange: Color(255, 140, 0)
    case .green: Color(0, 255, 0)
    case .blue: Color(0, 0, 255)
    case .lightGray: Color(170, 170, 170)
    case .darkGray: Color(85, 85, 85)
    }
  }
}

extension OKLab {
  /// Linear light of each 8-bit sRGB component (IEC 61966-2-1).
  private static let linear: [Float] = (0..<256).map { value in
    let v = Float(value) / 255
    guard v > 0.04045 else { return v / 12.92 }
    // To the power of 2.4: the square, times the fifth root of the square.
    let base = (v + 0.055) / 1.055
    let square = base * base
    var root: Float = 1
    for _ in 0..<20 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }

  /// The colour of gamma-encoded sRGB components, 0…255.
  init(encoded color: InkPalette.Color) {
    self.init(linear: (Self.linear[color.red], Self.linear[color.green], Self.linear[color.blue]))
  }
}
