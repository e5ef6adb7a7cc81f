/// Something a program can do, with parameters.
public protocol AppIntent: Sendable {
  /// What performing gives.
  associatedtype PerformResult: IntentResult

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does.
  static var description: IntentDescription? { get }
  /// True when the program is to be shown.
  static var openAppWhenRun: Bool { get }
  /// True when it may be found.
  static var isDiscoverable: Bool { get }

  /// The intent with its defaults.
  init()

  /// Does it. A display has no one to ask for it, so that it is never called here.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter of an intent.
  public typealias Parameter = IntentParameter

  /// Not said.
  public static var description: IntentDescription? { nil }
  /// Not shown.
  public static var openAppWhenRun: Bool { false }
  /// It may be found.
  public static var isDiscoverable: Bool { true }
}
