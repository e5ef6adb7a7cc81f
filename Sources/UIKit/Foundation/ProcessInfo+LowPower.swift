import InkTimelines

extension ProcessInfo {
  /// True when the firmware was told to save power, as `/sys/firmware/acpi/platform_profile` has it; boards without
  /// such a profile never are.
  public var isLowPowerModeEnabled: Bool { isLowPower(.shared) }

  func isLowPower(_ battery: DeviceBattery) -> Bool {
    if let isLowPower = battery.isLowPower { return isLowPower }
    let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }
}

extension Notification.Name {
  /// Low power turned on or off; never posted here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
