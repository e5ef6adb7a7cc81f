/// Numbers as text without a formatter.
enum Decimals {
  /// `value` rounded to `places` digits after the point.
  static func text(_ value: Double, _ places: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let whole = "\(sign)\(abs(scaled) / scale)"
    guard places > 0 else { return whole }
    let fraction = "\(abs(scaled) % scale)"
    return whole + "." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
