import Testing

@testable import InkHost

struct GaugeSignalsTests {
  /// Whether the line is still believed after each of these.
  func believed(_ edges: [(count: Int, second: Int)]) -> [Bool] {
    var count = EdgeCount()
    return edges.map { count.add($0.count, at: .seconds($0.second)) }
  }

  @Test("thirty edges in a minute mean something, more are a line that floats")
  func floats() {
    #expect(believed([(1, 0), (29, 30), (1, 31)]) == [true, true, false])
  }

  @Test("the next minute begins anew")
  func minute() {
    #expect(believed([(30, 0), (30, 60)]) == [true, true])
  }
}
