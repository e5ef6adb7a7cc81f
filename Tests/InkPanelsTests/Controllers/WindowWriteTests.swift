import InkBitmap
import Testing

@testable import InkPanels

@Suite struct WindowWriteTests {
  static let digit = PixelRect(x: 48, y: 100, width: 40, height: 24)  // 120 bytes
  static let corner = PixelRect(x: 0, y: 0, width: 16, height: 20)  // 40 bytes
  static let wide = PixelRect(x: 16, y: 90, width: 104, height: 120)  // 1560 bytes

  @Test("After a whole-screen refresh only the new plane is written, and only the change")
  func first() {
    #expect(
      WindowWrite.writes(current: [Self.digit], previous: [], planes: .uncertain)
        == [WindowWrite(rect: Self.digit, writesNew: true, writesOld: false)])
  }

  @Test("The same place twice is one window for both planes")
  func same() {
    #expect(
      WindowWrite.writes(current: [Self.digit], previous: [Self.digit], planes: .uncertain)
        == [WindowWrite(rect: Self.digit, writesNew: true, writesOld: true)])
  }

  @Test("A place that changed last time is brought up to date beside the one that changes now")
  func elsewhere() {
    let far = PixelRect(x: 0, y: 225, width: 16, height: 25)
    #expect(
      WindowWrite.writes(current: [Self.wide], previous: [far], planes: .uncertain)
        == [
          WindowWrite(rect: Self.wide, writesNew: true, writesOld: false),
          WindowWrite(rect: far, writesNew: true, writesOld: true),
        ])
  }

  @Test("A small old place in a large new one gets a window of its own")
  func inside() {
    #expect(
      WindowWrite.writes(current: [Self.wide], previous: [Self.digit], planes: .uncertain)
        == [
          WindowWrite(rect: Self.wide, writesNew: true, writesOld: false),
          WindowWrite(rect: Self.digit, writesNew: false, writesOld: true),
        ])
  }

  @Test("Small places are joined when that costs less than a window more")
  func joined() {
    let right = PixelRect(x: 24, y: 4, width: 16, height: 20)
    #expect(WindowWrite.joined([Self.corner, right]) == [PixelRect(x: 0, y: 0, width: 40, height: 24)])
    #expect(WindowWrite.joined([Self.corner, Self.wide]) == [Self.corner, Self.wide])
    #expect(WindowWrite.joined([Self.digit, PixelRect(x: 0, y: 0, width: 0, height: 0)]) == [Self.digit])
  }

  @Test("A chip that copies its planes needs the change alone, in the new plane")
  func copied() {
    #expect(
      WindowWrite.writes(current: [Self.digit], previous: [Self.digit, Self.corner], planes: .copied)
        == [WindowWrite(rect: Self.digit, writesNew: true, writesOld: false)])
    #expect(PlaneHabit.copied.planeWrites == 1 && PlaneHabit.kept.planeWrites == 2)
  }

  @Test("A chip that keeps its planes needs the change in the new one and the last change in the old one")
  func kept() {
    let far = PixelRect(x: 0, y: 225, width: 16, height: 25)
    #expect(
      WindowWrite.writes(current: [Self.wide], previous: [far], planes: .kept)
        == [
          WindowWrite(rect: Self.wide, writesNew: true, writesOld: false),
          WindowWrite(rect: far, writesNew: false, writesOld: true),
        ])
    #expect(
      WindowWrite.writes(current: [Self.digit], previous: [Self.digit], planes: .kept)
        == [WindowWrite(rect: Self.digit, writesNew: true, writesOld: true)])
    // A large change over a small old one: each plane gets its own.
    #expect(
      WindowWrite.writes(current: [Self.wide], previous: [Self.digit], planes: .kept)
        == [
          WindowWrite(rect: Self.wide, writesNew: true, writesOld: false),
          WindowWrite(rect: Self.digit, writesNew: false, writesOld: true),
        ])
  }

  @Test("Whatever the places, new covers both lists and old covers the previous one")
  func covers() {
    var seed: UInt64 = 7
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    func places() -> [PixelRect] {
      (0..<next(4)).map { _ in
        PixelRect(x: next(15) * 8, y: next(240), width: (1 + next(3)) * 8, height: 1 + next(40))
          .intersection(PixelRect(x: 0, y: 0, width: 122, height: 250)).alignedToBytes(width: 122)
      }
    }
    for _ in 0..<500 {
      let (current, previous) = (places(), places())
      let writes = WindowWrite.writes(current: current, previous: previous, planes: .uncertain)
      for place in current + previous {
        #expect(writes.contains { $0.writesNew && $0.rect.contains(place) })
      }
      for place in previous {
        #expect(writes.contains { $0.writesOld && $0.rect.contains(place) })
      }
    }
  }
}
