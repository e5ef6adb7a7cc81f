import InkGauges

/// What a look at the buses found.
struct ScanReport {
  /// One bus.
  struct Bus {
    let name: String
    let number: Int
    let found: [ProbedAddress]
  }

  var buses: [Bus]
  /// Batteries that kernel drivers look after.
  var supplies: [String] = []
  /// Buses that could not be looked at.
  var problems: [String] = []

  /// True where there is no gauge at all.
  var isEmpty: Bool {
    supplies.isEmpty && buses.allSatisfy { $0.found.allSatisfy { $0.findings.isEmpty && $0.driver == nil } }
  }

  /// A line for each thing an address may be, and what to write into the board file.
  func text(width: Int) -> String {
    var table = TextTable([
      .init(title: "ADDRESS"), .init(title: "MODEL"), .init(title: "HOW SURE"),
      .init(title: "TOLD BY", dropOrder: 1),
    ])
    var text = problems.map { TextWrap.lines($0, width: width).joined(separator: "\n") + "\n" }.joined()
    for bus in buses {
      for place in bus.found {
        let address = "\(bus.number)-\(Self.hexadecimal(place.address))"
        if let driver = place.driver {
          let supply = place.supply.map { ", and shows it as the power supply \($0)" } ?? ""
          let models = place.findings.isEmpty ? ["-"] : place.findings.map(\.model)
          for (index, model) in models.enumerated() {
            table.add([
              address, model, "driven", index > 0 ? "" : "the kernel driver \(driver) has it\(supply)",
            ])
          }
          continue
        }
        if place.findings.isEmpty {
          table.add([address, "-", "unknown", "a chip that is no gauge known here"])
        }
        for finding in place.findings {
          table.add([address, finding.model, finding.certainty.rawValue, finding.evidence])
        }
      }
      if bus.found.isEmpty { text += "\(bus.name): no gauge answers\n" }
    }
    for supply in supplies { table.add(["kernel", "power-supply", "sure", "the power supply \(supply)"]) }
    if buses.contains(where: { !$0.found.isEmpty }) || !supplies.isEmpty { text += table.text(width: width) }
    guard let advice else { return text }
    return text + "\n" + TextWrap.lines("For the board file:", width: width).joined(separator: "\n") + "\n"
      + advice
  }

  /// The [gauge] section for the first thing that knows a percentage, else for the first that was found; nil where
  /// nothing was.
  ///
  /// A chip that a driver has is read through its power supply.
  private var advice: String? {
    let places = buses.flatMap { bus in bus.found.map { (bus: bus.number, place: $0) } }
      .filter { !$0.place.findings.isEmpty && ($0.place.driver == nil || $0.place.supply != nil) }
    let best = places.first { $0.place.findings.contains(where: \.hasPercent) } ?? places.first
    guard let best, let finding = best.place.findings.first else {
      return supplies.first.map { "  [gauge]\n  model = \"power-supply\"\n  supply = \"\($0)\"\n" }
    }
    if let supply = best.place.supply {
      return "  [gauge]\n  model = \"power-supply\"\n  supply = \"\(supply)\"\n"
    }
    return """
        [gauge]
        model = "\(finding.model)"
        bus = \(best.bus)
        address = \(Self.hexadecimal(best.place.address))

      """
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1,
      "buses": .array(buses.map(Self.json)),
      "power_supplies": .array(supplies.map { .string($0) }),
      "problems": .array(problems.map { .string($0) }),
    ]
  }

  private static func json(_ bus: Bus) -> JSONValue {
    [
      "bus": .integer(bus.number), "name": .string(bus.name),
      "addresses": .array(
        bus.found.map { place in
          [
            "address": .string(hexadecimal(place.address)), "driver": .text(place.driver),
            "power_supply": .text(place.supply),
            "candidates": .array(
              place.findings.map { finding in
                [
                  "model": .string(finding.model), "certainty": .string(finding.certainty.rawValue),
                  "evidence": .string(finding.evidence),
                ]
              }),
          ]
        }),
    ]
  }

  private static func hexadecimal(_ address: UInt8) -> String {
    "0x" + (address < 16 ? "0" : "") + String(address, radix: 16)
  }
}

extension ProbeFinding {
  /// True where the chip itself knows a percentage.
  fileprivate var hasPercent: Bool { (try? GaugeCatalog.model(named: model).hasPercent) ?? false }
}
