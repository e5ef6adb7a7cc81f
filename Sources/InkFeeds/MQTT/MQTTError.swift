import CMosquitto
import InkErrors

/// Why a broker gave no value.
public enum MQTTError: Error, Equatable, Sendable {
  /// libmosquitto is not installed.
  case noLibrary
  /// No connection within the deadline.
  case unreachable(broker: String, port: Int, after: Duration)
  /// The connection was taken and ended before a word of MQTT.
  case hungUp(broker: String)
  /// The connection was there and is gone.
  case lost(broker: String)
  /// The broker does not let this machine in, by the number that MQTT gives.
  case refused(broker: String, code: Int)
  /// Another client came by the same name.
  case replaced(broker: String)
  /// The broker's certificate is not believed, or it does not speak TLS.
  case untrusted(broker: String)
  /// Connected, but no message came in time.
  case silent(topic: String, after: Duration)
  /// What cannot be set up; libmosquitto's words.
  case setup(broker: String, message: String)
  /// A secret of the password is not known, or open to others.
  case secret(HTTPError)

  /// What libmosquitto's number means.
  init(code: Int, broker: String) {
    self =
      code == CMOSQUITTO_MISSING
      ? .noLibrary
      : .setup(
        broker: broker.printable(limit: 60),
        message: String(cString: cmosquitto_words(Int32(code))).printable(limit: 80))
  }
}

extension MQTTError: ExplainedError {
  public var explanation: Explanation {
    switch self {
    case .noLibrary:
      Explanation(
        "Nothing can be asked of an MQTT broker.", cause: "libmosquitto is not installed.",
        remedy: "Run `sudo apt install libmosquitto1`.")
    case .unreachable(let broker, let port, let limit):
      Explanation(
        "The broker \(broker) was not reached within \(FeedError.text(limit)).",
        cause: "It is down, the network is, or the name or port is another.",
        remedy: "Run `mosquitto_sub -h \(broker) -p \(port) -t '$SYS/broker/version' -C 1`.")
    case .hungUp(let broker):
      Explanation(
        "The broker \(broker) took the connection and ended it before a word of MQTT.",
        cause: "The port speaks TLS, or is no broker's.",
        remedy: "Write `mqtts://` where it speaks TLS, or correct the port.")
    case .lost(let broker):
      Explanation(
        "The connection to the broker \(broker) is lost.",
        cause: "The broker or the network went down, or another client uses this one's name.",
        remedy: "Nothing: it is tried again with growing pauses.")
    case .replaced(let broker):
      Explanation(
        "The broker \(broker) has let another client in by this display's name.",
        cause: "Two displays have the same `id`, or one runs twice.",
        remedy: "Give each display an `id` of its own under [fleet].")
    case .untrusted(let broker):
      Explanation(
        "The broker \(broker) is not believed: TLS gave no connection.",
        cause:
          "Its certificate is for another name, signed by nobody known here or out of date, this machine's clock is "
          + "not set, or the port speaks no TLS.",
        remedy: "Name its authority in `certificates`; look at the clock with `timedatectl`.")
    case .refused(let broker, let code): Self.refused(broker, code)
    case .silent(let topic, let limit):
      Explanation(
        "No message came under \(topic) within \(FeedError.text(limit)).",
        cause: "Nobody has said anything there yet, or without asking the broker to retain it.",
        remedy: "Look for the topic with `mosquitto_sub -v -t '#'`; the value is shown as soon as it comes.")
    case .setup(let broker, let message):
      Explanation(
        "The connection to the broker \(broker) cannot be set up: \(message).",
        cause: "The file in `certificates` is missing or no PEM, or the system's are not installed.",
        remedy: "Run `sudo apt install ca-certificates`, or correct `certificates`.")
    case .secret(let error): error.explanation
    }
  }

  /// 74 for a failure of the network, 78 for what the owner has to set.
  public var exitStatus: ExitStatus {
    switch self {
    case .refused, .setup, .replaced, .untrusted: .configuration
    case .secret(let error): error.exitStatus
    default: .inputOutput
    }
  }

  /// The numbers are those of MQTT 3.1.1, 3.2.2.3.
  private static func refused(_ broker: String, _ code: Int) -> Explanation {
    let happened = "The broker \(broker) does not let this display in (\(code))."
    switch code {
    case 4, 5:
      return Explanation(
        happened, cause: "The user or the password is wrong, or missing.",
        remedy: "Set `user` and `password = \"${NAME}\"`, with a secret of that name.")
    case 3:
      return Explanation(
        happened, cause: "It is not ready yet.", remedy: "Nothing: it is tried again.")
    default:
      return Explanation(
        happened, cause: "It speaks another version of MQTT, or wants another client name.",
        remedy: "Look at the broker's log.")
    }
  }
}
