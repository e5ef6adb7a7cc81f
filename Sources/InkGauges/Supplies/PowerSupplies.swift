/// The kernel's power supplies: directories of small files, `/sys/class/power_supply` on Linux.
public protocol PowerSupplies {
  /// Names of the supplies, in order.
  var names: [String] { get }

  /// The text of a supply's file without its last line end; nil where it is missing or cannot be read now.
  func text(of supply: String, _ file: String) -> String?
}
