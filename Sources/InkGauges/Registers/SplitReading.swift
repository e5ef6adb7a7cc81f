/// A value whose bytes are registers of their own, in one transfer and yet of two conversions.
///
/// A chip that converts between two of its bytes gives half of each value: 0x0FF, becoming 0x100, is read as 0x1FF. Such
/// a value lies a step of the high byte or more from both, so that two looks in a row that are nearer vouch for each
/// other.
enum SplitReading {
  /// The bytes that belong together, of the last look at a value and the one before it; nil where it has to be looked
  /// at again, as after the first.
  static func whole(of last: [UInt8], after before: [UInt8]?, as encoding: Encoding) -> [UInt8]? {
    guard let before else { return nil }
    if last == before { return last }
    guard let new = encoding.count(of: last), let old = encoding.count(of: before),
      abs(new - old) < encoding.highStep / 2
    else { return nil }
    // Of high, low, high, low the first low byte stands between two high ones; low byte first, it is the second.
    return encoding.order == .highFirst && before.first == last.first ? before : last
  }
}
