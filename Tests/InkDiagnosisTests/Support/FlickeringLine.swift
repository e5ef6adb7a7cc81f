import InkBuses

/// A line with a loose contact: more edges than anything makes that is connected.
final class FlickeringLine: InputLine {
  private let line: any InputLine
  private let edges: Int
  private var left: Int

  init(_ line: any InputLine, _ edges: Int) {
    self.line = line
    self.edges = edges
    left = edges
  }

  var name: String { line.name }

  func level() throws(BusError) -> Level { try line.level() }

  func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
    guard left > 0 else {
      // Emptied before a command: from then on it flickers anew.
      left = edges
      return nil
    }
    left -= 1
    return left % 2 == 0 ? .falling : .rising
  }
}
