import Foundation
import InkBitmap
import InkBoards
import InkErrors
import InkHost
import InkPanels
import InkRaster

/// Makes a display one of a fleet: says what it does under its topics, and does what it is told there.
///
/// It speaks when the display is awake anyway, and only of what changed; without a broker the display goes on as ever.
@MainActor
public final class FleetReporter {
  private let service: DisplayService
  private let identity: DisplayStatus.Identity
  /// The machine's name.
  private let host: String
  private var settings: FleetSettings?
  /// What the display file says, as it was taken over.
  private var file: Settings.Fleet?
  private var desk: FleetDesk?
  private var link: (any FleetConnecting)?
  private let connecting: (FleetDesk, Double) -> any FleetConnecting
  private var saidState: FleetState?
  private var saidFrame: ColorFrame?
  /// What the glass does not show yet.
  private var open: [FleetCommand] = []
  /// The error that was told last, so that a broker that is away is told of once.
  private var toldError: String?
  /// Since when somebody has to be heard before a rest.
  private var unsettledSince: Date?

  /// Takes out of a status what is nobody else's business, before any of it is said.
  ///
  /// Nothing, unless it is set.
  public var cleaned: @MainActor (DisplayStatus) -> DisplayStatus = { $0 }

  /// How long a display that is to rest stays on for its broker, at most.
  static let patience = 15.0

  /// A reporter for a service that has not run yet; `host` is the machine's name.
  public convenience init(_ service: DisplayService, identity: DisplayStatus.Identity, host: String) {
    self.init(service, identity: identity, host: host) { FleetLink($0, jitter: $1) }
  }

  /// The same with another way to a broker.
  init(
    _ service: DisplayService, identity: DisplayStatus.Identity, host: String,
    connecting: @escaping (FleetDesk, _ jitter: Double) -> any FleetConnecting
  ) {
    self.service = service
    self.connecting = connecting
    self.identity = identity
    self.host = host
    service.fleetFacts = { [unowned self] in desk?.facts }
    service.willWait = { [unowned self] in report() }
    service.willRest = { [unowned self] in sayGoodNight(until: $0) }
    service.host.willTurn = { [unowned self] in turn() }
    service.host.holdsRest = { [unowned self] in holdsRest(at: $0) }
    connect()
  }

  /// Says that the display is gone, and takes leave.
  public func end() { end(saying: .offline, within: .seconds(2)) }

  /// Takes note of a tick: what was asked for is on the glass, or has to wait.
  public func note(_ report: TickReport) {
    guard let desk, !open.isEmpty, let plan = report.plan else { return }
    let isOnGlass = report.refresh != nil || plan.mode == nil && !plan.isHeld
    for command in open {
      desk.answer(
        FleetAnswer(
          isOnGlass ? .done : .waiting, to: command.kind, id: command.id,
          detail: plan.reason.description, at: report.date))
    }
    if isOnGlass { open = [] }
  }

  // MARK: - The connection

  private func connect() {
    let wanted = service.host.settings.fleet
    guard wanted != file else { return }
    if desk != nil {
      end(saying: .offline, within: .seconds(2))
      // What the former broker asked for, and what was told of it, is none of the next one's.
      (open, toldError) = ([], nil)
    }
    (file, settings, desk, link, saidState, saidFrame) = (wanted, nil, nil, nil, nil, nil)
    guard let wanted else { return }
    guard let settings = FleetSettings(wanted, host: host) else { return }
    self.settings = settings
    let clock = service.host.clock
    let desk = FleetDesk(settings, done: service.host.commandsDone, changed: { clock.interrupt() })
    self.desk = desk
    desk.say(Array(FleetAvailability.online.rawValue.utf8), under: settings.topics.availability)
    if let prefix = settings.discovery {
      let discovery = FleetDiscovery(
        settings, identity: identity, hasBattery: service.status.battery != nil)
      desk.say(discovery.bytes, under: settings.topics.discovery(prefix))
    }
    // Whoever rests soon cannot wait long.
    link = connecting(desk, service.host.sleeper == nil ? 8 : 1)
  }

  private func end(saying availability: FleetAvailability, within limit: Duration) {
    guard let desk, let settings else { return }
    desk.say(Array(availability.rawValue.utf8), under: settings.topics.availability)
    settle(desk, within: limit)
    link?.end(within: .seconds(1))
    link = nil
  }

  /// Waits until the broker has all that was said; not at all where it is not there.
  private func settle(_ desk: FleetDesk, within limit: Duration) {
    let deadline = ContinuousClock.now + limit
    while desk.facts.isConnected, desk.hasUnheard, ContinuousClock.now < deadline { usleep(10_000) }
  }

  // MARK: - What is said

  /// Says what changed since it was said last.
  private func report() {
    connect()
    guard let desk, let settings else { return }
    say(FleetState(cleaned(service.status), as: settings), to: desk, settings)
    if settings.showsFrame, let glass = service.host.glass, glass != saidFrame {
      saidFrame = glass
      desk.say(PNGFile.encode(glass), under: settings.topics.frame)
    }
    tellError(of: desk)
  }

  private func say(_ state: FleetState, to desk: FleetDesk, _ settings: FleetSettings) {
    guard state.isNews(after: saidState) else { return }
    saidState = state
    desk.say(FleetJSON.bytes(state), under: settings.topics.state)
  }

  /// Notes in the log that the broker went or came back, each once.
  private func tellError(of desk: FleetDesk) {
    let facts = desk.facts
    let error = facts.isConnected ? nil : facts.error
    guard error != toldError else { return }
    if let error {
      service.say(.warning, error)
    } else if toldError != nil, facts.isConnected {
      service.say(.notice, "The broker \(facts.broker) is there again.")
    }
    if error != nil || facts.isConnected { toldError = error }
  }

  // MARK: - A display that rests

  private func holdsRest(at now: Date) -> Date? {
    report()
    guard let desk, !desk.isSettled || !open.isEmpty else {
      unsettledSince = nil
      return nil
    }
    desk.await()
    let since = unsettledSince ?? now
    unsettledSince = since
    let end = since.addingTimeInterval(Self.patience)
    // A clock that was set in between must not keep the machine on.
    return end > now.addingTimeInterval(Self.patience) ? nil : end
  }

  private func sayGoodNight(until date: Date) {
    guard let desk, let settings else { return }
    var state = FleetState(cleaned(service.status), as: settings)
    (state.nextWake, state.nextCause) = (date, "alarm")
    say(state, to: desk, settings)
    end(saying: .asleep, within: .seconds(5))
    self.desk = nil
    self.settings = nil
    file = nil
  }

  // MARK: - What is asked

  private func turn() {
    guard let desk, let settings else { return }
    let commands = desk.takeCommands()
    guard !commands.isEmpty else { return }
    let host = service.host
    host.commandsDone = desk.done
    for command in commands { take(command, on: host, settings, answering: desk) }
  }

  /// Does what is asked for, or answers why not.
  private func take(
    _ command: FleetCommand, on host: DisplayHost, _ settings: FleetSettings, answering desk: FleetDesk
  ) {
    let kind = command.kind
    do throws(FleetCommandError) {
      let shown = command.seconds.map(Double.init) ?? settings.showFor.inSeconds
      try perform(command.content, until: host.clock.now.addingTimeInterval(shown), on: host)
      open.removeAll { $0.kind == kind }
      open.append(command)
    } catch {
      desk.answer(
        FleetAnswer(
          .rejected, to: kind, id: command.id, detail: error.explanation.whatHappened, at: host.clock.now))
    }
  }

  private func perform(
    _ content: FleetCommand.Content, until: Date, on host: DisplayHost
  ) throws(FleetCommandError) {
    switch content {
    case .refresh: host.refreshAll()
    case .text(let text):
      if text.isEmpty { host.endShowing() } else { host.show(text: text, until: until) }
      service.say(
        .notice,
        text.isEmpty ? "The widgets are shown again, as the broker says." : "A text of the broker's is shown."
      )
    case .picture(let bytes):
      let picture = try Self.picture(bytes)
      host.show(picture, until: until)
      service.say(.notice, "A picture of the broker's is shown.")
    }
  }

  /// Pixels of the largest picture that is decoded; it takes 13 bytes a pixel meanwhile.
  private nonisolated static let mostPixels = 8 << 20

  /// A picture by its bytes, its size looked at before anything is decoded.
  nonisolated static func picture(_ bytes: [UInt8]) throws(FleetCommandError) -> ColorImage {
    let encoded = EncodedPicture(bytes, name: "the picture")
    guard let size = encoded.size else { throw .badPicture("it is neither PNG, JPEG, BMP nor PBM.") }
    // Divided: the product of what a header may say is more than a number holds.
    guard size.width > 0, size.height > 0, size.width <= mostPixels / size.height else {
      throw .badPicture(
        "it has \(size.width) × \(size.height) pixels, and at most \(mostPixels) are decoded.")
    }
    do {
      return try encoded.color()
    } catch {
      throw .badPicture((error as? any ExplainedError)?.explanation.whatHappened ?? "\(error)")
    }
  }
}
