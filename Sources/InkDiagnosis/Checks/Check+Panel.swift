import InkBuses
import InkErrors
import InkPanels

extension Check {
  /// Whether the panel answers a reset, without showing anything.
  static func panel(_ subject: Subject) -> Check {
    Check("panel") {
      guard let open = subject.openPanel else { return .skipped("no board says which") }
      do {
        let session = try open()
        return outcome(of: try session.probe(), on: session.model)
      } catch let error as any ExplainedError {
        guard error.isAboutNodes else { return .failed(error) }
        guard case .success(let status) = subject.display() else {
          return .skipped("its node or lines cannot be had: see above")
        }
        return .skipped("the display that runs has it, process \(status.process): see refreshes")
      } catch {
        return .failed("it could not be opened: \(error)", Remedy("This is a fault of the program."))
      }
    }
  }

  /// One command makes two edges; a chip that answers in steps a few more.
  private static let mostEdges = 8

  /// What a probe says about a panel.
  ///
  /// BUSY is pulled towards busy: a level that is idle is driven by a chip, one that is busy perhaps by nothing.
  public static func outcome(of probe: PanelProbe, on model: PanelModel) -> Outcome {
    let chip = model.controller.rawValue.uppercased()
    let level = probe.levelAfterReset.rawValue
    if probe.edges > mostEdges {
      return .failed(
        "BUSY flickers: \(probe.edges) edges in \(Int(probe.watched / .milliseconds(1))) ms, where one command makes two",
        Remedy(
          "1) The BUSY line or its ground has no firm contact, and picks up what other wires carry. 2) Another program or "
            + "an overlay uses the same line. 3) `busy` in the board file is another line than the panel's.",
          commands: ["gpioinfo | grep -i -e busy -e 'GPIO24'"]))
    }
    switch (probe.answers, probe.levelAfterReset == model.controller.busyLevel) {
    case (true, false): return .passed("\(model.name): BUSY answers a reset as \(chip)'s does")
    case (true, true):
      return .failed(
        "BUSY moves, but is \(level) after a reset, where \(chip)'s is \(probe.levelAfterReset.opposite.rawValue)",
        Remedy(
          "A controller is there, of the other family: the glass is another panel or revision than \(model.name). "
            + "Compare its sticker, and write the right `model` in the board file.",
          commands: ["inkglance list panels"]))
    case (false, true):
      return .failed(
        "BUSY stays \(level) after a reset, as if \(chip) were busy for ever",
        Remedy(
          "1) The panel has no supply: driver boards from Rev 2.3 on need `power = 18` in `lines`. 2) The flexible "
            + "cable or the BUSY line has no contact, and only the pull resistor is read. 3) The glass is another "
            + "revision than \(model.name), with a controller whose BUSY has the other sense: compare its sticker.",
          commands: ["inkglance list panels"]))
    case (false, false):
      return .failed(
        "BUSY is \(level) after a reset, as it should be, and does not move at a command",
        Remedy(
          "The panel has supply and is reset; it does not hear commands. 1) D/C is another line than `data_command`. "
            + "2) MOSI (GPIO10), SCLK (GPIO11) or the chip select has no contact, or the panel hangs on the other chip "
            + "select. 3) The glass is another revision than \(model.name): compare its sticker.",
          commands: ["inkglance list panels"]))
    }
  }
}

extension ExplainedError {
  /// True where other checks tell the same of a node or a line.
  var isAboutNodes: Bool {
    let error: BusError? =
      if let bus = self as? BusError { bus } else if case .bus(let bus, _) = self as? PanelError { bus } else
      { nil }
    if let error { return error.isAboutNode }
    return false
  }
}

extension BusError {
  /// True where the node itself cannot be had, not what is behind it.
  var isAboutNode: Bool {
    switch kind {
    case .notFound, .noPermission, .busy: true
    case .noAcknowledge, .timedOut, .unsupported, .gone, .failed: false
    }
  }
}
