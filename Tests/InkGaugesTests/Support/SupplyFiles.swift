import InkGauges

/// The kernel's power supplies as files in memory.
final class SupplyFiles: PowerSupplies {
  var supplies: [String: [String: String]]

  init(_ supplies: [String: [String: String]] = [:]) { self.supplies = supplies }

  var names: [String] { supplies.keys.sorted() }
  func text(of supply: String, _ file: String) -> String? { supplies[supply]?[file] }
}
