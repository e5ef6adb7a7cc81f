import InkBitmap
import Testing

@testable import InkSimulation

@Suite("Glass")
struct GlassTests {
  private func refresh(_ waveform: Waveform, old: Frame, new: Frame, on glass: Glass) {
    glass.drive(
      PendingRefresh(
        old: old.bytes.map { ~$0 }, new: new.bytes.map { ~$0 }, waveform: waveform, area: glass.wholeArea,
        start: .zero, end: .zero))
  }

  private let white = Frame(width: 20, height: 2)
  private let black = Frame(width: 20, height: 2, filledWith: .black)

  @Test("A glass nobody cleaned shows somebody's stripes, a blank one white")
  func start_isStripesOrBlank() {
    let glass = Glass(width: 20, height: 20, inks: [.white, .black])
    #expect(glass[0, 0] == .white && glass[0, 8] == .black)
    let blank = Glass(width: 20, height: 20, inks: [.white, .black], isBlank: true)
    #expect(blank.frame == Frame(width: 20, height: 20))
  }

  @Test(
    "Partials leave a remnant that grows, stays below half within the budget, and goes with a full refresh")
  func remnants_growAndGo() {
    let glass = Glass(width: 20, height: 2, inks: [.white, .black], differentialBudget: 50)
    refresh(.full(.full, frames: 163), old: white, new: white, on: glass)
    var last = 0.0
    for i in 1...50 {
      let (old, new) = i % 2 == 1 ? (white, black) : (black, white)
      refresh(.differential(frames: 22), old: old, new: new, on: glass)
      #expect(glass.residual(3, 0) > last)
      last = glass.residual(3, 0)
      #expect(glass.frame == new)
    }
    #expect(last > 0.3 && last < 0.5)
    #expect(glass.reflectance(3, 0) < 0.7)
    refresh(.full(.full, frames: 163), old: white, new: white, on: glass)
    #expect(glass.residual(3, 0) == 0 && glass.differentialsSinceFull == 0)
    #expect(glass.reflectance(3, 0) == 1)
  }

  @Test("Far beyond the budget the ghost is seen")
  func ghost_isSeen() {
    let glass = Glass(width: 20, height: 2, inks: [.white, .black], differentialBudget: 10)
    refresh(.full(.full, frames: 163), old: white, new: white, on: glass)
    for i in 1...20 {
      let (old, new) = i % 2 == 1 ? (white, black) : (black, white)
      refresh(.differential(frames: 22), old: old, new: new, on: glass)
    }
    #expect(glass.frame != white)
  }

  @Test("A fast refresh takes most of a remnant, not all")
  func fast_leavesSome() {
    let glass = Glass(width: 20, height: 2, inks: [.white, .black])
    refresh(.full(.full, frames: 163), old: white, new: white, on: glass)
    for i in 1...20 {
      refresh(
        .differential(frames: 22), old: i % 2 == 1 ? white : black, new: i % 2 == 1 ? black : white, on: glass
      )
    }
    let before = glass.residual(0, 0)
    refresh(.full(.fast, frames: 69), old: white, new: white, on: glass)
    #expect(glass.residual(0, 0) > 0 && glass.residual(0, 0) < before / 3)
  }

  @Test("Outside the glass nothing is seen and the padding never shows")
  func outside_isWhite() {
    let glass = Glass(width: 20, height: 2, inks: [.white, .black])
    refresh(.full(.full, frames: 1), old: black, new: black, on: glass)
    #expect(glass[20, 0] == .white && glass[0, -1] == .white && glass.residual(30, 0) == 0)
    #expect(glass.frame.bytes[2] == 0xF0)
    #expect(glass.colorFrame == nil)
  }

  @Test("Drives add up and stop at the ends")
  func response_composes() {
    var response = LevelResponse.none
    response.append(-100)
    response.append(60)
    #expect([0, 50, 100, 255].map(response.level) == [60, 60, 60, 215])
    response.append(300)
    #expect(response.isConstant && response.level(after: 7) == 255)
  }
}
