import Foundation
import InkBitmap
import Testing

@testable import InkHost

@MainActor @Suite("BatteryWarning")
struct BatteryWarningTests {
  /// The share of ink in the corner where the warning stands, from its first row on.
  private static func corner(_ picture: ColorFrame, from top: Int = 0) -> Double {
    var ink = 0
    for y in top..<top + 22 {
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

  @Test(
    "It stands over no widget while a corner is free",
    arguments: [
      ([], "right top"), (["inline.1"], "right top"), (["inline.2"], "left top"),
      (["inline.1", "inline.2"], "right bottom"), (["inline.1", "inline.2", "rectangular.1"], "left bottom"),
      (["inline.1", "inline.2", "rectangular.1", "circular.1"], "right top"),
    ] as [([String], String)])
  func corners(slots: [String], corner: String) {
    let bounds = CGRect(x: 0, y: 0, width: 250, height: 122)
    let layout = ScreenLayout.lockScreen(bounds.size)
    let frame = BatteryWarning(percent: 9)
      .frame(in: bounds, among: layout.slots.filter { slots.contains($0.name) }.map(\.frame))
    #expect("\(frame.minX == 0 ? "left" : "right") \(frame.minY == 0 ? "top" : "bottom")" == corner)
  }

  @Test("On a screen of one line the line stays, and the warning stands below it")
  func line() async throws {
    func run(charge: Double) async throws -> ColorFrame {
      let it = try DisplayHostBatteryTests.handheld(charge: charge, load: 0.15) {
        $0.placements.removeAll { $0.slot.family != .accessoryInline || $0.kind == "battery" }
        for slot in ScreenLayout.lockScreen(CGSize(width: 250, height: 122)).slots
        where slot.name == "inline.2" {
          $0.placements.append(HostSettings.Placement(kind: "clock", slot: slot))
        }
      }
      try await it.host.run(refreshes: 3)
      return it.host.picture
    }
    let (usual, warned) = (try await run(charge: 0.8), try await run(charge: 0.095))
    #expect(Self.corner(usual, from: 100) < 0.1)
    #expect(Self.corner(warned, from: 100) > 0.6)
    #expect(Self.corner(warned) < 0.2, "the words of the line are covered")
  }
}
