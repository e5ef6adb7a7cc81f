/// What a shell may offer in place of a value or an operand.
struct ValueCompletion: Equatable {
  /// Words to choose from.
  var words: [String] = []
  /// True where a file may be named.
  var takesFiles = false
  /// True where a directory may be named.
  var takesDirectories = false

  /// Nothing is offered: a number, a moment, a name to invent.
  var isEmpty: Bool { words.isEmpty && !takesFiles && !takesDirectories }
}

/// The names that values can be chosen from, when a script is made.
struct CompletionNames {
  var boards: [String] = []
  var panels: [String] = []
  var controllers: [String] = []
  var widgets: [String] = []
  var families: [String] = []
  var faults: [String] = []

  /// What stands for a value with that name in the help: "NAME|FILE", "MODEL", "FILE.png", "KIND,…".
  func completion(of placeholder: String) -> ValueCompletion {
    switch placeholder.hasSuffix(",…") ? String(placeholder.dropLast(2)) : placeholder {
    case "NAME|FILE": ValueCompletion(words: boards, takesFiles: true)
    case "MODEL": ValueCompletion(words: panels.filter { Self.isOneWord($0) })
    case "CHIP": ValueCompletion(words: controllers)
    case "KIND": ValueCompletion(words: widgets)
    case "FAMILY": ValueCompletion(words: families)
    case "FAULT": ValueCompletion(words: faults)
    case "SHELL": ValueCompletion(words: Shell.allCases.map(\.rawValue))
    case "DIR": ValueCompletion(takesDirectories: true)
    case "TRACE": ValueCompletion(takesFiles: true)
    default: ValueCompletion(takesFiles: placeholder.hasPrefix("FILE"))
    }
  }

  /// Whether every shell takes a name as one word without quotes.
  ///
  /// Shops' names, such as `Waveshare 3.7"`, are understood but not offered.
  private static func isOneWord(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}

/// A shell that a completion script can be made for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
