import InkErrors
import Testing

@testable import InkFeeds

@Suite("MQTTError")
struct MQTTErrorTests {
  static let cases: [(MQTTError, InkErrors.ExitStatus, String, String)] = [
    (
      .noLibrary, .inputOutput, "Nothing can be asked of an MQTT broker.",
      "Run `sudo apt install libmosquitto1`."
    ),
    (
      .unreachable(broker: "b", port: 1884, after: .seconds(10)), .inputOutput,
      "The broker b was not reached within 10 s.",
      "Run `mosquitto_sub -h b -p 1884 -t '$SYS/broker/version' -C 1`."
    ),
    (
      .hungUp(broker: "b"), .inputOutput,
      "The broker b took the connection and ended it before a word of MQTT.",
      "Write `mqtts://` where it speaks TLS, or correct the port."
    ),
    (
      .lost(broker: "b"), .inputOutput, "The connection to the broker b is lost.",
      "Nothing: it is tried again with growing pauses."
    ),
    (
      .replaced(broker: "b"), .configuration,
      "The broker b has let another client in by this display's name.",
      "Give each display an `id` of its own under [fleet]."
    ),
    (
      .untrusted(broker: "b"), .configuration, "The broker b is not believed: TLS gave no connection.",
      "Name its authority in `certificates`; look at the clock with `timedatectl`."
    ),
    (
      .refused(broker: "b", code: 5), .configuration, "The broker b does not let this display in (5).",
      "Set `user` and `password = \"${NAME}\"`, with a secret of that name."
    ),
    (
      .refused(broker: "b", code: 3), .configuration, "The broker b does not let this display in (3).",
      "Nothing: it is tried again."
    ),
    (
      .refused(broker: "b", code: 2), .configuration, "The broker b does not let this display in (2).",
      "Look at the broker's log."
    ),
    (
      .silent(topic: "t", after: .seconds(10)), .inputOutput, "No message came under t within 10 s.",
      "Look for the topic with `mosquitto_sub -v -t '#'`; the value is shown as soon as it comes."
    ),
    (
      .setup(broker: "b", message: "m"), .configuration,
      "The connection to the broker b cannot be set up: m.",
      "Run `sudo apt install ca-certificates`, or correct `certificates`."
    ),
    (
      .secret(.openSecrets(path: "/a")), .configuration, "The secrets in /a are open to others.",
      "Run `chmod 600 /a`."
    ),
  ]

  @Test("Each says what happened, why, and what to do", arguments: cases.indices)
  func texts(_ index: Int) {
    let (error, status, text, remedy) = Self.cases[index]
    #expect(error.explanation.whatHappened == text)
    #expect(error.explanation.whatToDo == remedy)
    #expect(!error.explanation.likelyCause.isEmpty)
    #expect(error.exitStatus == status)
    #expect(FeedError.mqtt(error).explanation == error.explanation)
    #expect(FeedError.mqtt(error).exitStatus == status)
  }
}
