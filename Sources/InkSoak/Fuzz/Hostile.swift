/// Good bytes made bad: turned bits, numbers at their ends, parts cut out, doubled, moved or taken from another file.
struct Hostile {
  /// Good ones to begin with.
  let seeds: [[UInt8]]
  /// Words that such bytes are made of, to be put in where they do not belong.
  let words: [[UInt8]]
  /// Bytes of a case, at most.
  static let longest = 32_768

  /// Good bytes, and words as texts.
  init(_ seeds: [[UInt8]], words: [String] = []) {
    self.seeds = seeds
    self.words = words.map { Array($0.utf8) }
  }

  /// One case.
  func bytes(_ dice: inout FuzzDice) -> [UInt8] {
    if dice.below(50) == 0 {
      return (0..<dice.below(600)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    }
    var bytes = dice.pick(seeds)
    for _ in 0...dice.below(6) { spoil(&bytes, &dice) }
    return bytes.count > Self.longest ? Array(bytes.prefix(Self.longest)) : bytes
  }

  private func spoil(_ bytes: inout [UInt8], _ dice: inout FuzzDice) {
    guard !bytes.isEmpty else {
      bytes = dice.pick(seeds)
      return
    }
    let place = dice.below(bytes.count)
    let end = min(bytes.count, place + 1 + dice.below(1 << dice.below(9)))
    switch dice.below(10) {
    case 0: bytes[place] ^= 1 << UInt8(dice.below(8))
    case 1: bytes[place] = dice.pick([0, 0x7F, 0x80, 0xFF, 0x0A, 0x22, 0x2F, 0x3A])
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: dice.below(bytes.count))
    case 4: bytes = Array(bytes[..<place])
    case 5:
      // A number of four bytes at one of its ends.
      let number = dice.pick([0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x0001_0000] as [UInt32])
      for index in 0..<4 where place + index < bytes.count {
        bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(8 * index))
      }
    case 6:
      let other = dice.pick(seeds)
      let cut = dice.below(other.count)
      bytes.replaceSubrange(place..<end, with: other[cut..<min(other.count, cut + 64)])
    case 7 where !words.isEmpty: bytes.insert(contentsOf: dice.pick(words), at: place)
    case 8 where !words.isEmpty: bytes.replaceSubrange(place..<end, with: dice.pick(words))
    case 9:
      let part = Array(bytes[place..<min(end, place + 24)])
      for _ in 0..<dice.below(200) where bytes.count < Self.longest {
        bytes.insert(contentsOf: part, at: place)
      }
    default: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
    }
  }
}
