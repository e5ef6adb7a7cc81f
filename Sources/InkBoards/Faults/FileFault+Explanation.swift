import InkErrors

extension FileFault: ExplainedError {
  /// The place as compilers print it, what is wrong there, and what to write instead.
  public var explanation: Explanation {
    let (fact, cause, remedy) = parts
    return Explanation("\(file):\(position): \(fact).", cause: cause, remedy: remedy)
  }

  /// 78: the configuration is wrong.
  public var exitStatus: ExitStatus { .configuration }

  /// The name that was probably meant; nil where none is near.
  public var suggestion: String? {
    switch problem {
    case .unknownKey(_, let meant): meant
    case .unknownName(let name, _, let known): Suggestion.nearest(to: name, among: known)
    default: nil
    }
  }

  private var parts: (fact: String, cause: String, remedy: String) {
    switch problem {
    case .syntax(let message):
      (
        "this is not TOML: \(Self.gist(ofSyntax: message))", Self.cause(ofSyntax: message),
        "Correct line \(line); `inkglance check` tells when it is right."
      )
    case .unknownKey(let known, _):
      unknownKey(known)
    case .missingKey(let example):
      ("\(key.quoted) is missing", "It has no default.", "Add, for example, `\(example)`.")
    case .wrongType(let expected, let found, let example):
      (
        "\(key.quoted) is \(found), not \(expected)", Self.cause(ofType: expected, found: found),
        "Write it as in `\(example)`."
      )
    case .badValue(let found, let expected, let example):
      ("\(key.quoted) is \(found)", "It must be \(expected).", "Write it as in `\(example)`.")
    case .unknownName(let wanted, let kind, let known):
      unknownName(wanted, kind, known)
    case .lineClaimedTwice(let line, let other):
      (
        "\(key.quoted) claims GPIO\(line), and so does \"\(other)\"",
        "One of the two numbers is wrong.",
        "Follow the wire from the panel's connector and write the BCM number of the pin it ends at."
      )
    case .lineReserved(let line, let function):
      (
        "\(key.quoted) claims GPIO\(line), which is \(function)",
        "The line has that work already; no program can have it.",
        "Remove \"\(name.printable)\", or move its wire to another pin and write that BCM number."
      )
    case .pinNumber(let pin, let line):
      (
        "\(key.quoted) is \(pin), and the header has the lines GPIO2 to GPIO27 only",
        "\(pin) is the number of the pin; lines are written by BCM number, and pin \(pin) is GPIO\(line).",
        "Write `\(name.printable) = \(line)`."
      )
    case .placeTaken(let place, let other):
      (
        "\(key.quoted) is \(place), which the widget of line \(other) has",
        "Two widgets cannot share a place.",
        "Give one of them another slot, or a frame of its own."
      )
    }
  }

  private func unknownKey(_ known: [String]) -> (String, String, String) {
    let fact = "there is no key \(key.quoted)"
    if let suggestion {
      return (
        fact, "\"\(suggestion)\" was meant.", "Write \"\(suggestion)\" instead of \"\(name.printable)\"."
      )
    }
    let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
    return (fact, "The keys here are \(list).", "Remove the line, or use one of these keys.")
  }

  private func unknownName(_ wanted: String, _ kind: String, _ known: [String]) -> (String, String, String) {
    let fact = "there is no \(kind) \(wanted.quoted)"
    if let suggestion {
      return (fact, "\"\(suggestion)\" was meant.", "Write `\(name.printable) = \"\(suggestion)\"`.")
    }
    switch kind {
    case "panel model", "gauge model", "widget":
      let list = kind.split(separator: " ")[0] + "s"
      return (
        fact, "The name is another, or this version does not know it.",
        "Run `inkglance list \(list)`: it prints every name there is."
      )
    case "time zone":
      return (
        fact, "Zones are named by continent and city, as in \"Asia/Tokyo\".",
        "Run `timedatectl list-timezones`: it prints every name there is."
      )
    default:
      let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
      return (fact, "The program knows \(list).", "Write one of these names.")
    }
  }

  private static func cause(ofType expected: String, found: String) -> String {
    switch (expected, found) {
    case ("text", _): "Text needs quotes around it."
    case ("true or false", _): "true and false are written in small letters and without quotes."
    case ("a list", _): "A list is written in brackets, even with one member."
    case ("a table", _): "A group of keys is written under a header in brackets, or in braces."
    case ("a list of tables", _): "Each table of the list begins with its name in double brackets."
    case (_, "a number"): "A whole number has no dot."
    default: "Numbers are written without quotes."
    }
  }

  /// The parser's words without what it was parsing, which the place tells better.
  private static func gist(ofSyntax message: String) -> String {
    let words =
      message.hasPrefix("Error while parsing") ? message.drop { $0 != ":" }.dropFirst(2) : message[...]
    return (words.prefix(1).lowercased() + words.dropFirst()).printable(limit: 120)
  }

  private static func cause(ofSyntax message: String) -> String {
    if message.contains("could not determine value type") {
      return "Text needs straight quotes around it: \"like this\", not “like this” and not bare."
    }
    if message.contains("unescaped control") { return "The closing quote is missing on this line." }
    if message.contains("redefine") { return "The same key or table stands in the file twice." }
    if message.contains("utf-8") { return "The file is not saved as UTF-8." }
    if message.contains("dots") { return "The file is not what it seems to be." }
    return "A quote, a bracket, a comma or a value is missing here or just before."
  }
}
