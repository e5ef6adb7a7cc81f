import Foundation

@testable import InkCommand

extension SimulatedPi {
  /// Does what a command of a remedy does on a Raspberry Pi; false for one that is not known here.
  ///
  /// Commands that only look change nothing, and are known all the same. `restart` starts the service.
  func shell(_ command: String, restart: () -> Void) throws -> Bool {
    let words = command.split(separator: " ").map(String.init)
    let bare = words.first == "sudo" ? Array(words.dropFirst()) : words
    switch bare.first {
    case "reboot":
      try boot()
      machine.user.groups = loginGroups()
    case "raspi-config": try raspiConfig(Array(bare.dropFirst(2)))
    case "modprobe": try loadI2C()
    case "echo" where command == "echo i2c-dev | sudo tee /etc/modules-load.d/i2c-dev.conf":
      try write("etc/modules-load.d/i2c-dev.conf", "i2c-dev\n")
    case "usermod":
      for group in bare[2].split(separator: ",") {
        try edit("etc/group") { text in
          text = text.split(separator: "\n").map { line in
            guard line.hasPrefix("\(group):") else { return line + "\n" }
            return line + (line.hasSuffix(":") ? "pi\n" : ",pi\n")
          }.joined()
        }
      }
    case "exec" where command == "exec su -l $USER": machine.user.groups = loginGroups()
    case "apt": try install(bare.dropFirst(2).filter { !$0.hasPrefix("-") })
    case "timedatectl": try timedatectl(Array(bare.dropFirst()))
    case "kill":
      remove("proc/\(bare.last ?? "0")")
      remove("proc/net/tcp")
      gpio.holders = gpio.holders.filter { $0.value != "lg" }
    case "systemctl" where bare.last == "photoframe.service":
      remove("proc/871")
      gpio.holders[8] = "spi0 CS0"
    case "systemctl" where bare.dropFirst().first == "stop":
      gpio.holders = gpio.holders.filter { $0.value != "inkglance" }
    case "systemctl" where bare.dropFirst().first == "restart": restart()
    case "sed": return try edits(command)
    case "chmod":
      // An editor has not written anything into a file that is not there.
      guard let file = bare.last, bare[1] == "600", exists(String(file.dropFirst())) else { break }
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: root + file)
    case "echo" where command.hasSuffix("| sudo tee /sys/bus/i2c/drivers/max17040/unbind"): gaugeDriver = nil
    case "groupadd" where command.contains("/etc/udev/rules.d/60-spi.rules"):
      owners["dev/spidev0.0"] = nil
    case "ls", "nano", "gpioinfo", "gpiodetect", "dmesg", "grep", "fc-list", "i2cdetect": break
    default: return false
    }
    return true
  }

  /// Runs sed as the shell would, on the tree's files in place of the machine's.
  private func edits(_ command: String) throws -> Bool {
    let own = command.replacing("sudo ", with: "").replacing(#/ \/(etc|boot)\//#) {
      " \(root)/\($0.output.1)/"
    }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", own]
    try shell.run()
    shell.waitUntilExit()
    forgetHardware()
    return shell.terminationStatus == 0
  }

  /// The groups that a new login gives.
  private func loginGroups() -> Set<UInt32> {
    var groups: Set<UInt32> = [71_000]
    for line in text("etc/group").split(separator: "\n") {
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      if fields.count == 4, fields[3].split(separator: ",").contains("pi"), let id = UInt32(fields[2]) {
        groups.insert(id)
      }
    }
    return groups
  }

  private func raspiConfig(_ words: [String]) throws {
    let keys = ["do_spi": "dtparam=spi=on", "do_i2c": "dtparam=i2c_arm=on"]
    guard words.count == 2, words[1] == "0", let line = keys[words[0]] else { return }
    try edit("boot/firmware/config.txt") { text in
      text = text.replacing("#\(line)\n", with: "") + line + "\n"
    }
    if words[0] == "do_i2c" { try write("etc/modules-load.d/i2c-dev.conf", "i2c-dev\n") }
  }

  private func install(_ packages: [String]) throws {
    let files = [
      "fonts-inter": "usr/share/fonts/opentype/inter/Inter.otf",
      "fonts-dejavu-core": "usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
      "fonts-noto-cjk": "usr/share/fonts/opentype/noto/NotoSansCJK.ttc",
      "fonts-materialdesignicons-webfont": "usr/share/fonts/truetype/materialdesignicons-webfont/icons.ttf",
      "tzdata": "usr/share/zoneinfo/Asia/Tokyo",
      "libmicrohttpd12": "usr/lib/aarch64-linux-gnu/libmicrohttpd.so.12",
      "libmosquitto1": "usr/lib/aarch64-linux-gnu/libmosquitto.so.1",
    ]
    for package in packages {
      guard let file = files[package] else { continue }
      try write(file, "")
    }
  }

  private func timedatectl(_ words: [String]) throws {
    switch words.first {
    case "set-timezone":
      try write("usr/share/zoneinfo/\(words[1])", "TZif")
      remove("etc/localtime")
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/etc/localtime", withDestinationPath: "../usr/share/zoneinfo/\(words[1])")
    case "set-ntp":
      date = nil
      try write("run/systemd/timesync/synchronized", "")
    default: break
    }
  }
}
