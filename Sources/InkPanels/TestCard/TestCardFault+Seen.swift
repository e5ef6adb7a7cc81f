import InkBitmap

extension TestCardFault {
  /// The fault that makes `glass` of `card`; nil when the glass is right or wrong in no way that has a name.
  ///
  /// Both in native orientation. Takes a few milliseconds.
  public static func seen(on glass: Frame, insteadOf card: Frame) -> TestCardFault? {
    guard glass.width == card.width, glass.height == card.height, glass != card else { return nil }
    let white = Frame(width: card.width, height: card.height)
    if glass == white || glass == Frame(width: card.width, height: card.height, filledWith: .black) {
      return .blank
    }
    let last = (card.width - 1, card.height - 1)
    if glass == moved(card, { (last.0 - $0, $1) }) { return .mirrored }
    if glass == moved(card, { ($0, last.1 - $1) }) { return .flipped }
    if glass == moved(card, { (last.0 - $0, last.1 - $1) }) { return .upsideDown }
    if glass == moved(card, { ($1, last.0 - $0) }) || glass == moved(card, { (last.1 - $1, $0) }) {
      return .turned
    }
    if isInverted(glass, card) { return .inverted }
    if [-8, 8].contains(where: { isShifted(glass, card, by: $0) }) { return .shifted }
    if (1...8).contains(where: { isRolled(glass, card, by: $0) || isRolled(card, glass, by: $0) }) {
      return .rolled
    }
    if isSheared(glass, card) { return .sheared }
    return nil
  }

  /// The picture whose pixel at a place is `card`'s at the place that `source` gives; white where there is none.
  private static func moved(_ card: Frame, _ source: (Int, Int) -> (Int, Int)) -> Frame {
    var frame = Frame(width: card.width, height: card.height)
    for y in 0..<card.height {
      for x in 0..<card.width {
        let (fromX, fromY) = source(x, y)
        guard fromX >= 0, fromY >= 0, fromX < card.width, fromY < card.height else { continue }
        frame[x, y] = card[fromX, fromY]
      }
    }
    return frame
  }

  private static func isInverted(_ glass: Frame, _ card: Frame) -> Bool {
    var inverted = Frame(width: card.width, height: card.height, filledWith: .black)
    for i in inverted.bytes.indices { inverted.bytes[i] &= ~card.bytes[i] }
    return glass == inverted
  }

  /// True when all but the columns that came from outside are the card's, moved to the right.
  private static func isShifted(_ glass: Frame, _ card: Frame, by columns: Int) -> Bool {
    let visible = max(0, columns)..<min(card.width, card.width + columns)
    return (0..<card.height).allSatisfy { y in visible.allSatisfy { glass[$0, y] == card[$0 - columns, y] } }
  }

  /// True when the card begins `rows` rows below the top and goes on at the top.
  private static func isRolled(_ glass: Frame, _ card: Frame, by rows: Int) -> Bool {
    let split = card.bytes.count - rows * card.bytesPerRow
    guard split > 0 else { return false }
    return glass.bytes.elementsEqual(card.bytes[split...] + card.bytes[..<split])
  }

  /// True when the card's bytes are all there in rows of another length: most rows are the one before, a byte aside.
  private static func isSheared(_ glass: Frame, _ card: Frame) -> Bool {
    let row = card.bytesPerRow
    return (row > 3)
      && [row - 2, row - 1, row + 1, row + 2].contains { length in
        let count = min(glass.bytes.count, card.bytes.count / length * row)
        guard count > row * 8 else { return false }
        // The last byte of a row may have its padding cleared, so only whole bytes before it count.
        let same = (0..<count).filter { i in
          let source = i / row * length + i % row
          return i % row == row - 1 || (source < card.bytes.count && glass.bytes[i] == card.bytes[source])
        }
        return same.count * 100 >= count * 98
      }
  }
}
