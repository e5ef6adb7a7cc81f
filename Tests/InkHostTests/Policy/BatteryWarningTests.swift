import Foundation
import InkBitmap
import Testing

@testable import InkHost

@MainActor @Suite("BatteryWarning")
struct BatteryWarningTests {
  /// The share of ink in the corner where the warning stands.
  private static func corner(_ picture: ColorFrame) -> Double {
    var ink = 0
    for y in 0..<22 {
      for x in 186..<250 where picture.plane(0)[x, y] == .black { ink += 1 }
    }
    return Double(ink) / (22 * 64)
  }

  @Test("At the warning level the glass says so in its corner, and no more when the battery is charged")
  func look() async throws {
    let it = try DisplayHostBatteryTests.handheld(charge: 0.095, load: 0.15)
    var corners: [(refresh: Int, ink: Double)] = []
    it.host.onTick = { [host = it.host, board = it.board] report in
      guard let refresh = report.refresh else { return }
      corners.append((refresh, Self.corner(host.picture)))
      #expect(board.glass.frame == host.picture.plane(0).rotated(by: .right))
      if refresh == 6 {
        board.battery.isPlugged = true
        board.battery.charge = 0.5
      }
    }
    try await it.host.run(refreshes: 16)
    let warned = corners.filter { (2...6).contains($0.refresh) }
    #expect(warned.allSatisfy { $0.ink > 0.6 }, "\(corners)")
    #expect(try #require(corners.last).ink < 0.4, "\(corners)")
  }

  @Test("It fits any screen", arguments: [(250.0, 122.0), (40, 16), (800, 480)])
  func frame(width: Double, height: Double) {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    for percent in [nil, 9, 10] {
      #expect(bounds.contains(BatteryWarning(percent: percent).frame(in: bounds)))
    }
  }
}
