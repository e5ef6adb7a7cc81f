extension CompletionScript {
  /// For zsh 5 and newer, as a file of `fpath` or sourced.
  var zsh: String {
    """
    #compdef \(program)
    # zsh completion for \(program), made by `\(program) completion zsh`
    \(function)() {
      local command="" word
      local -i index depth=0
      for (( index = 2; index < CURRENT; index++ )); do
        word=${words[index]}
        [[ $word == -* ]] && break
        depth+=1
        [[ $word == help && -z $command ]] && continue
        command+=${command:+ }$word
        case $command in (\(families.joined(separator: "|"))) ;; (*) break ;; esac
      done
      shift depth words
      (( CURRENT -= depth ))
      local -a choices
      case $command in
        ("") choices=(\(choices(words(after: "")))); _describe command choices ;;
    \(cases)
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then \(function) "$@"; else compdef \(function) \(program); fi

    """
  }

  private var cases: String {
    let familyCases = families.map { family in
      "    (\(quoted(family))) choices=(\(choices(words(after: family)))); _describe command choices ;;"
    }
    let commandCases = commands.map { command in
      let specifications = options(of: command).map(specification) + operand(command)
      return "    (\(quoted(command.name))) _arguments \(specifications.joined(separator: " ")) ;;"
    }
    return (familyCases + commandCases).joined(separator: "\n")
  }

  private func choices(_ words: [(word: String, summary: String)]) -> String {
    words.map { quoted("\($0.word):\($0.summary)") }.joined(separator: " ")
  }

  private func specification(_ option: OptionDeclaration) -> String {
    let help = option.help.filter { $0 != "[" && $0 != "]" }
    guard let value = option.value else { return quoted("--\(option.name)[\(help)]") }
    return quoted("--\(option.name)=[\(help)]:\(value.lowercased()):\(action(names.completion(of: value)))")
  }

  private func operand(_ command: CommandDeclaration) -> [String] {
    guard let last = command.operands.last else { return [] }
    let place = last.isRepeated ? "*" : "1"
    return [quoted("\(place):\(last.name.lowercased()):\(action(operand(of: command)))")]
  }

  private func action(_ completion: ValueCompletion) -> String {
    let words = completion.words.joined(separator: " ")
    if completion.takesDirectories { return "_files -/" }
    if completion.takesFiles { return words.isEmpty ? "_files" : "{compadd -- \(words); _files}" }
    return words.isEmpty ? "" : "(\(words))"
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
