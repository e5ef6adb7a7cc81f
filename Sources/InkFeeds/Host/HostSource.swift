import Foundation
import Glibc
import InkErrors
import InkLinux
import InkTimelines

/// A figure of the machine itself: `host = "temperature"`.
///
/// One of `address`, `disk` (or `disk:/srv`), `load`, `memory`, `name`, `temperature`, `uptime`, `wifi`; see
/// ``HostMetric``. Each costs a call or a small file of the kernel's.
public struct HostSource: FeedSource {
  public static let key = "host"
  public static let parameterType =
    "a figure of the machine: \(HostMetric.names.joined(separator: ", ")); disk:/srv for another disk"

  /// What is asked for.
  public let metric: HostMetric
  private let root: String

  /// A figure of this machine; `root` stands before the kernel's paths.
  public init(_ metric: HostMetric, root: String = "") {
    self.metric = metric
    self.root = root
  }

  public var identity: String { "\(root) \(metric)" }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    let text = try String(parameter: value, key: key)
    guard let metric = HostMetric(text) else {
      let meant = Suggestion.nearest(to: text, among: HostMetric.names)
      throw WidgetConfigurationError(
        key: key,
        problem: .wrongType(
          wants: meant.map { "\($0.parameterText), perhaps" } ?? Self.parameterType, got: text.parameterText))
    }
    self.init(metric)
  }

  public var description: String { "host \(metric.text)".printable(limit: 60) }

  public func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput {
    guard let text = value else { throw .noMetric(metric.text) }
    return FeedOutput(Array(text.utf8))
  }

  private var value: String? {
    switch metric {
    case .name: line("/proc/sys/kernel/hostname")
    case .address: Self.address
    case .load: word(0, of: "/proc/loadavg").flatMap { Double($0) }.map { "\($0)" }
    case .memory: memory
    case .disk(let path): Self.disk(path)
    case .temperature: temperature
    case .wifi: wifi
    case .uptime: word(0, of: "/proc/uptime").flatMap { Double($0) }.map { "\(Int($0))" }
    }
  }

  // MARK: - Files of the kernel

  private func text(_ path: String) -> String? {
    (try? WholeFile.read(root + path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func line(_ path: String) -> String? {
    text(path)?.split(separator: "\n").first.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func word(_ index: Int, of path: String) -> String? {
    let words = text(path)?.split(whereSeparator: \.isWhitespace) ?? []
    return words.indices.contains(index) ? String(words[index]) : nil
  }

  private var memory: String? {
    var kilobytes: [Substring: Double] = [:]
    for line in text("/proc/meminfo")?.split(separator: "\n") ?? [] {
      let words = line.split(whereSeparator: { $0 == " " || $0 == ":" })
      if words.count > 1 { kilobytes[words[0]] = Double(words[1]) }
    }
    guard let total = kilobytes["MemTotal"], total > 0, let free = kilobytes["MemAvailable"] else {
      return nil
    }
    return Self.percent(total - free, of: total)
  }

  /// The processor's zone where one says that it is the processor's, else the first.
  private var temperature: String? {
    var first: Double?
    for zone in 0..<32 {
      let directory = "/sys/class/thermal/thermal_zone\(zone)"
      guard let kind = line("\(directory)/type") else { break }
      guard let degrees = line("\(directory)/temp").flatMap({ Double($0) }).map({ $0 / 1000 }) else {
        continue
      }
      if kind.hasPrefix("cpu") || kind == "x86_pkg_temp" { return "\((degrees * 10).rounded() / 10)" }
      first = first ?? degrees
    }
    return first.map { "\(($0 * 10).rounded() / 10)" }
  }

  /// The level of the first interface.
  ///
  /// A line is "wlan0: 0000   58.  -52.  -256".
  private var wifi: String? {
    for line in text("/proc/net/wireless")?.split(separator: "\n").dropFirst(2) ?? [] {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count > 3, let level = Double(words[3].hasSuffix(".") ? words[3].dropLast() : words[3]) {
        return "\(Int(level))"
      }
    }
    return nil
  }

  // MARK: - Calls

  private static func percent(_ part: Double, of whole: Double) -> String {
    "\(Int((part / whole * 100).rounded()))"
  }

  private static func disk(_ path: String) -> String? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    let used = Double(status.f_blocks) - Double(status.f_bfree)
    // What only root could still write counts as neither, as df has it; a full disk reads 100.
    let whole = used + Double(status.f_bavail)
    return whole > 0 ? "\(Int((used / whole * 100).rounded(.up)))" : nil
  }

  private static var address: String? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    var second: String?
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
        entry.ifa_flags & UInt32(IFF_UP) != 0
      else { continue }
      let isIPv4 = address.pointee.sa_family == sa_family_t(AF_INET)
      guard isIPv4 || address.pointee.sa_family == sa_family_t(AF_INET6) else { continue }
      let size = isIPv4 ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(
          address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if isIPv4 { return name }
      // Those that hold on one cable only begin so (RFC 4291, 2.5.6).
      if !name.hasPrefix("fe80") { second = second ?? name }
    }
    return second
  }
}
