import InkErrors

extension BusError: ExplainedError {
  /// What was attempted on which node and how it ended, with the cause and the command that mends it.
  public var explanation: Explanation {
    let (cause, remedy) = causeAndRemedy
    return Explanation("\(attempt) failed: \(reason)\(errnoSuffix).", cause: cause, remedy: remedy)
  }

  /// As in `sysexits.h`: 77 without permission, 74 for a fault on the wire, else 69.
  public var exitStatus: ExitStatus {
    switch kind {
    case .noPermission: .noPermission
    case .timedOut, .failed: .inputOutput
    case .notFound, .busy, .noAcknowledge, .unsupported, .gone: .deviceUnavailable
    }
  }

  private var attempt: String {
    switch operation {
    case "find": "Looking for \(node)"
    case "open": "Opening \(node)"
    case "configure": "Configuring \(node)"
    case "request": "Requesting \(node)"
    case "transfer": "A transfer with \(node)"
    case "write": "Writing to \(node)"
    case "drive": "Driving \(node)"
    case "read level": "Reading the level of \(node)"
    case "wait for edge": "Waiting for an edge on \(node)"
    default: "The operation \"\(operation)\" on \(node)"
    }
  }

  private var reason: String {
    switch kind {
    case .notFound: "it does not exist"
    case .noPermission: "this user may not use it"
    case .busy(let holder?): "it is held by \"\(holder)\""
    case .busy(nil): "it is held by somebody else"
    case .noAcknowledge: "no chip acknowledged"
    case .timedOut: "the bus did not finish in time"
    case .unsupported: "the kernel driver does not do this"
    case .gone: "the device has vanished"
    case .failed: "the kernel reported an error"
    }
  }

  private var errnoSuffix: String {
    errno == 0 ? "" : " (\(ErrorNumber.name(errno)))"
  }

  private var causeAndRemedy: (String, String) {
    let bus = BusNode(node)
    return switch kind {
    case .notFound: bus.missing
    case .noPermission(let group): bus.forbidden(to: group)
    case .busy(let holder): bus.held(by: holder)
    case .noAcknowledge: bus.silent
    case .timedOut: bus.stuck
    case .unsupported: bus.incapable
    case .gone: bus.vanished
    case .failed: bus.broken
    }
  }
}
