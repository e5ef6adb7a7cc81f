import Foundation
import InkFeeds
import InkFleet
import InkTimelines

/// Everything that reads bytes from outside, each behind its name.
struct FuzzTargets {
  private let document: FeedSettings
  private let message: FeedSettings
  private let picture: FeedSettings
  private let server: HostileServer?
  private let web: FeedSettings?

  init(server: HostileServer?) throws {
    func settings(_ table: [String: WidgetConfigurationValue]) throws -> FeedSettings {
      try FeedSettings(parameter: .table(table), key: "source")
    }
    document = try settings(["file": "/a", "path": "/main/pressure"])
    message = try settings(["file": "/a"])
    picture = try PictureSettings(parameter: .table(["file": "/a"]), key: "source").feed
    self.server = server
    web = try server.map { try settings(["http": .string($0.url), "path": "/a", "deadline": "2s"]) }
  }

  /// Gives bytes to what reads them; true where they were read as something.
  func takes(_ bytes: [UInt8], as kind: FuzzKind) -> Bool {
    switch kind {
    case .json: (try? document.value(of: bytes)) != nil
    case .message: (try? message.value(of: bytes)).map { $0.number != nil || $0.date != nil } ?? false
    case .pointer: FuzzReader.points(String(decoding: bytes, as: UTF8.self))
    case .calendar: FuzzReader.readsCalendar(bytes)
    case .trmnl: FuzzReader.readsTRMNL(bytes)
    case .command: FleetFuzzReader.readsCommand(bytes)
    case .state: FleetFuzzReader.readsState(bytes)
    case .topic: FleetFuzzReader.readsTopic(String(decoding: bytes, as: UTF8.self))
    case .png, .jpeg, .bmp, .pbm: (try? picture.value(of: bytes)) != nil
    case .http:
      server.map { server in
        server.say(bytes)
        return web.map { (try? $0.source.fetch(within: .seconds(2))) != nil } ?? false
      } ?? false
    }
  }
}
