import Foundation
import InkGauges
import InkPanels

/// What a running display says of itself; nil is what is not known.
public struct DisplayStatus: Codable, Sendable, Equatable {
  /// What a display was started as.
  public struct Identity: Codable, Sendable, Equatable {
    public var program: String
    public var version: String
    public var board: String
    public var panel: String

    /// An identity.
    public init(program: String, version: String, board: String, panel: String) {
      self.program = program
      self.version = version
      self.board = board
      self.panel = panel
    }
  }

  /// The configuration in use.
  public struct Configuration: Codable, Sendable, Equatable {
    /// The display file; nil for the built-in one.
    public var file: String?
    /// When it was read.
    public var loadedAt: Date
    /// Why the file as it is now is not the one in use; nil where it is.
    public var error: String?
  }

  /// The pages of a display that has several.
  public struct Pages: Codable, Sendable, Equatable {
    /// In the order of the display file.
    public var names: [String]
    /// The page that is up, or is after the night's.
    public var shown: String
    /// "chosen", "schedule", "rotation", "relevance" or "first".
    public var reason: String
    /// When another one may be; nil for not before somebody turns to it.
    public var until: Date?
    /// True while the night's page is up in the place of all of them.
    public var isNight: Bool

    var shownIndex: Int { names.firstIndex(of: shown) ?? 0 }
  }

  /// A button, and what its presses do.
  public struct Button: Codable, Sendable, Equatable {
    public var name: String
    /// "GPIO5"; nil where it has none.
    public var line: String?
    /// In a few words, by gesture: "short", "double", "long".
    public var actions: [String: String]
  }

  /// What comes next.
  public struct Next: Codable, Sendable, Equatable {
    public var date: Date
    public var cause: String
    public var widgets: [String]
  }

  /// A widget in its place.
  public struct Widget: Codable, Sendable, Equatable {
    public var kind: String
    public var family: String
    public var slot: String
    /// The page that it is on, where there are several; "night" for the night's.
    public var page: String?
    /// When its timeline came.
    public var loadedAt: Date?
    /// Since the timeline came.
    public var ageSeconds: Int?
    /// When its provider is asked again; nil when only on request.
    public var nextReload: Date?
    /// In a row.
    public var failures: Int
    public var isReloading: Bool
    /// True when what is shown is drawn as out of date.
    public var isStale: Bool
    /// Why the provider's last answer was none.
    public var error: String?
  }

  /// What is done as the battery runs out; levels in percent.
  public struct BatteryPolicyFacts: Codable, Sendable, Equatable {
    /// "normal", "low", "warning", "critical" or "empty".
    public var level: String
    public var low: Double
    public var warning: Double
    public var critical: Double
    /// Nil where the machine is left running.
    public var powerOff: Double?
    /// Of one cell; the voltage that counts as empty.
    public var floorVolts: Double
    /// In series, as the gauge has them.
    public var cells: Int
    /// When the machine is switched off unless somebody plugs in; nil while it is not.
    public var powerOffAt: Date?
  }

  /// The battery as it is shown.
  public struct BatteryFacts: Codable, Sendable, Equatable {
    public var gauge: String
    public var isPresent: Bool
    public var percent: Int?
    public var state: String?
    public var volts: Double?
    public var celsius: Double?
    public var timeRemainingSeconds: Int?
    /// True while something other than the battery feeds the board.
    public var hasExternalPower: Bool?
    /// What is to be known of the last reading: why values are missing, how far the others can be trusted.
    public var notes: [String]?
    /// Since the last good reading.
    public var ageSeconds: Int?
    /// Why the last reading failed.
    public var error: String?
  }

  /// What was done to the panel.
  public struct Counters: Codable, Sendable, Equatable {
    /// By this process.
    public var refreshesSinceStart: Int
    public var partialsSinceWholeScreen: Int
    public var wholeScreensEver: Int
    public var partialsEver: Int
    public var lastFull: Date?
  }

  /// A refresh that is going on.
  public struct Refreshing: Codable, Sendable, Equatable {
    public var since: Date
    /// "full", "fast" or "partial".
    public var plan: String
    /// Why, in a few words.
    public var reason: String
  }

  /// What is known of the clock.
  public struct ClockFacts: Codable, Sendable, Equatable {
    /// "trusted", "unsynchronised" or "behind".
    public var verdict: String
    /// What the widgets go by, such as "Europe/Berlin".
    public var timeZone: String
  }

  /// How many refreshes are left.
  public struct Budget: Codable, Sendable, Equatable {
    /// In any 24 hours, for all widgets together; nil without a limit.
    public var perDay: Int?
    /// That may come at once; nil without a limit.
    public var left: Int?
    /// When the next may come; nil where that is now.
    public var nextAt: Date?
    /// The shortest time between two.
    public var minimumIntervalSeconds: Int
  }

  /// What is shown for a while in the place of all widgets.
  public struct ShowingFacts: Codable, Sendable, Equatable {
    /// Nil for a picture.
    public var text: String?
    public var until: Date
  }

  /// The broker that the display hangs on, and how it stands with it.
  public struct FleetFacts: Codable, Sendable, Equatable {
    public var broker: String
    /// The display's among the others.
    public var id: String
    public var isConnected: Bool
    /// Since when it is connected, or is not.
    public var since: Date
    /// Messages sent and heard since the start.
    public var sent: Int
    public var heard: Int
    /// Why it is not connected; nil where it is.
    public var error: String?
    /// What became of the last command; nil before the first.
    public var lastCommand: String?

    /// Facts.
    public init(broker: String, id: String, isConnected: Bool, since: Date, sent: Int, heard: Int) {
      (self.broker, self.id) = (broker, id)
      (self.isConnected, self.since) = (isConnected, since)
      (self.sent, self.heard) = (sent, heard)
    }
  }

  public var identity: Identity
  /// Its number.
  public var process: Int
  public var startedAt: Date
  /// When this was said.
  public var date: Date
  public var configuration: Configuration
  /// Since when the glass shows what it shows; nil before the first refresh.
  public var shownSince: Date?
  public var next: Next?
  /// Nil while the glass is at rest.
  public var refreshing: Refreshing?
  public var clock: ClockFacts
  public var budget: Budget
  public var isQuiet: Bool
  public var widgets: [Widget]
  /// Nil where there is only one.
  public var pages: Pages?
  /// Nil where there are none.
  public var buttons: [Button]?
  /// The last presses, oldest first; nil where there are no buttons.
  public var presses: [PressReport]?
  /// Nil on a board without a gauge.
  public var battery: BatteryFacts?
  /// Nil on a board without a gauge.
  public var batteryPolicy: BatteryPolicyFacts?
  public var panel: Counters
  /// Nil while the widgets are shown.
  public var showing: ShowingFacts?
  /// Nil where the display hangs on no broker.
  public var fleet: FleetFacts?
  /// The last decisions about the glass, oldest first.
  public var decisions: [Decision]
  /// The last errors, oldest first.
  public var errors: [EventLog.Event]
}
