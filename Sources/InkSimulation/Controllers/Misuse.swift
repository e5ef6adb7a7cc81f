/// Something done to a controller that its datasheet forbids or that cannot give the wanted picture.
public struct Misuse: Equatable, Sendable, CustomStringConvertible {
  /// What was broken.
  public var rule: Rule
  /// Virtual time at which the chip noticed.
  public var time: Duration
  /// The line of the trace that did it, when a trace is replayed.
  public var line: Int?
  /// What was done and what comes of it, in one sentence.
  public var text: String

  /// Records a misuse.
  public init(_ rule: Rule, at time: Duration, line: Int? = nil, _ text: String) {
    self.rule = rule
    self.time = time
    self.line = line
    self.text = text
  }

  /// The rule, the place and the sentence in one line.
  public var description: String {
    let place = line.map { "line \($0): " } ?? ""
    return "\(place)\(rule.rawValue): \(text)"
  }
}
