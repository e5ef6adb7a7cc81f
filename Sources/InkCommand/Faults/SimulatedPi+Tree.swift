import Foundation
import InkHost

extension SimulatedPi {
  /// The files of a Raspberry Pi 4 on Debian 13, on which everything is installed and switched on.
  ///
  /// Its display file is `display` with the board's name in it, else one with `widgets`.
  func writeTree(boardText: String, widgets: [String], display: String?) throws {
    try write("sys/firmware/devicetree/base/model", "Raspberry Pi 4 Model B Rev 1.4\0")
    try write("etc/os-release", "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"\n")
    try write("proc/sys/kernel/osrelease", "6.12.25+rpt-rpi-v8\n")
    try write("boot/firmware/config.txt", "dtparam=i2c_arm=on\ndtparam=spi=on\n")
    try write("boot/firmware/cmdline.txt", "console=tty1 rootwait\n")
    try write("etc/modules-load.d/i2c-dev.conf", "i2c-dev\n")
    try write(
      "etc/group",
      "root:x:0:\nspi:x:\(Self.spiGroup):pi\ni2c:x:\(Self.i2cGroup):pi\ngpio:x:\(Self.gpioGroup):pi\npi:x:71000:\n"
    )
    for font in [
      "opentype/inter/Inter.otf", "truetype/dejavu/DejaVuSans.ttf", "opentype/noto/NotoSansCJK.ttc",
      "truetype/materialdesignicons-webfont/icons.ttf",
    ] { try write("usr/share/fonts/\(font)", "") }
    for library in ["libmicrohttpd.so.12", "libmosquitto.so.1"] {
      try write("usr/lib/aarch64-linux-gnu/\(library)", "")
    }
    for zone in ["Europe/London", "Etc/UTC"] { try write("usr/share/zoneinfo/\(zone)", "TZif") }
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/etc/localtime", withDestinationPath: "../usr/share/zoneinfo/Europe/London")
    try write("run/systemd/system/.keep", "")
    try write("run/systemd/timesync/synchronized", "")
    try write("etc/inkglance/boards/\(boardName).toml", boardText)
    let tables = widgets.map { "\n[[widget]]\nkind = \"\($0)\"\n" }.joined()
    try write(Self.displayFile, display ?? tables)
    try setDisplayKey("board", to: "\"\(boardName)\"")
  }

  private static let displayFile = "etc/inkglance/inkglance.toml"

  /// Sets a key at the top of the display file, as a person would write it.
  func setDisplayKey(_ key: String, to value: String) throws {
    try edit(Self.displayFile) { text in
      var lines = text.components(separatedBy: "\n")
      let top = lines.firstIndex { $0.hasPrefix("[") } ?? lines.endIndex
      lines.replaceSubrange(
        0..<top, with: lines[..<top].filter { !$0.hasPrefix("\(key) ") && !$0.hasPrefix("\(key)=") })
      text = (["\(key) = \(value)"] + lines).joined(separator: "\n")
    }
  }

  /// Gives the display file a table of these lines in the place of one of that name.
  func setDisplayTable(_ name: String, _ table: String...) throws {
    try edit(Self.displayFile) { text in
      var lines = text.components(separatedBy: "\n")
      if let start = lines.firstIndex(of: "[\(name)]") {
        let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("[") } ?? lines.endIndex
        lines.removeSubrange(start..<end)
      }
      text = (lines + ["[\(name)]"] + table).joined(separator: "\n") + "\n"
    }
  }

  /// Writes the file of secrets, for its owner alone unless told otherwise.
  func writeSecrets(_ text: String, mode: Int = 0o600) throws {
    try write("etc/inkglance/secrets", text)
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: "\(root)/etc/inkglance/secrets")
  }

  /// Makes the nodes and lines as the kernel does at a start, by what config.txt and cmdline.txt say.
  func boot() throws {
    let lines = Set(text("boot/firmware/config.txt").split(separator: "\n").map(String.init))
    for node in ["spidev0.0", "spidev0.1", "i2c-1", "gpiochip0"] { remove("dev/\(node)") }
    remove("sys/bus/i2c/devices/i2c-1")
    remove("sys/class/i2c-dev/i2c-1")
    remove("sys/module/spidev")
    gpio.holders = [:]
    try write("dev/gpiochip0", "")
    if lines.contains("dtparam=spi=on") {
      try write("dev/spidev0.0", "")
      try write("dev/spidev0.1", "")
      let size = text("boot/firmware/cmdline.txt").firstMatch(of: #/spidev\.bufsiz=(\d+)/#).map { "\($0.1)" }
      try write("sys/module/spidev/parameters/bufsiz", "\(size ?? "4096")\n")
      // 125 MHz, four bytes of the device tree.
      try write("sys/bus/spi/devices/spi0.0/of_node/spi-max-frequency", "\u{7}\u{73}\u{59}\u{40}")
      if !lines.contains("dtoverlay=spi0-0cs") { gpio.holders = [8: "spi0 CS0", 7: "spi0 CS1"] }
    }
    if lines.contains("dtparam=i2c_arm=on") {
      try write("sys/bus/i2c/devices/i2c-1/name", "bcm2835 (i2c@7e804000)\n")
      if exists("etc/modules-load.d/i2c-dev.conf") { try loadI2C() }
    }
  }

  /// Makes the nodes of i2c-dev, as the module does.
  func loadI2C() throws {
    guard exists("sys/bus/i2c/devices/i2c-1") else { return }
    try write("dev/i2c-1", "")
    try write("sys/class/i2c-dev/i2c-1/name", "bcm2835 (i2c@7e804000)\n")
  }

  /// Writes a file of the tree.
  func write(_ path: String, _ text: String) throws {
    try FileAccess.makeDirectory(((root + "/" + path) as NSString).deletingLastPathComponent)
    try FileAccess.write(Array(text.utf8), to: "\(root)/\(path)")
  }

  /// A file's text; empty where it is not there.
  func text(_ path: String) -> String {
    FileManager.default.contents(atPath: "\(root)/\(path)").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Writes a history, one refresh a minute up to an hour ago: its mode, and the milliseconds that BUSY took.
  func writeHistory(_ refreshes: [(mode: String, busy: Int)]) throws {
    let database = try HistoryDatabase(path: "\(root)/var/lib/inkglance/history.sqlite")
    let end = (date ?? machine.now()).addingTimeInterval(-3600)
    try database.add(
      refreshes.enumerated().map { index, refresh in
        RefreshRecord(
          date: end.addingTimeInterval(Double(index - refreshes.count + 1) * 60), mode: refresh.mode,
          reason: "the picture changed", windows: refresh.mode == "partial" ? 1 : 0, bytes: 560,
          busyMilliseconds: refresh.busy)
      }, [])
  }

  /// A program that listens at a port of the loopback interface, as /proc shows it.
  func listen(at port: Int, as name: String, process: Int) throws {
    let socket = 40_000 + process
    let place = "0100007F:" + String(port, radix: 16, uppercase: true)
    try write(
      "proc/net/tcp",
      "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n"
        + "   0: \(place) 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 \(socket) 1\n"
    )
    try startProgram(name, process: process, with: "socket:[\(socket)]")
  }

  /// A program that has something open, a line unless told otherwise, as /proc shows it.
  func startProgram(
    _ name: String, process: Int, service: String? = nil, with descriptor: String = "anon_inode:gpio-line"
  ) throws {
    try write("proc/\(process)/comm", "\(name)\n")
    try write(
      "proc/\(process)/cgroup",
      "0::/\(service.map { "system.slice/\($0)" } ?? "user.slice/session-1.scope")\n")
    try write("proc/\(process)/fd/0", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/proc/\(process)/fd/3", withDestinationPath: descriptor)
  }

  /// Takes a file or a directory out of the tree.
  func remove(_ path: String) { try? FileManager.default.removeItem(atPath: "\(root)/\(path)") }

  /// True where something is at a path.
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }

  /// Changes a file's text.
  func edit(_ path: String, _ change: (inout String) -> Void) throws {
    var text = text(path)
    change(&text)
    try write(path, text)
  }

  /// Sets a key of a table of the board file, as a person would write it.
  func setBoardKey(_ key: String, in table: String, to value: String) throws {
    forgetHardware()
    try edit("etc/inkglance/boards/\(boardName).toml") { text in
      var lines = text.components(separatedBy: "\n")
      guard let start = lines.firstIndex(of: "[\(table)]") else {
        return text += "\n[\(table)]\n\(key) = \(value)\n"
      }
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("[") } ?? lines.endIndex
      if let old = lines[start..<end].firstIndex(where: { $0.hasPrefix("\(key) ") }) { lines.remove(at: old) }
      lines.insert("\(key) = \(value)", at: start + 1)
      text = lines.joined(separator: "\n")
    }
  }
}
