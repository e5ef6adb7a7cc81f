/// One setting as it is in effect, and where it comes from.
struct EffectiveSetting: Equatable {
  /// Who says so.
  enum Origin: Equatable {
    case file(String, line: Int)
    /// A command line option, with its dashes.
    case option(String)
    /// A variable of the environment, by its name.
    case variable(String)
    /// What the program knows of a panel or a gauge, by its name.
    case model(String)
    /// Nobody: the program's own.
    case standard
  }

  /// The path from the top of its file: "panel.lines.busy", "widget[0].kind".
  let key: String
  /// As it would be written in the file.
  let value: String
  let origin: Origin

  /// "panel.rotation = 90".
  var assignment: String { "\(key) = \(value)" }
}

extension EffectiveSetting.Origin: CustomStringConvertible {
  /// "inkglance.toml:3", "--board", "$LANG", "default of max17048", "default".
  var description: String {
    switch self {
    case .file(let path, let line): "\(path):\(line)"
    case .option(let name): name
    case .variable(let name): "$\(name)"
    case .model(let name): "default of \(name)"
    case .standard: "default"
    }
  }
}
