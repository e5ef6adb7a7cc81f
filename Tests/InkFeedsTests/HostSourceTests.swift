import Foundation
import InkTimelines
import Testing

@testable import InkFeeds

@Suite("HostSource")
final class HostSourceTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "host-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  private func value(_ metric: HostMetric) throws -> String {
    String(
      decoding: try HostSource(metric, root: root.path()).fetch(within: .seconds(1)).bytes, as: UTF8.self)
  }

  @Test("The kernel's files are read as it writes them")
  func files() throws {
    try write("pi\n", to: "proc/sys/kernel/hostname")
    try write("0.42 0.30 0.20 1/123 4567\n", to: "proc/loadavg")
    try write("86461.37 1000.00\n", to: "proc/uptime")
    try write("MemTotal:        1000 kB\nMemFree:  1 kB\nMemAvailable:     250 kB\n", to: "proc/meminfo")
    try write("gpu\n", to: "sys/class/thermal/thermal_zone0/type")
    try write("30000\n", to: "sys/class/thermal/thermal_zone0/temp")
    try write("cpu-thermal\n", to: "sys/class/thermal/thermal_zone1/type")
    try write("48312\n", to: "sys/class/thermal/thermal_zone1/temp")
    try write(
      """
      Inter-| sta-|   Quality        |   Discarded packets               | Missed | WE
       face | tus | link level noise |  nwid  crypt   frag  retry   misc | beacon | 22
       wlan0: 0000   58.  -52.  -256        0      0      0      0      0        0

      """, to: "proc/net/wireless")
    #expect(try value(.name) == "pi")
    #expect(try value(.load) == "0.42")
    #expect(try value(.uptime) == "86461")
    #expect(try value(.memory) == "75")
    #expect(try value(.temperature) == "48.3")
    #expect(try value(.wifi) == "-52")
  }

  @Test(
    "A figure that the machine has not is missing, never 0",
    arguments: [HostMetric.wifi, .temperature, .memory, .load, .disk("/no/such/directory")])
  func missing(_ metric: HostMetric) {
    #expect(throws: FeedError.noMetric(metric.text)) { try value(metric) }
  }

  @Test("A disk's use is between 0 and 100")
  func disk() throws {
    let percent = try #require(Int(try value(.disk("/"))))
    #expect((0...100).contains(percent))
  }

  @Test("Every name is read, and written again as it was")
  func names() throws {
    for name in HostMetric.names + ["disk:/srv"] {
      #expect(HostMetric(name)?.text == name)
    }
    #expect(HostMetric.names == HostMetric.names.sorted())
    for name in ["", "Load", "disk:", "disk:srv"] { #expect(HostMetric(name) == nil) }
  }

  @Test("A misspelt name is answered with the one that was meant")
  func suggestion() {
    do throws(WidgetConfigurationError) {
      _ = try HostSource(parameter: "temprature", key: "source.host")
      Issue.record("it was read")
    } catch {
      #expect(error.explanation.likelyCause.contains("temperature"))
    }
  }
}
