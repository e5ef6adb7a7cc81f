import Testing

@testable import InkGauges

@Suite struct ShownPercentTests {
  func shown(_ percents: [Double], isFull: Bool = false, volts: Double? = 3.8) -> [Int] {
    var shown = ShownPercent()
    return percents.map { shown.update($0, isFull: isFull, voltsPerCell: volts) }
  }

  @Test("The number changes only when the value is 0.6 away from it")
  func hysteresis() {
    #expect(shown([50, 49.5, 49.41, 50.5, 50.59, 49.39, 49.59, 49.61]) == [50, 50, 50, 50, 50, 49, 49, 50])
  }

  @Test("100 from 99.5 on, or from 99 on when full")
  func hundred() {
    #expect(shown([98.9, 99.3, 99.49, 99.61]) == [99, 99, 99, 100])
    #expect(shown([98.9, 99.0], isFull: true) == [99, 100])
    #expect(shown([98.9], isFull: true) == [99])
  }

  @Test("Never 0 while a cell has more than 3.3 V")
  func zero() {
    #expect(shown([0.2], volts: 3.5) == [1])
    #expect(shown([0.2], volts: 3.3) == [0])
    #expect(shown([0.2], volts: nil) == [0])
  }
}
