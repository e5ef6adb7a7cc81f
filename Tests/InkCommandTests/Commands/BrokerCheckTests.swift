import Foundation
import InkFeeds
import InkTestKit
import Testing

@testable import InkCommand
@testable import InkDiagnosis
@testable import InkFleet
@testable import InkHost

@MainActor @Suite("The broker in diagnose")
struct BrokerCheckTests {
  private func check(
    fleet: DisplayStatus.FleetFacts? = nil, hasLibrary: Bool = true, password: String? = nil,
    _ answer: Result<FleetListing, MQTTError> = .success(FleetListing())
  ) async throws -> Outcome {
    let broker = try #require(MQTTBroker("mqtt://b"))
    var settings = FleetSettings(broker: broker, topics: FleetTopics(id: "kitchen"), name: "Kitchen")
    settings.broker.password = password
    var machine = Machine(root: "/no/machine")
    machine.hasLibrary = { $0 == "libmosquitto.so.1" && hasLibrary }
    var status: DisplayStatus?
    if let fleet {
      var known = DisplayStatus.fixture
      known.fleet = fleet
      status = known
    }
    var check = BrokerCheck(
      settings: settings, machine: machine, secrets: Secrets(credentials: nil, files: ["/no/secrets"])
    ) { status.map { .success($0) } ?? .failure(.nobody(searched: [])) }
    check.read = { _, _ throws(MQTTError) in try answer.get() }
    return check.outcome
  }

  private func facts(_ error: String?, isConnected: Bool = false) -> DisplayStatus.FleetFacts {
    var facts = DisplayStatus.FleetFacts(
      broker: "b:1883", id: "kitchen", isConnected: isConnected, since: Date(), sent: 0, heard: 0)
    facts.error = error
    return facts
  }

  @Test("The running display knows best; where none runs the broker is asked")
  func outcomes() async throws {
    #expect(
      try await check(fleet: facts(nil, isConnected: true)) == .passed("kitchen is connected to b:1883"))
    #expect(try await check(fleet: facts(nil)) == .skipped("kitchen is on its way to b:1883"))
    let error = MQTTError.refused(broker: "b", code: 5)
    guard case .failed(let fact, let remedy) = try await check(fleet: facts(error.description)) else {
      Issue.record("a refused display is well")
      return
    }
    #expect(fact == "The broker b does not let this display in (5).")
    #expect(remedy.note?.contains("The user or the password is wrong") == true)
    #expect(try await check() == .passed("b:1883 answers, with 0 displays"))
    #expect(try await check(fleet: nil, .failure(error)) == .failed(error))
  }

  @Test("What the display would lack is told before anybody is asked")
  func lacks() async throws {
    #expect(try await check(hasLibrary: false) == .failed(MQTTError.noLibrary))
    #expect(
      try await check(fleet: facts(nil, isConnected: true), hasLibrary: false)
        == .passed("kitchen is connected to b:1883"))
    let outcome = try await check(password: "${BROKER}")
    #expect(outcome.fact == "There is no secret BROKER.")
    #expect(outcome.remedy?.commands == ["sudo nano /no/secrets", "sudo chmod 600 /no/secrets"])
  }
}

@MainActor @Suite("inkglance fleet")
struct FleetListCommandTests {
  nonisolated static let wrong: [(words: String, text: String)] = [
    ("fleet", "--broker"), ("fleet --broker http://a", "mqtt://broker.local"),
    ("fleet --broker mqtt://u:p@a", "without a password"), ("fleet --broker mqtt://a --wait 0", "1"),
  ]

  @Test("A broker is named rightly, or by the display file", arguments: wrong.indices)
  func usage(_ index: Int) async {
    let run = await Run(words: Self.wrong[index].words.split(separator: " ").map(String.init))
    #expect(run.status == .usage)
    #expect(run.errors.contains(Self.wrong[index].text))
  }

  @Test("A broker that is not there ends with its error")
  func unreachable() async {
    let run = await Run("fleet", "--broker", "mqtt://127.0.0.1:1", "--wait", "5")
    #expect(run.status == .inputOutput)
    #expect(run.errors.contains("The broker 127.0.0.1 was not reached"))
  }

  private static let now = Date(timeIntervalSince1970: 1_796_042_700)

  private func report(_ states: [(id: String, availability: String, state: String)]) -> FleetReport {
    var listing = FleetListing()
    for (id, availability, state) in states {
      listing.note(Array(availability.utf8), under: "inkglance/\(id)/availability", prefix: "inkglance")
      listing.note(Array(state.utf8), under: "inkglance/\(id)/state", prefix: "inkglance")
    }
    let moments = MomentText(now: Self.now, zone: .gmt)
    return FleetReport(listing, broker: "b:1883", prefix: "inkglance", moments: moments)
  }

  private func state(_ id: String, errors: String = "[]") -> String {
    """
    {"schema":1,"id":"\(id)","name":"N","program":"inkglance","version":"1","board":"b","panel":"p",\
    "time":"2026-11-30T12:43:00Z","started":"2026-11-30T12:00:00Z","refreshes":1,"refreshes_ever":2,\
    "quiet_hours":false,"battery_percent":80,"battery_state":"charging","problem":\(errors != "[]"),\
    "errors":\(errors),"text":"","next_wake":"2026-11-30T12:46:00Z"}
    """
  }

  @Test("A line a display, then what is wrong with which")
  func page() {
    let page = report([
      ("kitchen", "online", state("kitchen")),
      ("bath", "offline", state("bath", errors: "[\"pressure: no\\u001b[2J data\"]")),
      ("attic", "online", "nonsense"),
    ]).text(width: 100)
    let lines = page.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(lines[1].hasPrefix("attic") && lines[1].contains("unreadable") && lines[1].contains("never"))
    #expect(lines[2].hasPrefix("bath") && lines[2].contains("offline"))
    #expect(
      lines[3].contains("online") && lines[3].contains("2 min ago") && lines[3].contains("80 %, charging"))
    #expect(lines[5] == "  bath: pressure: no\u{FFFD}[2J data")
    #expect(lines[6] == "3 displays: 1 online, 1 offline, 1 unreadable")
    #expect(report([]).text(width: 80) == "No display speaks under inkglance/ on b:1883.\n")
  }

  @Test("The same for programs, as the schema says")
  func json() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try report([("a", "asleep", state("a")), ("b", "x", "?")]).json.text()
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let schema = try JSONSchema(contentsOf: package.appending(path: "docs/fleet.schema.json").path)
    #expect(schema.faults(of: document) == [])
    let parsed = try #require(FleetJSON.decode(FleetState.self, Array(state("a").utf8)))
    let said = try JSONSerialization.jsonObject(with: Data(FleetJSON.bytes(parsed)))
    let stateSchema = try JSONSchema(contentsOf: package.appending(path: "docs/fleet-state.schema.json").path)
    #expect(stateSchema.faults(of: said) == [])
  }

  @Test(
    "What a real broker retains is listed, by the broker of the display file",
    .enabled(if: Broker.isInstalled))
  func real() async throws {
    let broker = try Broker()
    let files = try TemporaryDirectory()
    let path = try files.file(
      "inkglance.toml",
      """
      board = "simulated"
      [fleet]
      broker = "mqtt://127.0.0.1:\(broker.port)"
      id = "kitchen"
      """)
    try broker.say("online", under: "inkglance/kitchen/availability")
    try broker.say(state("kitchen"), under: "inkglance/kitchen/state")
    let run = await Run("fleet", "--config", path)
    #expect(run.status == .done)
    #expect(run.output.contains("kitchen"))
    #expect(run.output.contains("1 display"))
  }
}
