extension UIDevice {
  /// The machine's host name.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// What kind of machine it is, as its firmware says: "Raspberry Pi Zero 2 W Rev 1.0"; "Linux" where it does not.
  public var model: String {
    let model = try? String(contentsOfFile: "/proc/device-tree/model", encoding: .utf8)
    let text = model?.trimmingCharacters(in: CharacterSet(charactersIn: "\0\n ")) ?? ""
    return text.isEmpty ? "Linux" : text
  }

  /// The same as `model`.
  public var localizedModel: String { model }

  /// "Linux".
  public var systemName: String { "Linux" }

  /// The kernel's version.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// A phone, whose widgets these are.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Upright, always.
  public var orientation: UIDeviceOrientation { .portrait }

  /// Machines are not told apart here.
  public var identifierForVendor: UUID? { nil }
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// On one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
