/// Every check of a machine and its board, from the ground up: what is wrong first is the likeliest cause of the rest.
public struct Diagnosis {
  /// In the order they are asked.
  public let checks: [Check]

  /// The checks that apply to a subject.
  public init(of subject: Subject) {
    let nodes: [Check] =
      subject.isSimulated
      ? [Check("nodes") { .skipped("the simulated board uses none") }]
      : [
        .spiNode(subject), .i2cNode(subject), .gpioChip(subject), .permissions(subject), .lines(subject),
        .chipSelect(subject), .spiClock(subject), .spiMessageSize(subject),
      ] + (subject.buttons.contains { $0.line != nil } ? [.buttons(subject)] : [])
    let rests: [Check] = subject.openAlarm == nil ? [] : [.alarm(subject)]
    // In parts, since a compiler gives up over one long sum.
    var checks: [Check] = [.machine(subject)] + nodes
    checks += [.panel(subject), .gauge(subject), .powerSupplies(subject), .idle(subject)]
    checks += rests
    checks += [.fonts(subject), .glyphs(subject), .timeZone(subject), .clock(subject)]
    checks += [Check("configuration") { subject.configuration }]
    checks += [.service(subject), .refreshes(subject), .sources(subject)]
    if let broker = subject.broker { checks.append(Check("broker", answer: broker)) }
    if let web = subject.web { checks.append(Check("web", answer: web)) }
    self.checks = checks
  }

  /// Asks every check.
  public func run() -> [Finding] { checks.map { $0.run() } }
}
