import Foundation
import InkViews
import Testing

@testable import InkHost

@Suite("ScreenLayout")
struct ScreenLayoutTests {
  private static func printed(_ width: CGFloat, _ height: CGFloat) -> [String] {
    ScreenLayout.lockScreen(CGSize(width: width, height: height)).slots.map {
      "\($0.name) \($0.frame.shortDescription)"
    }
  }

  @Test("The handheld has a strip, a ring and a rectangle")
  func handheld() {
    #expect(
      Self.printed(250, 122) == [
        "inline.1 (6, 0) 119×26", "inline.2 (125, 0) 119×26", "circular.1 (6, 35) 79×79",
        "rectangular.1 (97, 35) 147×79",
      ])
  }

  @Test("A desk has a square and two rectangles")
  func desk() {
    #expect(
      Self.printed(400, 240).map { $0.split(separator: " ")[0] } == [
        "inline.1", "inline.2", "small.1", "rectangular.1", "rectangular.2",
      ])
  }

  @Test(
    "On every screen the places lie inside, apart from each other, and clear of the edges",
    arguments: [
      (250, 122), (212, 104), (296, 128), (296, 152), (264, 176), (200, 200), (400, 300), (400, 240),
      (480, 280),
      (648, 480), (960, 680), (1304, 984),
    ])
  func disjoint(width: Int, height: Int) {
    let layout = ScreenLayout.lockScreen(CGSize(width: width, height: height))
    let inside = CGRect(x: 6, y: 0, width: width - 12, height: height - 6)
    for (index, slot) in layout.slots.enumerated() {
      #expect(inside.contains(slot.frame), "\(slot.name) \(slot.frame)")
      #expect(slot.frame.width > 40 && slot.frame.height >= 26, "\(slot.name) \(slot.frame)")
      for other in layout.slots[..<index] {
        #expect(slot.frame.intersection(other.frame).isEmpty, "\(slot.name) and \(other.name)")
      }
    }
  }
}
