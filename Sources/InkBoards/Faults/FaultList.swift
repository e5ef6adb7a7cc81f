import InkErrors

/// The faults found so far in one file.
///
/// Reading goes on after a fault, so that a person sees all of them at once.
final class FaultList {
  let file: String
  private(set) var faults: [FileFault] = []

  init(file: String) { self.file = file }

  /// Notes a fault.
  func add(
    _ problem: FileFault.Problem, at position: TextPosition, table: String = "", name: String = ""
  ) {
    faults.append(FileFault(problem, file: file, at: position, table: table, name: name))
  }

  /// Parses the file, or notes why it is no TOML.
  func parse(_ bytes: [UInt8]) -> TOMLDocument? {
    do {
      return try TOMLDocument(parsing: bytes)
    } catch {
      add(.syntax(error.message), at: error.position)
      return nil
    }
  }

  /// All faults, in reading order.
  var inOrder: [FileFault] { faults.sorted { $0.position < $1.position } }
}

extension [FileFault] {
  /// The first fault in full, and how many more there are.
  var explanation: Explanation {
    guard var explanation = first?.explanation else {
      return Explanation(
        "The file has faults.", cause: "They are not known.", remedy: "Run `inkglance check`.")
    }
    if count > 1 {
      let more = count == 2 ? "1 more fault" : "\(count - 1) more faults"
      explanation.whatToDo += " The file has \(more): `inkglance check` shows them all."
    }
    return explanation
  }
}
