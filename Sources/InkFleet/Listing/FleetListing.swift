import Foundation
import InkFeeds
import InkHost
import Synchronization

/// The displays of a broker, by what is retained there.
public struct FleetListing: Sendable, Equatable {
  /// In the order of their ids.
  public private(set) var entries: [FleetEntry] = []
  /// True where there were more than are kept.
  public private(set) var isCut = false

  /// A broker of a house has some; one of a hostile neighbour has no more than this of the memory.
  static let mostEntries = 10_000
  /// Bytes of the longest state that is read.
  static let longestState = 65_536

  /// Nothing yet.
  init() {}

  /// Takes a message into account; what is no display's is left alone.
  mutating func note(_ bytes: [UInt8], under topic: String, prefix: String) {
    guard topic.hasPrefix("\(prefix)/") else { return }
    let parts = topic.dropFirst(prefix.count + 1).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...64).contains(parts[0].count) else { return }
    let id = String(parts[0])
    switch parts[1] {
    case "availability":
      change(id) {
        $0.availability = FleetAvailability(rawValue: String(decoding: bytes.prefix(16), as: UTF8.self))
      }
    case "state" where !bytes.isEmpty:
      let isSane =
        bytes.count <= Self.longestState && FeedValue.depth(of: bytes) <= FeedValue.deepest
      let state = isSane ? FleetJSON.decode(FleetState.self, bytes) : nil
      change(id) {
        $0.state = state
        $0.isUnreadable = state == nil
      }
    default: break
    }
  }

  private mutating func change(_ id: String, _ body: (inout FleetEntry) -> Void) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    if low == entries.count || entries[low].id != id {
      guard entries.count < Self.mostEntries else {
        isCut = true
        return
      }
      entries.insert(FleetEntry(id: id), at: low)
    }
    body(&entries[low])
  }

  /// Asks a broker, for `limit` at most; ends when nothing more comes.
  public static func read(
    from broker: MQTTBroker, prefix: String = FleetTopics.usualPrefix, within limit: Duration
  ) throws(MQTTError) -> FleetListing {
    let reading = Reading()
    var introduction = MQTTSession.Introduction()
    introduction.largest = longestState + 1024
    introduction.keepAlive = .seconds(60)
    let session = MQTTSession(broker, as: introduction) { session, event in
      switch event {
      case .connected:
        let number = session.subscribe(to: "\(prefix)/+/state")
        let last = session.subscribe(to: "\(prefix)/+/availability")
        reading.asked(last ?? number)
      case .message(let topic, let bytes, _): reading.note(bytes, under: topic, prefix: prefix)
      case .acknowledged(let number): reading.acknowledged(number)
      }
    }
    let thread = Thread { reading.ended(session.run()) }
    thread.stackSize = 1 << 19
    thread.start()
    defer { session.leave() }
    return try reading.wait(for: limit, from: broker)
  }

  /// What was read so far, by the session's thread.
  private final class Reading: Sendable {
    private struct State {
      var listing = FleetListing()
      var last: Int?
      var isConnected = false
      var isAnswered = false
      var error: MQTTError?
      var isOver = false
    }

    private let state = Mutex(State())
    private let news = DispatchSemaphore(value: 0)

    func asked(_ number: Int?) {
      state.withLock { ($0.last, $0.isConnected) = (number, true) }
      news.signal()
    }

    func note(_ bytes: [UInt8], under topic: String, prefix: String) {
      state.withLock { $0.listing.note(bytes, under: topic, prefix: prefix) }
      news.signal()
    }

    func acknowledged(_ number: Int) {
      state.withLock { if $0.last == number { $0.isAnswered = true } }
      news.signal()
    }

    func ended(_ error: MQTTError?) {
      state.withLock { ($0.error, $0.isOver) = (error, true) }
      news.signal()
    }

    /// The retained messages follow the answer at once; when half a second brings none, there are no more.
    ///
    /// A broker that never is quiet is listened to until the limit.
    func wait(for limit: Duration, from broker: MQTTBroker) throws(MQTTError) -> FleetListing {
      let end = DispatchTime.now() + limit.inSeconds
      let name = broker.host.printable(limit: 60)
      while true {
        let known = state.withLock { $0 }
        if known.isOver { throw known.error ?? .lost(broker: name) }
        let pause = DispatchTime.now() + 0.5
        let isQuiet = news.wait(timeout: known.isAnswered ? min(pause, end) : end) == .timedOut
        guard isQuiet || DispatchTime.now() >= end else { continue }
        let now = state.withLock { $0 }
        guard now.isConnected else { throw .unreachable(broker: name, port: broker.port, after: limit) }
        return now.listing
      }
    }
  }
}
