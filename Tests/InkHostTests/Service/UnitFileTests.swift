import Foundation
import InkFeeds
import InkPanels
import Testing

@testable import InkHost

struct UnitFileTests {
  private let unit: UnitFile

  init() throws { unit = try UnitFile() }

  @Test(
    "what the program relies on is set",
    arguments: [
      ("Type", "notify"), ("ExecReload", "/bin/kill -HUP $MAINPID"), ("KillMode", "mixed"),
      ("DynamicUser", "yes"), ("SupplementaryGroups", "spi gpio i2c"), ("DevicePolicy", "closed"),
      ("RuntimeDirectory", "inkglance"), ("RuntimeDirectoryMode", "0700"), ("StateDirectory", "inkglance"),
      ("Restart", "on-failure"), ("RestartPreventExitStatus", "64 66 78"),
    ])
  func settings(name: String, value: String) { #expect(unit.value(name) == value) }

  @Test("the nodes of SPI, I2C and GPIO may be used, and no others")
  func devices() {
    let allowed = unit.settings.filter { $0.name == "DeviceAllow" }.map(\.value)
    #expect(allowed == ["char-spi rw", "char-i2c rw", "char-gpiochip rw"])
  }

  @Test("of /sys the alarms may be written and nothing else, and udev gives them to a group of the service")
  func alarms() throws {
    let paths = (unit.value("ReadWritePaths") ?? "").split(separator: " ")
    #expect(paths == ["-/sys/class/rtc/rtc0/wakealarm", "-/sys/class/rtc/rtc1/wakealarm"])
    let rules = URL(fileURLWithPath: UnitFile.path).deletingLastPathComponent()
      .appending(path: "60-inkglance.rules")
    let rule = try #require(
      try String(contentsOf: rules, encoding: .utf8).split(separator: "\n").first {
        $0.hasPrefix("SUBSYSTEM==\"rtc\"")
      })
    #expect(rule.contains("chgrp gpio %S%p/wakealarm") && rule.contains("chmod g+w %S%p/wakealarm"))
    #expect(unit.value("SupplementaryGroups")?.split(separator: " ").contains("gpio") == true)
  }

  @Test("the watchdog is more patient than half its interval and the longest refresh together")
  func watchdog() throws {
    let patience = Double(try #require(unit.seconds("WatchdogSec")))
    for model in PanelCatalog.all {
      for mode in RefreshMode.allCases {
        guard let traits = model.traits(of: mode) else { continue }
        #expect(patience / 2 + traits.deadline.inSeconds + 10 < patience, "\(model.name)")
      }
    }
  }

  @Test(
    "systemd rates its exposure at 2.0 or less", .enabled(if: access("/usr/bin/systemd-analyze", X_OK) == 0))
  func exposure() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/systemd-analyze")
    process.arguments = ["security", "--offline=true", "--threshold=20", "--no-pager", UnitFile.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
