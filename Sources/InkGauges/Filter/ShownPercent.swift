/// The whole percentage to show: it changes only when the value has clearly left the number shown.
struct ShownPercent {
  /// How far the value may lie from the number shown.
  static let hysteresis = 0.6

  private var shown: Int?

  /// The number for a level of 0…100 %.
  ///
  /// 100 is shown from 99.5 % on, or from 99 % on when the battery is full; 0 never while a cell has more than 3.3 V,
  /// since there is still some time left.
  mutating func update(_ percent: Double, isFull: Bool, voltsPerCell: Double?) -> Int {
    var number = shown ?? Int(percent.rounded())
    if abs(percent - Double(number)) > Self.hysteresis { number = Int(percent.rounded()) }
    if isFull, percent >= 99 { number = 100 }
    if number <= 0, let voltsPerCell, voltsPerCell > 3.3 { number = 1 }
    number = max(0, min(100, number))
    shown = number
    return number
  }

  /// Forgets the number shown.
  mutating func reset() { shown = nil }
}
