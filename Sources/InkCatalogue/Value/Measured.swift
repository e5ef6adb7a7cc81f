import Foundation
import InkFeeds

/// A number of a feed as a widget shows it.
struct Measured: Equatable {
  /// nil when the source gives none.
  let value: Double?
  let unit: String

  /// Reads a number, or a table with `value` and, if it likes, `unit`.
  init(_ report: FeedReport?, unit: String) {
    let reading = report?.value
    value = reading?.number ?? reading?["value"]?.number
    self.unit = reading?["unit"]?.text ?? unit
  }

  /// A number of one's own.
  init(_ value: Double?, unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// The number alone: "21.4", "−3", "120k" where six digits would not fit; "–" for none.
  ///
  /// `decimals` is how many are shown; nil shows one below a hundred where the number has any.
  func text(decimals: Int? = nil) -> String {
    guard let value else { return "–" }
    let shown = decimals ?? (abs(value) < 99.95 && abs(value - value.rounded()) >= 0.05 ? 1 : 0)
    if abs(value) >= 99_999.5 { return Self.thousands(value) }
    return Self.fixed(value, max(0, min(4, shown)))
  }

  /// The number and its unit on one line.
  func whole(decimals: Int? = nil) -> String {
    let text = text(decimals: decimals)
    return value == nil || unit.isEmpty ? text : "\(text)\(unit == "%" || unit == "°" ? "" : " ")\(unit)"
  }

  private static func thousands(_ value: Double) -> String {
    let units: [(Double, String)] = [(1e12, "T"), (1e9, "G"), (1e6, "M")]
    // What rounds to a thousand of a unit is one of the next.
    let (size, name) = units.first { abs(value) >= $0.0 * 0.9995 } ?? (1e3, "k")
    let part = value / size
    return part.magnitude >= 1e6 ? "∞" : fixed(part, abs(part) < 99.95 ? 1 : 0) + name
  }

  /// With a real minus sign, and never "−0".
  private static func fixed(_ value: Double, _ decimals: Int) -> String {
    let scale = [1.0, 10, 100, 1000, 10_000][decimals]
    let rounded = (abs(value) * scale).rounded()
    let sign = value < 0 && rounded > 0 ? "\u{2212}" : ""
    let whole = Int(rounded / scale)
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let part = Int(rounded) - whole * Int(scale)
    let digits = String(part)
    return "\(sign)\(whole).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
  }
}
