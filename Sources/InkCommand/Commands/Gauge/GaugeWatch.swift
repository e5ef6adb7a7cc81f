import Foundation
import InkBuses
import InkGauges

/// Reads a gauge again and again, a line for each reading.
@MainActor
struct GaugeWatch {
  let gauge: any FuelGauge
  let clock: any MonotonicClock
  let isSimulated: Bool
  let every: Duration
  /// Readings in all; nil for as long as nobody stops it.
  let count: Int?
  let isJSON: Bool

  /// Reads and tells; a reading that fails is a line too.
  func run(in context: CommandContext) throws {
    var filter = ReadingFilter(for: gauge)
    let start = clock.now
    let moment = context.now()
    // A pipe takes lines as they are.
    let width = context.console.isTerminal ? context.console.width : .max
    var done = 0
    while true {
      let now = clock.now
      // On a simulated board the clock is another than the machine's.
      let date = isSimulated ? moment.addingTimeInterval((now - start).seconds) : context.now()
      let result = Result { () throws(GaugeError) in try gauge.read() }
      switch result {
      case .success(let reading):
        filter.cells = max(1, gauge.cells)
        let battery = filter.add(reading, at: clock.now)
        let report = GaugeReport(
          gauge: gauge.name, isSimulated: isSimulated, reading: reading, battery: battery,
          age: battery.age(at: clock.now), moment: date)
        context.console.line(
          isJSON ? try report.json.line() : Self.line(reading, battery, date, width: width))
      case .failure(let error):
        let battery = filter.fail(at: clock.now)
        let age = battery.age(at: clock.now)
        let text = error.explanation.whatHappened
        let document: JSONValue = [
          "schema": 1, "read_at": .string(date.formatted(.iso8601)), "error": .string(text),
          "last_percent": .whole(battery.percent), "last_age_ms": .milliseconds(age),
        ]
        context.console.line(
          isJSON
            ? try document.line()
            : "\(Self.time(date))  "
              + TextWrap.lines(text + Self.last(battery, age), width: width, indent: 10)
              .joined(separator: "\n").dropFirst(10))
      }
      done += 1
      if let count, done >= count { return }
      clock.pause(max(.zero, every - (clock.now - now)))
    }
  }

  /// "12:45:07  64.2 %  3.800 V  -0.250 A  25.0 °C  discharging  2 h 10 min left"; what does not fit is left out, the least
  /// important first, so that every reading is one line.
  private static func line(
    _ reading: BatteryReading, _ battery: Battery, _ date: Date, width: Int
  ) -> String {
    guard reading.isPresent else { return "\(time(date))  no battery" }
    // Each with its importance.
    var parts: [(text: String, rank: Int)] = [(time(date), 7)]
    func add(_ text: String?, _ rank: Int) { if let text { parts.append((text, rank)) } }
    add(reading.percent.map { String(format: "%5.1f %%", $0) } ?? "unknown %", 8)
    add(reading.volts.map { String(format: "%.3f V", $0) }, 6)
    add(reading.amperes.map { String(format: "%+.3f A", $0) }, 4)
    add(reading.celsius.map { String(format: "%.1f °C", $0) }, 1)
    add(battery.state?.rawValue ?? "state unknown", 5)
    add(battery.timeRemaining.map { "\($0.longText) left" }, 3)
    add(reading.caveats.first?.summary, 2)
    func text() -> String { parts.map(\.text).joined(separator: "  ") }
    while text().count > width, let least = parts.indices.min(by: { parts[$0].rank < parts[$1].rank }),
      parts.count > 1
    { parts.remove(at: least) }
    return text()
  }

  /// " Last known: 64 % 30 s ago."; nothing where nothing is known any more.
  private static func last(_ battery: Battery, _ age: Duration?) -> String {
    guard let percent = battery.percent, let age else { return "" }
    return " Last known: \(percent) %, \(age.longText) ago."
  }

  private static func time(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle().time(includingFractionalSeconds: false))
  }
}
