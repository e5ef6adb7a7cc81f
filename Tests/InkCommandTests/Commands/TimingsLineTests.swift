import InkCatalogue
import InkHost
import InkTimelines
import Testing

@testable import InkCommand

@MainActor @Suite("TimingsLine")
struct TimingsLineTests {
  @Test("Parts stand in the tick's order, in three digits or so; what took nothing is left out")
  func text() {
    var timings = TickTimings()
    timings.gauge = .nanoseconds(412_700)
    timings.layout = .microseconds(12_345)
    timings.raster = .microseconds(7)
    timings.busy = .milliseconds(694)
    #expect(
      TimingsLine(timings).text
        == "          gauge 0.412 ms  layout 12.3 ms  raster 0.007 ms  busy 694 ms")
  }

  @Test("`run --timings` prints a line below each tick's")
  func run() async {
    let run = await Run(
      "run", "--once", "--timings", "--speed", "100000", widgets: WidgetDescriptor.all(in: Catalogue()))
    #expect(run.status == .done)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].contains("layout ") && lines[1].contains("  busy "), "\(run.output)")
  }
}
