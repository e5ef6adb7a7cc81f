import Foundation
import InkBitmap
import InkPanels
import Testing

@testable import InkHost

@MainActor @Suite struct StateKeeperTests {
  static let model = PanelModel.waveshare2in13V4

  static func keeper(_ files: any StateFiles, panel: String = model.name, writes: Int = 4) -> StateKeeper {
    StateKeeper(board: "desk", panel: panel, files: files, writesPerHour: writes)
  }

  /// A picture with something at a place of its own for each number.
  static func picture(_ number: Int) -> ColorFrame {
    var frame = Frame(width: model.width, height: model.height)
    frame.fill(PixelRect(x: number % 100, y: number % 200, width: 20, height: 30))
    return ColorFrame(frame)
  }

  @Test("A clean end is gone on from; the beginning of the next run takes that back at once")
  func cleanEnd() {
    let medium = SimulatedMedium()
    let first = Self.keeper(medium)
    #expect(first.resumption(on: Self.model).picture == nil)
    #expect(first.resumption(on: Self.model).history.loss == .start)
    first.willRefresh(at: .zero)
    #expect(medium.steps == 0)
    first.update { $0.history.partials = 7 }
    first.close(showing: Self.picture(1), at: .seconds(60))

    let second = Self.keeper(medium)
    let resumption = second.resumption(on: Self.model)
    #expect(resumption.picture == Self.picture(1))
    #expect(resumption.history.loss == nil)
    #expect(resumption.history.partials == 7)
    second.willRefresh(at: .zero)

    let afterKill = Self.keeper(medium.afterKill())
    #expect(afterKill.resumption(on: Self.model).picture == nil)
    #expect(afterKill.resumption(on: Self.model).history.loss == .start)
    #expect(afterKill.resumption(on: Self.model).history.partials == 7)
  }

  @Test("Another panel's state, a damaged file and none begin anew")
  func otherStates() throws {
    let medium = SimulatedMedium()
    Self.keeper(medium).close(showing: Self.picture(1), at: .zero)
    #expect(Self.keeper(medium, panel: "other").resumption(on: Self.model).picture == nil)
    #expect(Self.keeper(medium, panel: "other").takeProblem() == nil)

    var bytes = try #require(medium.kernel["desk.state"])
    for index in stride(from: 0, to: bytes.count, by: 211) {
      bytes[index] ^= 0x10
      let keeper = Self.keeper(SimulatedMedium(["desk.state": bytes]))
      #expect(keeper.resumption(on: Self.model).picture == nil)
      #expect(keeper.takeProblem()?.contains("damaged") == true)
      bytes[index] ^= 0x10
    }
  }

  @Test("A minute tick for a day costs at most the writes asked for", arguments: [1, 4, 12, 60])
  func writesAreRare(perHour: Int) {
    let medium = SimulatedMedium()
    let keeper = Self.keeper(medium, writes: perHour)
    var hour: [Int] = []
    for minute in 0..<1440 {
      let before = medium.steps
      keeper.update { $0.history.partials = minute }
      keeper.save(at: .seconds(60 * minute))
      if minute % 60 == 0 { hour.append(0) }
      hour[hour.count - 1] += (medium.steps - before) / 4
    }
    #expect(hour.allSatisfy { $0 <= perHour })
    // The first is that of the beginning; as many as asked for follow.
    #expect(hour[5] >= perHour - perHour / 12 - 1)
    #expect(keeper.state.history.partials == 1439)
  }

  @Test("Nothing changed, nothing written")
  func idle() {
    let medium = SimulatedMedium()
    let keeper = Self.keeper(medium)
    keeper.save(at: .zero)
    keeper.flush(at: .zero)
    #expect(medium.steps == 0)
  }

  @Test("A medium that refuses is told once, and written to when it takes again")
  func refusal() {
    let medium = SimulatedMedium()
    let keeper = Self.keeper(medium)
    medium.refusal = ENOSPC
    for hour in 0..<5 {
      keeper.update { $0.history.partials = hour + 1 }
      keeper.save(at: .seconds(3600 * hour))
      #expect((keeper.takeProblem() != nil) == (hour == 0))
    }
    medium.refusal = nil
    keeper.save(at: .seconds(3600 * 6))
    #expect(Self.keeper(medium).state.history.partials == 5)
  }

  @Test("A program that changes the glass by itself makes the next start a full refresh")
  func forgetPicture() {
    let medium = SimulatedMedium()
    Self.keeper(medium).close(showing: Self.picture(1), at: .zero)
    StateKeeper.forgetPicture(of: "desk", in: medium)
    #expect(Self.keeper(medium).resumption(on: Self.model).picture == nil)
    let steps = medium.steps
    StateKeeper.forgetPicture(of: "desk", in: medium)
    StateKeeper.forgetPicture(of: "other", in: medium)
    #expect(medium.steps == steps)
  }
}

@Suite struct StateCutTests {
  static func state(_ number: Int) -> DisplayState {
    var state = DisplayState(panel: "waveshare-2in13-v4")
    var frame = Frame(width: 122, height: 250)
    frame.fill(PixelRect(x: number, y: 2 * number, width: 20, height: 30))
    state.picture = StoredPicture(ColorFrame(frame))
    state.isAtRest = true
    state.history.partials = number
    return state
  }

  @Test("Whatever instant the program or the supply ends at, the file holds the old state or the new one")
  func cuts() {
    let old = StateFile.encode(Self.state(1))
    let new = StateFile.encode(Self.state(2))
    #expect(old.count > 500 && old != new)
    #expect(StateFile.decode(new) == .state(Self.state(2)))
    // Each cut is a write that is stopped at one operation, one length of arrival, one kind of loss.
    var cuts = 0
    for step in 0..<5 {
      for arriving in step == 0 ? Array(0...new.count) : [0] {
        for luck in -1..<8 {
          let medium = SimulatedMedium(["desk.state": old])
          medium.stepsLeft = step
          medium.arriving = arriving
          try? medium.replace("desk.state", with: new)
          let found = (luck < 0 ? medium.afterKill() : medium.afterPowerCut(luck: luck)).kernel["desk.state"]
          if found != old, found != new { Issue.record("step \(step), \(arriving) bytes, luck \(luck)") }
          // What was flushed whole is there; what was not begun is not.
          if step == 4, found != new { Issue.record("lost after its end, luck \(luck)") }
          if step <= 2, found != old { Issue.record("there before its name, step \(step)") }
          cuts += 1
        }
      }
    }
    #expect(cuts > 5000)
  }
}
