import Foundation
import InkErrors
import InkGauges

extension Check {
  /// Whether the gauge answers, and what it says can be believed.
  static func gauge(_ subject: Subject) -> Check {
    Check("gauge") {
      guard let open = subject.openGauge else { return .skipped("no board says which") }
      do {
        guard let gauge = try open() else { return .skipped("the board has none") }
        let reading = try gauge.read()
        // A chip that tells its version is the chip; one read through the kernel has none.
        let version = try? gauge.rawRegisters().first { $0.name.uppercased() == "VERSION" }
        return outcome(of: reading, gauge.name, version: version, subject)
      } catch GaugeError.notReady(let name) {
        return notReady(name, open, subject)
      } catch GaugeError.heldByKernel(let driver, let name) {
        return held(GaugeError.heldByKernel(driver: driver, gauge: name), by: driver, subject)
      } catch GaugeError.bus(let error, _) where error.kind == .notFound || error.isForbidden {
        return .skipped("its bus cannot be had: see above")
      } catch let error as GaugeError where error.isSilence {
        return silence(error, subject)
      } catch let error as any ExplainedError {
        return .failed(error)
      } catch {
        return .failed("it could not be opened: \(error)", Remedy("This is a fault of the program."))
      }
    }
  }

  /// A gauge that nobody hears: whether it is at another address, or another gauge is there.
  private static func silence(_ error: GaugeError, _ subject: Subject) -> Outcome {
    let fact = error.explanation.whatHappened
    let described = subject.board?.gauge
    let bus = described?.bus ?? 1
    // The error itself advises to diagnose.
    let command = "inkglance gauge scan --bus \(bus)"
    // Board files may use another name than the scan does; boards that are an INA219 are found as one.
    let own = described.flatMap { try? GaugeCatalog.model(named: $0.model) }
    func isOwn(_ finding: ProbeFinding) -> Bool {
      guard let own, finding.model != own.name else { return own != nil }
      return finding.model == "ina219" && own.source == (try? GaugeCatalog.model(named: "ina219"))?.source
    }
    guard let found = subject.scanGauges?()?.filter({ $0.driver == nil && !$0.findings.isEmpty }),
      let first = found.first(where: { $0.findings.contains(where: { isOwn($0) }) }) ?? found.first
    else {
      return .failed(
        fact,
        Remedy(
          error.explanation.likelyCause
            + " No gauge answers on bus \(bus) at all: charge the battery and plug it in, press the board onto the header"
            + "\(bus == 1 ? ", where pin 3 is SDA and pin 5 is SCL," : ",") then look again.",
          commands: [command]))
    }
    let address = "0x\(first.address.hex)"
    let isSame = first.findings.contains(where: { isOwn($0) })
    let names = first.findings.map(\.model).joined(separator: " or ")
    return .failed(
      "\(fact) \(isSame ? "Such a gauge" : "Another gauge, \(names),") answers at \(address).",
      Remedy(
        isSame
          ? "Write `address = \(address)` in [gauge] of the board file."
          : "Write `model = \"\(first.findings[0].model)\"` and `address = \(address)` in [gauge] of the board file, if that is "
            + "the board's.",
        commands: [command]
          + (subject.edit?.set(
            (isSame ? [] : [("model", "\"\(first.findings[0].model)\"")]) + [("address", address)],
            in: "gauge")
            ?? [])))
  }

  /// A gauge that has measured nothing: whether it has not yet, or whether nothing but zeros comes over the wires.
  private static func notReady(
    _ name: String, _ open: () throws -> (any FuelGauge)?, _ subject: Subject
  ) -> Outcome {
    let error = GaugeError.notReady(gauge: name)
    let bytes = (try? open()?.rawRegisters())?.flatMap(\.bytes) ?? []
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 == 0 }) else { return .failed(error) }
    let pins = subject.board?.gauge?.bus == 1 ? " (GPIO2, pin 3 of the header)" : ""
    return .failed(
      "\(name) answers with zeros only.",
      Remedy(
        "The data line SDA\(pins) is held at ground: by a short, or by a board on the same bus that has no supply. Take the "
          + "other boards off the bus one by one, and look for solder between pin 3 and ground.",
        commands: ["inkglance gauge --raw"]))
  }

  /// A gauge that a kernel driver has: how it is taken from it, now and for good.
  private static func held(_ error: GaugeError, by driver: String?, _ subject: Subject) -> Outcome {
    let explanation = error.explanation
    let gauge = subject.board?.gauge
    let own = gauge.flatMap { try? GaugeCatalog.model(named: $0.model) }
    guard let driver, let gauge, let address = gauge.address ?? own?.addresses.first else {
      return .failed(error)
    }
    return .failed(
      explanation.whatHappened,
      Remedy(
        "\(explanation.likelyCause) The first command takes the chip from the driver until the next start, the second "
          + "shows the overlay's line, which is to be removed.",
        commands: [
          "echo \(gauge.bus)-00\(address.hex) | sudo tee /sys/bus/i2c/drivers/\(driver)/unbind",
          "grep -n dtoverlay /boot/firmware/config.txt",
        ]))
  }

  private static func outcome(
    of reading: BatteryReading, _ name: String, version: RawRegister?, _ subject: Subject
  ) -> Outcome {
    guard reading.isPresent else { return .passed("\(name): the board has no battery") }
    let impossible = reading.caveats.lazy.compactMap(\.impossiblePercent).first
    let percent = reading.percent.map { String(format: "%.1f %%", $0) } ?? impossible ?? "percent unknown"
    let volts = reading.volts.map { String(format: "%.3f V", $0) } ?? "voltage unknown"
    var fact = "\(name): \(percent), \(volts)"
    if let version { fact += ", version 0x\(version.bytes.map(\.hex).joined())" }
    if impossible != nil {
      return .failed(
        "\(fact), which no battery has",
        Remedy(
          "There is another chip at this address, or what is read comes in the wrong order of bytes, as through an adapter "
            + "that swaps them: wire the gauge to pins 3 and 5 of the header itself. The first command tells which chip it "
            + "is, the second shows its registers.",
          commands: ["inkglance gauge scan --bus \(subject.board?.gauge?.bus ?? 1)", "inkglance gauge --raw"])
      )
    }
    if let caveat = reading.caveats.first(where: { !$0.isHarmless }) {
      return .warned(
        "\(fact); \(caveat.summary)",
        Remedy("\(caveat.explanation.likelyCause) \(caveat.explanation.whatToDo)"))
    }
    if let value = reading.percent, value > 102 {
      return .warned(
        fact,
        Remedy(
          "A percentage over 100 comes from a cell that the chip's model does not fit, or from a charger that holds the "
            + "cell above 4.2 V; the display shows 100."))
    }
    if reading.percent == nil, reading.volts == nil {
      return .warned(
        fact,
        Remedy(
          "The gauge answers and knows nothing yet; ask again in a minute.",
          commands: ["inkglance gauge --raw"]))
    }
    return .passed(fact)
  }
}

extension UInt8 {
  /// Two hexadecimal digits.
  fileprivate var hex: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}

extension ReadingCaveat {
  /// True where nothing is wrong with the values.
  fileprivate var isHarmless: Bool {
    if case .throughKernel = self { true } else { false }
  }

  /// A percentage that no battery has; nil for every other caveat.
  fileprivate var impossiblePercent: String? {
    if case .implausible("percentage", let value) = self { value } else { nil }
  }
}

extension GaugeError {
  /// True where nobody acknowledges.
  fileprivate var isSilence: Bool {
    if case .bus(let error, _) = self { error.kind == .noAcknowledge } else { false }
  }
}
