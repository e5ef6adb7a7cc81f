extension CompletionScript {
  /// For bash 4 and newer; needs no bash-completion.
  var bash: String {
    """
    # bash completion for \(program), made by `\(program) completion bash`
    \(function)() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command="" word index
      COMPREPLY=()
      # `--board=x` comes as three words.
      if [[ $cur == "=" ]]; then cur=""; elif [[ $prev == "=" ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        [[ $word == -* ]] && break
        [[ $word == help && -z $command ]] && continue
        command+=${command:+ }$word
        case $command in \(families.joined(separator: "|"))) ;; *) break ;; esac
      done
      case "$command $prev" in
    \(values)
      esac
      case $command in
        "") COMPREPLY=($(compgen -W "\(words(after: "").map(\.word).joined(separator: " ")) --help --version" -- "$cur")) ;;
    \(commandCases)
      esac
    }
    complete -F \(function) \(program)

    """
  }

  private var values: String {
    commands.flatMap { command in
      command.options.compactMap { option -> String? in
        guard let value = option.value else { return nil }
        return "    \"\(command.name) --\(option.name)\") \(offers(names.completion(of: value)))return ;;"
      }
    }.joined(separator: "\n")
  }

  private var commandCases: String {
    let familyCases = families.map { family in
      let words = words(after: family).map(\.word).joined(separator: " ")
      return "    \"\(family)\") COMPREPLY=($(compgen -W \"\(words)\" -- \"$cur\")) ;;"
    }
    let commandCases = commands.map { command in
      let options = options(of: command).map { "--\($0.name)" }.joined(separator: " ")
      let operand = offers(operand(of: command))
      let other = operand.isEmpty ? "" : "else \(operand)"
      return "    \"\(command.name)\") if [[ $cur == -* ]]; then "
        + "COMPREPLY=($(compgen -W \"\(options)\" -- \"$cur\")); \(other)fi ;;"
    }
    return (familyCases + commandCases).joined(separator: "\n")
  }

  /// Statements that offer values, each ending in a semicolon; none where there is nothing to offer.
  private func offers(_ completion: ValueCompletion) -> String {
    var statements = ""
    if !completion.words.isEmpty {
      statements += "COMPREPLY+=($(compgen -W \"\(completion.words.joined(separator: " "))\" -- \"$cur\")); "
    }
    if completion.takesFiles || completion.takesDirectories {
      let kind = completion.takesFiles ? "-f" : "-d"
      statements += "compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen \(kind) -- \"$cur\")); "
    }
    return statements
  }
}
