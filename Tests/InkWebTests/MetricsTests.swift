import Foundation
import Testing

@testable import InkHost
@testable import InkWeb

@Suite("Metrics")
struct MetricsTests {
  private func lines(_ change: (inout DisplayStatus) -> Void = { _ in }) -> [String] {
    Metrics(.fixture(change)).text.split(separator: "\n").map(String.init)
  }

  @Test("Battery, refreshes, bytes, wake-ups and errors are there, in base units")
  func values() {
    let lines = lines()
    for line in [
      "inkglance_info{version=\"0.1.0\",board=\"desk\",panel=\"waveshare-2in13-v4\"} 1",
      "inkglance_battery_level_ratio 0.8", "inkglance_battery_volts 3.976",
      "inkglance_battery_state{state=\"discharging\"} 1", "inkglance_battery_state{state=\"charging\"} 0",
      "inkglance_refreshes_total{kind=\"partial\"} 400", "inkglance_refreshes_total{kind=\"full\"} 12",
      "inkglance_refreshes_total{kind=\"fast\"} 0", "inkglance_sent_bytes_total 123456",
      "inkglance_busy_seconds_total 61.5", "inkglance_wakeups_total 500", "inkglance_errors_total 1",
      "inkglance_partials_since_whole_screen 12", "inkglance_next_wake_timestamp_seconds 1773457218",
      "inkglance_widget_age_seconds{kind=\"clock\",slot=\"rectangular.1\"} 7",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  @Test("What is not known is not there, and no heading without a value")
  func unknown() {
    let all = lines { status in
      status.battery?.percent = nil
      status.battery?.volts = .nan
      status.battery?.state = nil
      status.next = nil
      status.widgets[0].ageSeconds = nil
    }
    let unknown = [
      "level_ratio", "volts", "battery_state", "temperature", "next_wake", "widget_age", "last_full",
    ]
    for name in unknown { #expect(!all.contains { $0.contains(name) }, "\(name)") }
    #expect(!lines { $0.battery = nil }.contains { $0.contains("battery") })
  }

  @Test("Each metric has its help and its type before its values, once, and counters end in _total")
  func format() throws {
    let line = /(# HELP|# TYPE|)\s?([a-z_]+)(\{[^}]*\})? (.+)/
    var kinds: [String: String] = [:]
    var helped: Set<String> = []
    for text in lines() {
      let match = try #require(text.wholeMatch(of: line), "\(text)")
      let name = String(match.2)
      switch match.1 {
      case "# HELP": #expect(helped.insert(name).inserted)
      case "# TYPE":
        #expect(helped.contains(name) && kinds[name] == nil)
        kinds[name] = String(match.4)
      default:
        #expect(kinds[name] != nil && Double(match.4) != nil)
      }
    }
    for (name, kind) in kinds { #expect((kind == "counter") == name.hasSuffix("_total"), "\(name)") }
    #expect(Set(kinds.values) == ["counter", "gauge"])
  }

  @Test("A label's quotation marks, backslashes and line ends are escaped")
  func escapes() {
    let lines = lines { $0.widgets[0].kind = "a\"b\\c\nd" }
    #expect(lines.contains("inkglance_widget_stale{kind=\"a\\\"b\\\\c\\nd\",slot=\"rectangular.1\"} 0"))
  }
}
