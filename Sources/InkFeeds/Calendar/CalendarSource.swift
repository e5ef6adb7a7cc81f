import Foundation
import InkTimelines

/// The events of a calendar to come: an iCalendar file, or an address on the web that gives one.
///
/// `calendar = "~/meetings.ics"` or `calendar = "https://example.org/mine.ics"`; a table with `url`, `headers` and
/// `certificates` tells a server more, as with ``HTTPSource``. The value is a list of tables with `title`, `place`, `start`
/// and `end`: seconds since 1970 for an event of an instant, "2026-11-30T09:00:00" for one by the clock of wherever one is,
/// "2026-11-30" for one of whole days, whose end is the day after its last. Rules, exceptions and zones are worked out by
/// libical, opened by the first calendar; the next 60 events of five weeks are given.
///
/// A file is read when it changes and four times a day, a server is asked every quarter of an hour. 4 MiB at most.
public struct CalendarSource: FeedSource {
  public static let key = "calendar"
  public static let parameterType =
    "the path of an .ics file, an address that gives one, or a table with `url`"
  public static let defaultInterval: Duration? = .seconds(900)
  public static let defaultPath = JSONPointer("")

  /// How far ahead events are looked for, and how many are given; the days before are for zones and what goes on.
  static let ahead = 35 * 86_400
  static let most = 60
  private static let limit = 4 << 20

  private enum Origin: Hashable, Sendable {
    case file(FileSource)
    case web(HTTPSource)
  }

  private let origin: Origin

  /// The calendar of a file.
  public init(path: String) { origin = .file(FileSource(path: path)) }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .string(let text) = value else {
      origin = .web(try HTTPSource(parameter: value, key: key))
      return
    }
    if text.hasPrefix("/") || text.hasPrefix("~/") {
      origin = .file(try FileSource(parameter: value, key: key))
      return
    }
    // Calendars are often given out so, for a program to subscribe to.
    let address = text.lowercased().hasPrefix("webcal://") ? "https://" + text.dropFirst(9) : text
    guard let web = HTTPSource(url: address) else {
      throw WidgetConfigurationError(
        key: key,
        problem: .wrongType(wants: Self.parameterType, got: text.printable(limit: 60).parameterText))
    }
    origin = .web(web)
  }

  public var identity: String {
    switch origin {
    case .file(let file): "file \(file.identity)"
    case .web(let web): "web \(web.identity)"
    }
  }

  public var description: String {
    switch origin {
    case .file(let file): file.description
    case .web(let web): web.description
    }
  }

  /// A file tells of its changes, and its events do not age.
  public var usualInterval: Duration? {
    if case .file = origin { nil } else { Self.defaultInterval }
  }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any FeedWatch)? {
    if case .file(let file) = origin { file.watch(changed) } else { nil }
  }

  public func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput {
    let began = ContinuousClock.now
    var asked = request
    asked.limit = Self.limit
    let bytes: [UInt8]
    var pause: Duration?
    switch origin {
    case .file(let file):
      bytes = try file.fetch(asked).bytes
      pause = .seconds(6 * 3600)
    case .web(let web): bytes = try web.fetch(asked).bytes
    }
    let now = Int(request.now.timeIntervalSince1970)
    let left = max(request.deadline - (ContinuousClock.now - began), .milliseconds(100))
    let events: [CalendarFile.Event]
    do throws(CalendarError) {
      events = try CalendarFile(bytes: bytes, name: description)
        .events(from: now - 86_400, until: now + Self.ahead, within: left)
    } catch {
      throw .calendar(error)
    }
    // What is over for everybody is left out; the clocks of the world are 14 hours apart from UTC at most.
    let coming = events.filter { max($0.end, $0.start + 1) > now - ($0.kind == .instant ? 0 : 14 * 3600) }
    // The list is worked out anew long before it runs out.
    if let usual = pause, coming.count > Self.most {
      pause = min(usual, .seconds(max(900, (coming[Self.most - 1].start - now) / 2)))
    }
    return FeedOutput(Self.json(coming.prefix(Self.most)), pause: pause)
  }

  /// The events as a list of tables.
  static func json(_ events: ArraySlice<CalendarFile.Event>) -> [UInt8] {
    let value = FeedValue.list(
      events.map { event in
        var members: [String: FeedValue] = [
          "title": .text(event.title), "start": time(event.start, event.kind),
          "end": time(event.end, event.kind),
        ]
        members["place"] = event.place.map { .text($0) }
        return .table(members)
      })
    return (try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? Array("[]".utf8)
  }

  private static func time(_ seconds: Int, _ kind: CalendarFile.Event.Kind) -> FeedValue {
    guard kind != .instant else { return .number(Double(seconds)) }
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    guard kind == .floating else { return .text(day) }
    return .text("\(day)T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))")
  }
}
