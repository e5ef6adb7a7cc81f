import InkBitmap
import Testing

@Suite struct OKLabTests {
  /// The values of the paper's own table, to its three digits, and two more worked out by hand.
  @Test(
    "Colours lie where the definition puts them",
    arguments: [
      ((1, 1, 1), (1, 0, 0)), ((0, 0, 0), (0, 0, 0)), ((1, 0, 0), (0.628, 0.225, 0.126)),
      ((0, 1, 0), (0.866, -0.234, 0.179)), ((0, 0, 1), (0.452, -0.032, -0.312)),
      ((0.214_041, 0.214_041, 0.214_041), (0.598, 0, 0)),
    ] as [((Float, Float, Float), (Float, Float, Float))])
  func values(linear: (Float, Float, Float), lab: (Float, Float, Float)) {
    let color = OKLab(linear: linear)
    #expect(abs(color.lightness - lab.0) < 0.001)
    #expect(abs(color.a - lab.1) < 0.001 && abs(color.b - lab.2) < 0.001)
  }

  @Test("Distance is none to itself and the same both ways")
  func distance() {
    let red = OKLab(linear: (1, 0, 0))
    let blue = OKLab(linear: (0, 0, 1))
    #expect(red.squaredDistance(to: red) == 0)
    #expect(red.squaredDistance(to: blue) == blue.squaredDistance(to: red))
    #expect(red.chroma > 0.25 && OKLab(linear: (0.5, 0.5, 0.5)).chroma < 0.001)
  }
}
