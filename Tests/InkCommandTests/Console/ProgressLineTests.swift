import Synchronization
import Testing

@testable import InkCommand

@Suite("ProgressLine") final class ProgressLineTests: Sendable {
  private let streams = Streams()
  private let time = Mutex(Duration.zero)

  private func line(width: Int = 80, isUTF8: Bool = true) -> ProgressLine {
    ProgressLine(width: width, isUTF8: isUTF8, now: { self.time.withLock { $0 } }) {
      self.streams.console().writeError($0)
    }
  }

  private func pass(_ duration: Duration) { time.withLock { $0 += duration } }

  private static let erase = "\r\u{1B}[K"

  @Test("what is over within half a second leaves no trace")
  func quick() {
    let line = line()
    line.begin("full refresh", typical: .seconds(3))
    line.draw()
    pass(.milliseconds(499))
    line.draw()
    line.end()
    line.draw()
    #expect(streams.errors == "")
  }

  @Test(
    "time passed against the usual time, as a bar; over it the bar stays full; the end takes the line away")
  func bar() {
    let line = line()
    line.begin("full refresh", typical: .seconds(4))
    pass(.seconds(1))
    line.draw()
    pass(.seconds(9))
    line.draw()
    line.end()
    #expect(
      streams.errors == Self.erase + "full refresh [██████░░░░░░░░░░░░░░░░░░] 1.0 s of about 4.0 s"
        + Self.erase
        + "full refresh [████████████████████████] 10.0 s, usually 4.0 s" + Self.erase)
  }

  @Test("parts count where there are some; a title alone where nobody knows how long it takes")
  func steps() {
    let line = line(isUTF8: false)
    line.begin("wiping")
    pass(.seconds(2))
    line.draw()
    line.step("wiping, black", done: 3, of: 6)
    line.draw()
    #expect(
      streams.errors == Self.erase + "wiping 2.0 s" + Self.erase
        + "wiping, black [############............] 3 of 6, 2.0 s")
  }

  @Test("a message stands above the line, which comes back")
  func message() {
    let line = line()
    var console = streams.console()
    console.progressLine = line
    line.begin("wiping")
    console.message("not shown yet")
    pass(.seconds(1))
    line.draw()
    console.message("1 of 6")
    line.draw()
    #expect(
      streams.errors == "not shown yet\n" + Self.erase + "wiping 1.0 s" + Self.erase + "1 of 6\n" + Self.erase
        + "wiping 1.0 s")
  }

  @Test("it is narrower than the terminal, so that it never wraps", arguments: [20, 40, 60, 80, 200])
  func width(width: Int) {
    let line = line(width: width)
    line.begin("panel test-card", typical: .seconds(3))
    pass(.seconds(2))
    line.draw()
    line.step(done: 3, of: 6)
    line.draw()
    let lines = streams.errors.components(separatedBy: Self.erase)
    #expect(lines.allSatisfy { $0.count < width }, "\(lines)")
  }

  @Test("without a terminal there is none")
  func pipe() {
    let done = streams.console().showingProgress("refresh") { 7 }
    #expect(done == 7)
    #expect(streams.errors == "")
  }
}
