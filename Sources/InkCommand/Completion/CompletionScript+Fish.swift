extension CompletionScript {
  /// For fish 3 and newer.
  var fish: String {
    """
    # fish completion for \(program), made by `\(program) completion fish`
    function _\(function)_at --description 'True where the command so far is the argument'
      set -l words (commandline -opc)
      set -l command
      for word in $words[2..]
        string match -q -- '-*' $word; and break
        test "$word" = help -a -z "$command"; and continue
        set -a command $word
        contains -- "$command" \(families.joined(separator: " ")); or break
      end
      test "$command" = "$argv"
    end
    complete -c \(program) -f
    \((choices + commands.flatMap(lines)).joined(separator: "\n"))

    """
  }

  private var choices: [String] {
    ([""] + families).flatMap { first in
      words(after: first).map { word, summary in
        line(at: first, "-a \(word) -d \(quoted(summary))")
      }
    }
  }

  private func lines(_ command: CommandDeclaration) -> [String] {
    let options = options(of: command).map { option in
      let offers = option.value.map { " " + self.offers(names.completion(of: $0), isValue: true) } ?? ""
      return line(at: command.name, "-l \(option.name)\(offers) -d \(quoted(option.help))")
    }
    let operand = operand(of: command)
    guard !operand.isEmpty else { return options }
    return options + [line(at: command.name, offers(operand, isValue: false))]
  }

  private func line(at command: String, _ rest: String) -> String {
    "complete -c \(program) -n \(quoted("_\(function)_at \(command)".trimmingSuffix)) \(rest)"
  }

  private func offers(_ completion: ValueCompletion, isValue: Bool) -> String {
    var parts: [String] = []
    if completion.takesFiles {
      parts.append(isValue ? "-rF" : "-F")
    } else if isValue {
      parts.append("-x")
    }
    if completion.takesDirectories { parts.append("-a '(__fish_complete_directories)'") }
    if !completion.words.isEmpty { parts.append("-a \(quoted(completion.words.joined(separator: " ")))") }
    return parts.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

extension String {
  /// Without spaces at its end.
  fileprivate var trimmingSuffix: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
