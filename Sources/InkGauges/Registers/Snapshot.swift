/// The registers of one reading.
struct Snapshot {
  /// What the board adds to the numbers.
  let board: Scaling
  private var counts: [UInt8: Int] = [:]

  init(board: Scaling) { self.board = board }

  /// The count of a register; nil where it could not be read.
  subscript(register: Register) -> Int? {
    get { counts[register.address] }
    set { counts[register.address] = newValue }
  }

  /// The value of a register; nil where it could not be read or is not known.
  func value(_ register: Register) -> Double? {
    self[register].flatMap { register.value(of: $0, on: board) }
  }

  /// Whether a bit is set; nil where the register could not be read.
  func bit(_ bit: Int, of register: Register) -> Bool? {
    self[register].map { $0 >> bit & 1 != 0 }
  }

  /// Some bits of a register, `range.lowerBound` the lowest; nil where it could not be read.
  func bits(_ range: ClosedRange<Int>, of register: Register) -> Int? {
    self[register].map { $0 >> range.lowerBound & (1 << range.count - 1) }
  }
}
