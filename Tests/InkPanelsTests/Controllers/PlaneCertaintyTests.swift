import InkBitmap
import Testing

@testable import InkPanels

/// Both planes are right at every differential refresh, whatever the chip does to them in between.
@Suite struct PlaneCertaintyTests {
  /// What a chip may do to its planes after a refresh and before the next.
  enum Habit: CaseIterable {
    /// Leaves them.
    case keeps
    /// Changes them over after each differential refresh.
    case swaps
    /// Changes them over, and back at the reset that ends the sleep.
    case swapsAndResets
    /// Does the one or the other, as it comes.
    case moody
    /// Leaves them, by its datasheet.
    case keepsForSure
    /// Copies the new plane over the old one.
    case copies

    /// What the driver believes.
    var planes: PlaneHabit {
      switch self {
      case .keeps, .swaps, .swapsAndResets, .moody: .uncertain
      case .keepsForSure: .kept
      case .copies: .copied
      }
    }
  }

  @Test("New and old picture are where they belong at each activation", arguments: Habit.allCases)
  func certain(habit: Habit) {
    var dice = Dice(seed: 11)
    var shown = TestCard.frame(width: 122, height: 250)
    var (new, old) = (shown, shown)
    var previous: [PixelRect] = []
    for tick in 0..<300 {
      var wanted = shown
      let current = (0...dice.roll(3)).map { _ in
        PixelRect(
          x: dice.roll(15) * 8, y: dice.roll(240), width: 8 * (1 + dice.roll(4)), height: 1 + dice.roll(30)
        )
        .intersection(wanted.bounds).alignedToBytes(width: 122)
      }
      for rect in current {
        let noise = (0..<(rect.width + 7) / 8 * rect.height).map { _ in UInt8(dice.roll(256)) }
        wanted.setWindowBytes(noise, in: rect)
      }
      for write in WindowWrite.writes(current: current, previous: previous, planes: habit.planes) {
        if write.writesNew { new.setWindowBytes(wanted.windowBytes(write.rect), in: write.rect) }
        if write.writesOld { old.setWindowBytes(shown.windowBytes(write.rect), in: write.rect) }
      }
      #expect(new == wanted && old == shown, "tick \(tick)")
      let isSwapped =
        switch habit {
        case .keeps, .swapsAndResets, .keepsForSure, .copies: false
        case .swaps: true
        case .moody: dice.roll(2) == 0
        }
      if isSwapped { swap(&new, &old) }
      if habit == .copies { old = new }
      (shown, previous) = (wanted, current)
    }
  }
}
