import InkBoards

/// The topics of one display: `inkglance/<id>/…`.
public struct FleetTopics: Sendable, Equatable {
  public static let usualPrefix = "inkglance"

  public let prefix: String
  public let id: String

  /// The topics of the display of that id.
  public init(prefix: String = usualPrefix, id: String) {
    self.prefix = prefix
    self.id = id
  }

  private var base: String { "\(prefix)/\(id)" }

  /// `online`, `asleep` or `offline`.
  public var availability: String { "\(base)/availability" }
  /// Everything known of the display, as JSON.
  public var state: String { "\(base)/state" }
  /// What the glass shows, as PNG.
  public var frame: String { "\(base)/frame" }
  /// What became of the last command, as JSON.
  public var answer: String { "\(base)/answer" }
  /// A command.
  public func command(_ kind: FleetCommand.Kind) -> String { "\(base)/set/\(kind.rawValue)" }
  /// All commands.
  public var commands: String { "\(base)/set/+" }

  /// Home Assistant's discovery of a device (MQTT integration, device discovery).
  public func discovery(_ prefix: String) -> String { "\(prefix)/device/\(uniqueID)/config" }

  /// Tells the display from everything else that Home Assistant knows.
  public var uniqueID: String {
    // Only letters, digits, "-" and "_" may stand in a discovery topic.
    let name = prefix == Self.usualPrefix ? id : "\(prefix)_\(id)"
    return "inkglance_"
      + String(name.map { Settings.Fleet.isIDCharacter($0) ? $0 : "_" })
  }

  /// The command that a topic is for; nil for another topic.
  func kind(of topic: String) -> FleetCommand.Kind? {
    guard topic.hasPrefix("\(base)/set/") else { return nil }
    return FleetCommand.Kind(rawValue: String(topic.dropFirst(base.count + 5)))
  }
}

/// Whether a display is there, as its topic and its last will say.
public enum FleetAvailability: String, Sendable, Codable, CaseIterable {
  case online
  /// Switched off until its alarm rings.
  case asleep
  /// Ended, or gone without a word.
  case offline
}
