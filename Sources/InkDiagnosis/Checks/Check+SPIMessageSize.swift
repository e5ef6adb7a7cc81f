extension Check {
  /// How much spidev takes at once: pictures are sent in pieces of that size.
  static func spiMessageSize(_ subject: Subject) -> Check {
    Check("spi message size") {
      let path = "module/spidev/parameters/bufsiz"
      guard let text = subject.machine.system.attribute(path), let bytes = Int(text) else {
        return .skipped("spidev is not loaded")
      }
      guard bytes < 4096 else { return .passed("\(bytes) bytes") }
      return .warned(
        "\(bytes) bytes, less than spidev's own 4096",
        Remedy(
          "Somebody has set it so; pictures take more system calls. The first command takes `spidev.bufsiz` off the "
            + "kernel's command line.",
          commands: ["sudo sed -i 's/ *spidev.bufsiz=[0-9]*//' /boot/firmware/cmdline.txt", "sudo reboot"]))
    }
  }
}
