import Foundation
import Testing

@testable import InkHost

struct EventLogTests {
  @Test("the last events are kept, and the last errors longer than those")
  func capacity() {
    var log = EventLog(capacity: 3, errorCapacity: 2)
    for number in 1...9 {
      log.add(
        .init(
          date: Date(timeIntervalSince1970: Double(number)), priority: number <= 3 ? .error : .info,
          text: "\(number)"))
    }
    #expect(log.events.map(\.text) == ["7", "8", "9"])
    #expect(log.errors.map(\.text) == ["2", "3"])
  }
}
