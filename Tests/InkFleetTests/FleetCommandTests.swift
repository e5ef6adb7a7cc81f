import Foundation
import InkErrors
import InkFeeds
import Testing

@testable import InkFleet

@Suite("FleetCommand")
struct FleetCommandTests {
  /// More than may stand in one another.
  private static let brackets = String(repeating: "[", count: 70)

  static let good: [(kind: FleetCommand.Kind, text: String, command: FleetCommand?)] = [
    (.refresh, "PRESS", FleetCommand(.refresh)),
    (.refresh, "{}", FleetCommand(.refresh)),
    (.refresh, #"{"id": "a"}"#, FleetCommand(.refresh, id: "a")),
    (.refresh, #"{"id": 7}"#, FleetCommand(.refresh, id: "7")),
    (.refresh, #"{"id": null}"#, FleetCommand(.refresh)),
    (.refresh, "", nil), (.text, "", nil), (.image, "", nil),
    (.text, "Tea", FleetCommand(.text("Tea"))),
    (.text, "  Tea \n", FleetCommand(.text("Tea"))),
    (.text, "a\u{7}b\u{1B}[2Jc\nd", FleetCommand(.text("ab[2Jc\nd"))),
    (.text, "{not JSON", FleetCommand(.text("{not JSON"))),
    (.text, "[1]", FleetCommand(.text("[1]"))),
    (.text, #" {"text": "茶", "id": "x", "seconds": 60}"#, FleetCommand(.text("茶"), id: "x", seconds: 60)),
    (.text, #"{"text": "", "id": "x"}"#, FleetCommand(.text(""), id: "x")),
    // Brackets in a text do not nest.
    (.text, "{\"text\": \"\(brackets)\"}", FleetCommand(.text(brackets))),
    (
      .text, #"{"text": "a", "sent": 1773457200.5}"#,
      FleetCommand(.text("a"), sent: Date(timeIntervalSince1970: 1_773_457_200.5))
    ),
    (.image, #"{"image": "UDEK", "id": "p"}"#, FleetCommand(.picture([0x50, 0x31, 0x0A]), id: "p")),
    (.image, "P1\n1 1\n1", FleetCommand(.picture(Array("P1\n1 1\n1".utf8)))),
  ]

  @Test("A command is a JSON object, or what it is about by itself", arguments: good.indices)
  func reads(_ index: Int) throws {
    let row = Self.good[index]
    #expect(try FleetCommand(row.kind, bytes: Array(row.text.utf8)) == row.command)
  }

  static let bad: [(kind: FleetCommand.Kind, bytes: [UInt8], error: FleetCommandError)] = [
    (.text, [0xFF, 0xFE], .notText),
    (.text, Array(#"{"txt": "a"}"#.utf8), .lacks(key: "text", "a text")),
    (.text, Array(#"{"text": 5}"#.utf8), .lacks(key: "text", "a text")),
    (.text, Array(repeating: UInt8(ascii: "a"), count: 2001), .longText(characters: 2001)),
    (.image, Array(#"{"image": "%%"}"#.utf8), .lacks(key: "image", "a picture in base 64")),
    (.image, [UInt8](repeating: 0, count: (4 << 20) + 1), .tooLong(bytes: (4 << 20) + 1)),
    (
      .refresh, Array(#"{"id": [1]}"#.utf8), .lacks(key: "id", "a text of at most 64 characters, or a number")
    ),
    (
      .refresh, Array("{\"id\": \"\(String(repeating: "x", count: 65))\"}".utf8),
      .lacks(key: "id", "a text of at most 64 characters, or a number")
    ),
    (.text, Array(#"{"text": "a", "seconds": 0}"#.utf8), .lacks(key: "seconds", "a number from 1 to 604800")),
    (
      .text, Array(#"{"text": "a", "seconds": 1e300}"#.utf8),
      .lacks(key: "seconds", "a number from 1 to 604800")
    ),
    (.text, Array(#"{"text": "a", "sent": "now"}"#.utf8), .lacks(key: "sent", "seconds since 1970")),
  ]

  @Test("What cannot be done is refused with its reason", arguments: bad.indices)
  func refuses(_ index: Int) {
    let row = Self.bad[index]
    #expect(throws: row.error) { try FleetCommand(row.kind, bytes: row.bytes) }
  }

  @Test("Brackets without end are a text, and nobody's stack")
  func deep() throws {
    let bytes = Array(repeating: UInt8(ascii: "{"), count: 1500)
    #expect(try FleetCommand(.text, bytes: bytes)?.kind == .text)
    let brackets = Array(("{\"text\":" + String(repeating: "[", count: 100_000)).utf8)
    #expect(throws: FleetCommandError.longText(characters: 100_008)) {
      try FleetCommand(.text, bytes: brackets)
    }
  }

  @Test("Twenty thousand messages of noise are read or refused")
  func noise() {
    var random = SystemRandomNumberGenerator()
    let seeds = [#"{"id":"a","text":"b","seconds":5,"sent":1}"#, #"{"image":"UDEK","id":3}"#, "P1\n1 1\n1"]
    var admitted = 0
    for turn in 0..<20_000 {
      var bytes = Array(seeds[turn % 3].utf8)
      for _ in 0...(turn % 5) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if turn % 7 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      for kind in FleetCommand.Kind.allCases where (try? FleetCommand(kind, bytes: bytes)) != nil {
        admitted += 1
      }
    }
    #expect(admitted > 0)
  }

  static let texts: [(FleetCommandError, String, String)] = [
    (
      .tooLong(bytes: 9), "The command has 9 bytes.",
      "Send a smaller picture: no glass shows more than two megapixels."
    ),
    (.notText, "The text is not in UTF-8.", "Send pictures under `set/image`."),
    (.longText(characters: 2001), "The text has 2001 characters.", "Send a shorter one."),
    (.lacks(key: "id", "a text"), "`id` is not a text.", "Send `id` as a text."),
    (
      .badPicture("it is none."), "The picture cannot be shown: it is none.",
      "Send a PNG, JPEG, BMP or PBM file as it is."
    ),
    (.expired(hours: 30), "The command was sent 30 hours ago.", "Send it again, with another id."),
  ]

  @Test("Each error says what happened, why, and what to do", arguments: texts.indices)
  func explains(_ index: Int) {
    let (error, text, remedy) = Self.texts[index]
    #expect(error.explanation.whatHappened == text)
    #expect(error.explanation.whatToDo == remedy)
    #expect(!error.explanation.likelyCause.isEmpty)
    #expect(error.exitStatus == .badData)
  }
}

@Suite("CommandMemory")
struct CommandMemoryTests {
  struct Step: Sendable {
    var id: String?
    var text = "a"
    var isRetained = false
    var isAdmitted: Bool
  }

  static let stories: [[Step]] = [
    // The same id does nothing, whatever it says and however it comes.
    [
      Step(id: "1", isAdmitted: true), Step(id: "1", isAdmitted: false),
      Step(id: "1", text: "b", isRetained: true, isAdmitted: false), Step(id: "2", isAdmitted: true),
    ],
    // Without an id, what is said is meant each time.
    [Step(isAdmitted: true), Step(isAdmitted: true)],
    // What is retained is meant once, also when it was heard as it was said.
    [
      Step(isRetained: true, isAdmitted: true), Step(isRetained: true, isAdmitted: false),
      Step(text: "b", isRetained: true, isAdmitted: true),
    ],
    [Step(isAdmitted: true), Step(isRetained: true, isAdmitted: false)],
  ]

  @Test("A command is done once", arguments: stories.indices)
  func once(_ index: Int) {
    var memory = CommandMemory()
    for step in Self.stories[index] {
      let command = FleetCommand(.text(step.text), id: step.id)
      #expect(
        memory.admits(command, bytes: Array(step.text.utf8), isRetained: step.isRetained) == step.isAdmitted)
      // A restart in between changes nothing.
      memory = CommandMemory(memory.done)
    }
  }

  @Test("The last 48 are remembered, and kinds are told apart")
  func bounded() {
    var memory = CommandMemory()
    for number in 0..<100 {
      let isAdmitted = memory.admits(FleetCommand(.refresh, id: "\(number)"), bytes: [1], isRetained: true)
      #expect(isAdmitted)
    }
    #expect(memory.done.count == 48)
    #expect(memory.done.last == "refresh:99")
    let isRefreshed = memory.admits(FleetCommand(.refresh, id: "52"), bytes: [1], isRetained: true)
    let isShown = memory.admits(FleetCommand(.text("a"), id: "52"), bytes: [1], isRetained: true)
    #expect(!isRefreshed && isShown)
  }
}

@Suite("Backoff")
struct BackoffTests {
  @Test("Pauses double to five minutes, by chance between their half and their whole")
  func pauses() {
    var least = Backoff()
    var most = Backoff()
    #expect((0..<8).map { _ in most.next(chance: 1) } == [4, 8, 16, 32, 64, 128, 256, 300])
    #expect((0..<8).map { _ in least.next(chance: 0) } == [2, 4, 8, 16, 32, 64, 128, 150])
    for _ in 0..<100 { #expect(most.next(chance: 1) == 300) }
  }

  @Test("Connections that come and go are another display of the same name, and are tried ever more rarely")
  func losses() {
    var losses = Losses()
    let (lost, replaced) = (MQTTError.lost(broker: "b"), MQTTError.replaced(broker: "b"))
    #expect(losses.note(lost, after: .seconds(3600)) == lost)
    #expect(losses.backoff.next(chance: 1) == 4)
    let told = (0..<4).map { _ -> MQTTError in
      _ = losses.backoff.next(chance: 1)
      return losses.note(lost, after: .seconds(3))
    }
    #expect(told == [lost, lost, replaced, replaced])
    #expect(losses.backoff.next(chance: 1) == 128)
    // One that was never there is another story.
    #expect(losses.note(.unreachable(broker: "b", port: 1883, after: .seconds(3)), after: nil) != replaced)
    #expect(losses.note(lost, after: .seconds(61)) == lost)
    #expect(losses.backoff.next(chance: 1) == 4)
  }
}
