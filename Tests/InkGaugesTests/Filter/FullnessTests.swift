import Testing

@testable import InkGauges

@Suite struct FullnessTests {
  @Test("99 % without flow for a minute is full")
  func percent() {
    var fullness = Fullness()
    for second in stride(from: 0, through: 60, by: 15) {
      #expect(!fullness.isFull)
      fullness.update(percent: 99.2, voltsPerCell: 4.05, isFlowing: false, at: .seconds(second))
    }
    #expect(fullness.isFull)
  }

  @Test("4.10 V without flow for ten minutes is full, whatever the percentage")
  func volts() {
    var fullness = Fullness()
    for second in stride(from: 0, through: 600, by: 30) {
      #expect(!fullness.isFull)
      fullness.update(percent: 91, voltsPerCell: 4.12, isFlowing: false, at: .seconds(second))
    }
    #expect(fullness.isFull)
    fullness.update(percent: 91, voltsPerCell: 4.11, isFlowing: false, at: .seconds(630))
    #expect(fullness.isFull)
  }

  @Test(
    "Full ends with a flow, below 97 %, or 80 mV lower",
    arguments: [(98.0, 4.05, true), (96.5, 4.05, false), (98, 3.96, false)])
  func ends(percent: Double, volts: Double, isFlowing: Bool) {
    var fullness = Fullness()
    for second in [0, 60] {
      fullness.update(percent: 99.5, voltsPerCell: 4.05, isFlowing: false, at: .seconds(second))
    }
    #expect(fullness.isFull)
    fullness.update(percent: percent, voltsPerCell: volts, isFlowing: isFlowing, at: .seconds(90))
    #expect(!fullness.isFull)
  }

  @Test("A flow is never full")
  func flowing() {
    var fullness = Fullness()
    for second in stride(from: 0, through: 1200, by: 30) {
      fullness.update(percent: 100, voltsPerCell: 4.2, isFlowing: true, at: .seconds(second))
    }
    #expect(!fullness.isFull)
  }
}
