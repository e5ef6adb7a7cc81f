import InkErrors

/// A configuration that cannot be taken over by a running display.
enum ReloadError: ExplainedError, Equatable {
  /// It names another board, or the board's file has changed.
  case otherBoard(String)

  var exitStatus: ExitStatus { .configuration }

  var explanation: Explanation {
    switch self {
    case .otherBoard(let name):
      Explanation(
        "The configuration is for another board than the running one: \"\(name)\", or its file has changed.",
        cause: "Panel, wires and gauge are opened once, at the start.",
        remedy: "Run `sudo systemctl restart inkglance`.")
    }
  }
}
