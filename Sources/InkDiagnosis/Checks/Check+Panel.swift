import InkBoards
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
        return outcome(
          of: try session.probe(), on: session.model, wiring: subject.board?.panel.wiring, edit: subject.edit)
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

  /// What a probe says about a panel.
  ///
  /// BUSY is pulled towards busy: a level that is idle is driven by a chip, one that is busy perhaps by nothing. `edit` is
  /// how the board's file is corrected.
  public static func outcome(
    of probe: PanelProbe, on model: PanelModel, wiring: Board.Wiring? = nil, edit: FileEdit? = nil
  ) -> Outcome {
    if let told = probe.identity, told.width != model.width || told.height != model.height {
      return .failed(
        PanelError.parallel(.otherSize(width: told.width, height: told.height, model: model.name)))
    }
    let chip = model.controller.rawValue.uppercased()
    let busy = "BUSY\(place(wiring?.busy))"
    let level = probe.levelAfterReset.rawValue
    if probe.edges > BusyObservation.mostEdges {
      return .failed(
        "BUSY flickers: \(probe.edges) edges in \(Int(probe.watched / .milliseconds(1))) ms, where one command makes two at most",
        Remedy(
          "1) \(busy) or its ground has no firm contact, and picks up what other wires carry: press the board onto the "
            + "header and the flexible cable into its latch. 2) Another program or an overlay uses the same line. 3) `busy` "
            + "in the board file is another line than the panel's.",
          commands: [lineCommand(wiring)]))
    }
    let supply =
      wiring?.power == nil
      ? "The panel has no supply: driver boards from Rev 2.3 on need `power = 18` in `lines`, and its wire on pin 12."
      : "The panel has no supply: PWR\(place(wiring?.power)) has no contact, or VCC and GND have none."
    // The line that switches the supply on, as Waveshare's boards have it.
    let powerEdit = wiring != nil && wiring?.power == nil ? edit?.addLine("power", 18) ?? [] : []
    let isBusy = probe.levelAfterReset == model.controller.busyLevel
    switch (probe.answers, isBusy) {
    case (true, false): return .passed("\(model.name): BUSY answers a reset as \(chip)'s does")
    case (true, true):
      return .failed(
        "BUSY moves, but is \(level) after a reset, where \(chip)'s is \(probe.levelAfterReset.opposite.rawValue)",
        Remedy(
          "A controller is there, of the other family: the glass is another panel or revision than \(model.name). "
            + "Compare its sticker, and write the right `model` in the board file.",
          commands: ["inkglance list panels"] + (edit?.open() ?? [])))
    case (false, true) where probe.isDriven == false:
      let cable =
        "The flexible cable is not in its latch, or \(busy) has no contact: open the latch, push the cable in until "
        + "its mark is gone, close the latch, and press the board onto the header."
      let other = "`busy` in the board file is another line than the panel's."
      // Without a line for the switch its missing is the likeliest of all.
      let causes = wiring?.power == nil ? [supply, cable, other] : [cable, supply, other]
      return .failed(
        "BUSY floats: nothing drives it after a reset, it only follows its pull resistor",
        Remedy(numbered(causes), commands: [lineCommand(wiring)] + powerEdit))
    case (false, true):
      let rail = probe.levelAfterReset == .high ? "3.3 V" : "ground"
      let driven = probe.isDriven == true ? ", and something holds it there against its pull resistor" : ""
      var causes = [
        "\(busy) is shorted to \(rail): take the board off and look for solder between the pins. Or `busy` in the board "
          + "file is another line than the panel's.",
        "The glass is another panel or revision than \(model.name), with a controller whose BUSY rests \(level): compare "
          + "its sticker, and write its name as `model`.",
      ]
      // A chip without supply holds its pins low through their protection diodes.
      if probe.levelAfterReset == .low {
        causes.insert(supply, at: 0)
      } else {
        causes.append("RST\(place(wiring?.reset)) is not connected, so that the controller still sleeps.")
      }
      if probe.isDriven == nil {
        causes.append("The flexible cable or the BUSY wire has no contact.")
      }
      return .failed(
        "BUSY is stuck \(level): it stays so after a reset, as if \(chip) were busy for ever\(driven)",
        Remedy(numbered(causes), commands: ["inkglance list panels"] + (edit?.open() ?? []) + powerEdit))
    case (false, false):
      return .failed(
        "BUSY is stuck \(level): right after a reset, but it does not move at a command",
        Remedy(
          numbered([
            "D/C\(place(wiring?.dataCommand)) is another line than `data_command`, or MOSI (GPIO10, pin 19), SCLK (GPIO11, "
              + "pin 23) or the chip select (pin 24) has no contact: commands do not arrive. Press the board onto the header.",
            "\(busy) is shorted to \(probe.levelAfterReset == .high ? "3.3 V" : "ground"), or `busy` in the board file is "
              + "another line than the panel's.",
            probe.levelAfterReset == .low
              ? supply
              : "The glass is another panel or revision than \(model.name): compare its sticker.",
          ]), commands: [lineCommand(wiring)] + (probe.levelAfterReset == .low ? powerEdit : [])))
    }
  }
}

extension Check {
  /// "1) … 2) …".
  private static func numbered(_ causes: [String]) -> String {
    causes.enumerated().map { "\($0.offset + 1)) \($0.element)" }.joined(separator: " ")
  }

  /// " (GPIO24, pin 18)": where a line is found on the header; empty where that is not known.
  private static func place(_ line: Board.Line?) -> String {
    guard let line, let pin = line.headerPin else { return "" }
    switch line {
    case .number(let number): return " (GPIO\(number), pin \(pin))"
    case .name(let name): return " (\(name), pin \(pin))"
    }
  }

  /// Shows what the kernel knows of the BUSY line.
  private static func lineCommand(_ wiring: Board.Wiring?) -> String {
    switch wiring?.busy {
    case .number(let number): "gpioinfo | grep -w GPIO\(number)"
    case .name(let name): "gpioinfo | grep -w '\(name)'"
    case nil: "gpioinfo"
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
