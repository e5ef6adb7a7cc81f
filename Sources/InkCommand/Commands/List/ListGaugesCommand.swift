import InkErrors
import InkGauges

/// `inkglance list gauges`.
struct ListGaugesCommand: Command {
  static let declaration = CommandDeclaration(
    "list gauges", "the fuel gauges that can be read",
    discussion: "The name is what a board file writes as `model` of its gauge.",
    options: [.json],
    examples: [.init(command: "inkglance list gauges", effect: "a line for each gauge")])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let gauges = GaugeCatalog.all
    if arguments.has("json") {
      let document: JSONValue = ["schema": 1, "gauges": .array(gauges.map(Self.json))]
      context.console.write(try document.text())
      return .done
    }
    var table = TextTable([
      .init(title: "NAME"), .init(title: "ADDRESS", dropOrder: 2),
      .init(title: "CELLS", dropOrder: 3, isRight: true),
      .init(title: "WHAT IT IS", dropOrder: 1), .init(title: "ALSO CALLED", dropOrder: 4),
    ])
    for gauge in gauges {
      let addresses = Self.span(gauge.addresses)
      table.add([
        gauge.name, addresses.isEmpty ? "-" : addresses, gauge.cells == 0 ? "-" : "\(gauge.cells)",
        gauge.title, gauge.aliases.joined(separator: ", "),
      ])
    }
    context.console.write(table.text(width: context.console.width))
    return .done
  }

  private static func json(_ gauge: GaugeModel) -> JSONValue {
    [
      "name": .string(gauge.name), "title": .string(gauge.title),
      "addresses": .array(gauge.addresses.map { .string(hexadecimal($0)) }),
      "cells": .integer(gauge.cells), "has_percent": .bool(gauge.hasPercent), "source": .text(gauge.source),
      "aliases": .array(gauge.aliases.map { .string($0) }),
    ]
  }

  /// "0x36", or "0x40-0x45" where there are several in a row.
  private static func span(_ addresses: [UInt8]) -> String {
    guard let first = addresses.first, let last = addresses.last else { return "" }
    return first == last ? hexadecimal(first) : "\(hexadecimal(first))-\(hexadecimal(last))"
  }

  /// "0x36".
  private static func hexadecimal(_ address: UInt8) -> String {
    "0x" + (address < 16 ? "0" : "") + String(address, radix: 16)
  }
}
