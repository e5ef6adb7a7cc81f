/// A figure of the machine the display hangs on.
public enum HostMetric: Hashable, Sendable {
  /// The name it has in the network.
  case name
  /// Its first address of the network: IPv4, else a global IPv6.
  case address
  /// Processes that wanted to run, mean of the last minute.
  case load
  /// Memory in use, percent: all but what programs could have at once.
  case memory
  /// Space in use of the disk that a directory is on, percent, as `df` counts it.
  case disk(String)
  /// The processor's temperature, °C.
  case temperature
  /// Strength of the Wi-Fi signal, dBm: -50 is strong, -80 weak.
  case wifi
  /// Seconds since the machine started.
  case uptime

  /// Reads a name as display files have it: "load", "disk", "disk:/srv".
  init?(_ text: String) {
    switch text {
    case "name": self = .name
    case "address": self = .address
    case "load": self = .load
    case "memory": self = .memory
    case "disk": self = .disk("/")
    case "temperature": self = .temperature
    case "wifi": self = .wifi
    case "uptime": self = .uptime
    case _ where text.hasPrefix("disk:/") && !text.contains("\0"): self = .disk(String(text.dropFirst(5)))
    default: return nil
    }
  }

  /// As display files have it.
  var text: String {
    switch self {
    case .name: "name"
    case .address: "address"
    case .load: "load"
    case .memory: "memory"
    case .disk(let path): path == "/" ? "disk" : "disk:\(path)"
    case .temperature: "temperature"
    case .wifi: "wifi"
    case .uptime: "uptime"
    }
  }

  /// Names that can be written.
  static let names = ["address", "disk", "load", "memory", "name", "temperature", "uptime", "wifi"]
}
