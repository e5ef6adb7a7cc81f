import Testing

@testable import InkGauges

@Suite struct SplitReadingTests {
  static let highFirst = Encoding(order: .highFirst, lowBits: 4)
  static let lowFirst = Encoding(width: 14, isSigned: true)

  struct Case: CustomTestStringConvertible, Sendable {
    let what: String
    let encoding: Encoding
    let looks: [[UInt8]]
    let whole: [UInt8]?

    var testDescription: String { what }
  }

  static let cases: [Case] = [
    Case(what: "once is not enough", encoding: highFirst, looks: [[0x7F, 0x0F]], whole: nil),
    Case(
      what: "twice the same", encoding: highFirst, looks: [[0x7F, 0x0F], [0x7F, 0x0F]], whole: [0x7F, 0x0F]),
    Case(
      what: "the second is torn in its low byte", encoding: highFirst, looks: [[0x7F, 0x0F], [0x7F, 0x00]],
      whole: nil),
    Case(
      what: "and whole at the fourth", encoding: highFirst,
      looks: [[0x7F, 0x0F], [0x7F, 0x00], [0x80, 0x00], [0x80, 0x00]], whole: [0x80, 0x00]),
    Case(
      what: "a byte that came as zero", encoding: .hundredths, looks: [[3, 0], [3, 78]], whole: nil),
    Case(
      what: "high byte old, low byte new: looked at again", encoding: highFirst,
      looks: [[0x7F, 0x00], [0x80, 0x00]], whole: nil),
    Case(
      what: "and whole at the third", encoding: highFirst,
      looks: [[0x7F, 0x00], [0x80, 0x00], [0x80, 0x01]],
      whole: [0x80, 0x00]),
    Case(
      what: "noise at a border of the high byte", encoding: highFirst, looks: [[0x7F, 0x0F], [0x80, 0x00]],
      whole: [0x80, 0x00]),
    Case(
      what: "low byte first: 0x0FF becomes 0x100, read as 0x1FF", encoding: lowFirst,
      looks: [[0xFF, 0x01], [0x00, 0x01]], whole: nil),
    Case(
      what: "and whole at the third", encoding: lowFirst,
      looks: [[0xFF, 0x01], [0x00, 0x01], [0x01, 0x01]],
      whole: [0x01, 0x01]),
    Case(
      what: "torn by less than half a step: the low byte between equal high ones", encoding: highFirst,
      looks: [[0x7F, 0x0A], [0x7F, 0x05]], whole: [0x7F, 0x0A]),
    Case(
      what: "no number, twice: it is for others to judge", encoding: .hundredths,
      looks: [[0xFF, 0xFF], [0xFF, 0xFF]], whole: [0xFF, 0xFF]),
    Case(
      what: "low byte first, the high ones differ", encoding: lowFirst,
      looks: [[0xFF, 0x02], [0x00, 0x01]],
      whole: nil),
    Case(
      what: "a byte and its hundredths: 3.99 becomes 4.00, read as 3.00", encoding: .hundredths,
      looks: [[3, 0], [4, 0]], whole: nil),
    Case(
      what: "noise at a whole volt", encoding: .hundredths, looks: [[3, 99], [4, 1]], whole: [4, 1]),
    Case(
      what: "around zero in two's complement", encoding: lowFirst, looks: [[0xFF, 0x3F], [0x01, 0x00]],
      whole: [0x01, 0x00]),
    Case(
      what: "torn around zero: -1 becomes 0, read as 255", encoding: lowFirst,
      looks: [[0xFF, 0x00], [0xFE, 0x3F]], whole: nil),
  ]

  @Test("Bytes of two conversions are told from those of one", arguments: cases)
  func whole(each: Case) throws {
    let before = each.looks.dropLast().last
    let last = try #require(each.looks.last)
    #expect(SplitReading.whole(of: last, after: before, as: each.encoding) == each.whole)
  }
}
