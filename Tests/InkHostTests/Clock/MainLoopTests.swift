import CLinux
import Foundation
import Testing

@testable import InkHost

@MainActor @Suite("MainLoop")
struct MainLoopTests {
  /// Both ends of an empty pipe.
  private static func ends() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  private static func put(_ descriptor: Int32) {
    var byte: UInt8 = 1
    _ = write(descriptor, &byte, 1)
  }

  private static func take(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = read(descriptor, &byte, 1)
  }

  @Test("A turn tells whoever has something to read, and nobody else")
  func readers() throws {
    let loop = MainLoop(isDriving: true)
    let (first, second) = (try Self.ends(), try Self.ends())
    defer { for end in [first.read, first.write, second.read, second.write] { close(end) } }
    var told: [Int] = []
    loop.watch(first.read) {
      Self.take(first.read)
      told.append(1)
      return true
    }
    let watch = loop.watch(second.read) {
      told.append(2)
      return true
    }
    Self.put(first.write)
    loop.turn()
    #expect(told == [1])
    Self.put(first.write)
    Self.put(second.write)
    loop.turn()
    #expect(told.sorted() == [1, 1, 2])
    watch.cancel()
    // The second is readable still; only the moment ends this turn.
    _ = loop.after(milliseconds: 0) { told.append(3) }
    loop.turn()
    #expect(told.sorted() == [1, 1, 2, 3])
  }

  @Test("A reader that has gone and a descriptor that is closed are told once and watched no more")
  func gone() throws {
    let loop = MainLoop(isDriving: true)
    let (ends, closed) = (try Self.ends(), try Self.ends())
    defer { for end in [ends.read, ends.write, closed.read, closed.write] { close(end) } }
    // A number so high is given to nobody else meanwhile.
    let gone = fcntl(closed.read, F_DUPFD_CLOEXEC, 900)
    try #require(gone >= 900)
    var told = 0
    loop.watch(ends.read) {
      told += 1
      return false
    }
    loop.watch(gone) {
      told += 1
      return true
    }
    close(gone)
    Self.put(ends.write)
    loop.turn()
    #expect(told == 2)
    _ = loop.after(milliseconds: 0) {}
    loop.turn()
    #expect(told == 2)
  }

  @Test("Moments come in their order and not before their time; one that is cancelled never")
  func moments() {
    let loop = MainLoop(isDriving: true)
    var told: [Int] = []
    let began = ContinuousClock.now
    _ = loop.after(milliseconds: 30) { told.append(2) }
    _ = loop.after(milliseconds: 1) { told.append(1) }
    let cancelled = loop.after(milliseconds: 5) { told.append(0) }
    cancelled.cancel()
    while told.count < 2 { loop.turn() }
    #expect(told == [1, 2])
    #expect(ContinuousClock.now - began >= .milliseconds(30))
  }
}
