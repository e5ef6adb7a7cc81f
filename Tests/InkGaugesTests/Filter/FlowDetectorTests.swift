import Testing

@testable import InkGauges

@Suite struct FlowDetectorTests {
  func flows(_ values: [Double], every seconds: Int = 15) -> [FlowDetector.Flow?] {
    var detector = FlowDetector(on: 1.5, off: 0.5, readings: 2, leaving: 2, span: .seconds(15))
    return values.enumerated().map { detector.update($1, at: .seconds($0 * seconds)) }
  }

  @Test("Two readings beyond the threshold, 15 s apart, begin a flow")
  func begins() {
    #expect(flows([-8, -8, -8]) == [nil, .outOf, .outOf])
    #expect(flows([8, 8]) == [nil, .into])
    #expect(flows([8, 8, 8, 8], every: 5) == [nil, nil, nil, .into])
  }

  @Test("One reading alone changes nothing")
  func single() {
    #expect(flows([-8, -8, 20, -8]) == [nil, .outOf, .outOf, .outOf])
  }

  @Test("Between the thresholds the flow stays what it was")
  func hysteresis() {
    #expect(flows([-8, -8, -1, -0.6, -1.4]) == [nil, .outOf, .outOf, .outOf, .outOf])
  }

  @Test("Two readings near nothing end a flow")
  func ends() {
    #expect(flows([-8, -8, 0.2, 0.1]) == [nil, .outOf, .outOf, FlowDetector.Flow.none])
  }

  @Test("The other sign turns the flow round")
  func turns() {
    #expect(flows([-8, -8, 9, 9]) == [nil, .outOf, .outOf, .into])
  }

  @Test("A weak flow is believed after ten minutes")
  func weak() {
    let flows = flows(Array(repeating: -0.9, count: 42))
    #expect(flows[39] == nil && flows[41] == .outOf)
  }
}
