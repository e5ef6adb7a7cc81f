extension WireTrace {
  /// Reads a trace: one event a line, `#` comments, data going on over lines that begin with a byte.
  public init(parsing text: String) throws(TraceError) {
    var parser = TraceParser(text)
    self = try parser.parse()
  }

  /// The trace as text, 32 bytes of data a line; what `init(parsing:)` reads.
  public var text: String {
    var text = ""
    for event in events { text += Self.text(event) }
    return text
  }

  /// One event as its line or lines.
  public static func text(_ event: Event) -> String {
    switch event {
    case .reset(let level): "reset \(level.rawValue)\n"
    case .power(let level): "power \(level.rawValue)\n"
    case .command(let byte): "command \(hex(byte).lowercased())\n"
    case .data(let bytes): text(bytes)
    case .select(let chips): "select \(chips.rawValue)\n"
    case .delay(let duration): "delay \(milliseconds(duration))\n"
    case .busy: "busy\n"
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    var text = "data"
    for (i, byte) in bytes.enumerated() {
      text += i > 0 && i % 32 == 0 ? "\n    " : ""
      text += " " + hex(byte).lowercased()
    }
    return text + "\n"
  }

  /// Milliseconds, with a fraction only where there is one.
  private static func milliseconds(_ duration: Duration) -> String {
    let parts = duration.components
    let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
    let (whole, rest) = microseconds.quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
