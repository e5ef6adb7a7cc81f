/// A live activity; a display has none, so that asking for one is refused.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  /// What changes of an activity.
  public typealias ContentState = Attributes.ContentState

  /// What it is known by.
  public let id: String
  /// What does not change.
  public let attributes: Attributes
  /// What it shows.
  public let content: ActivityContent<ContentState>
  /// How far it is.
  public let activityState: ActivityState = .ended
  /// Where news of it could be sent; nowhere.
  public let pushToken: Data? = nil

  private init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }

  /// What it shows.
  public var contentState: ContentState { content.state }

  /// The activities that run: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Refuses: a display has no live activities.
  ///
  /// - Throws: ``ActivityAuthorizationError``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Refuses: a display has no live activities.
  ///
  /// - Throws: ``ActivityAuthorizationError``.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Does nothing; no activity runs.
  public func update(_ content: ActivityContent<ContentState>) async {}

  /// Does nothing; no activity runs.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {}

  /// Does nothing; no activity runs.
  public func update(using contentState: ContentState) async {}

  /// Does nothing; no activity runs.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Does nothing; no activity runs.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// How far it is, as that changes: it does not.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }

  /// What it shows, as that changes: it does not.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }

  /// Where news of it could be sent, as that changes: it does not.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}

/// How far a live activity is.
public enum ActivityState: Codable, Sendable {
  case active, ended, dismissed, stale
}

/// How news of a live activity would come.
public struct PushType: Hashable, Sendable {
  private let name: String

  /// By a token.
  public static let token = PushType(name: "token")

  /// By a channel.
  public static func channel(_ channelID: String) -> PushType { PushType(name: channelID) }
}

/// When a live activity that has ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  /// When the system likes.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

  /// At a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// Why a live activity may not begin.
public enum ActivityAuthorizationError: Error, Sendable {
  case unsupported, denied
}

/// Whether live activities may begin: never here.
public final class ActivityAuthorizationInfo: Sendable {
  /// What may be.
  public init() {}

  /// False: a display has none.
  public var areActivitiesEnabled: Bool { false }
  /// False: a display has none.
  public var frequentPushesEnabled: Bool { false }
  /// What may be, as that changes: it does not.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// What is said when a live activity changes.
public struct AlertConfiguration: Hashable, Sendable {
  /// A sound.
  public struct AlertSound: Hashable, Sendable {
    private let name: String

    /// The usual one.
    public static let `default` = AlertSound(name: "default")

    /// One by its name.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// What is said, and heard.
  public init(title: String, body: String, sound: AlertSound = .default) {}
}
