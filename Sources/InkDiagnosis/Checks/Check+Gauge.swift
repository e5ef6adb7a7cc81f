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
        return outcome(of: reading, gauge.name, version: version)
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
      let first = found.first(where: { $0.findings.contains(where: isOwn) }) ?? found.first
    else {
      return .failed(
        fact,
        Remedy(
          error.explanation.likelyCause
            + " No gauge answers on bus \(bus) at all: check the battery and the contacts, then "
            + "look again.", commands: [command]))
    }
    let address = "0x\(first.address.hex)"
    let isSame = first.findings.contains(where: isOwn)
    let names = first.findings.map(\.model).joined(separator: " or ")
    return .failed(
      "\(fact) \(isSame ? "Such a gauge" : "Another gauge, \(names),") answers at \(address).",
      Remedy(
        isSame
          ? "Write `address = \(address)` in [gauge] of the board file."
          : "Write `model = \"\(first.findings[0].model)\"` and `address = \(address)` in [gauge] of the board file, if that is "
            + "the board's.", commands: [command]))
  }

  private static func outcome(
    of reading: BatteryReading, _ name: String, version: RawRegister?
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
          "There is another chip at this address, or what is read comes in the wrong order of bytes. Compare the registers "
            + "with the datasheet.", commands: ["inkglance gauge --raw"]))
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
