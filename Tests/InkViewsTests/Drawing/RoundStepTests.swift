import InkViews
import Testing

@Suite struct RoundStepTests {
  @Test(
    "a step is 1, 2 or 5 times a power of ten, and not smaller than asked",
    arguments: [
      (8.6, 10), (1.4, 2), (0.225, 0.5), (333, 500), (1, 1), (2, 2), (0.05, 0.05), (0.1 + 0.2, 0.5),
      (5.1, 10),
      // What is a step but for rounding.
      (0.1 * 3 - 0.1, 0.2), (0, 1), (-3, 1), (.nan, 1), (.infinity, 1),
    ] as [(Double, Double)])
  func atLeast(_ least: Double, step: Double) {
    #expect(abs(RoundStep.atLeast(least) - step) < step * 1e-9)
  }
}
