import Testing

@testable import InkLinux

@Suite struct SPIMessageTests {
  /// A plan as text: pieces as segment:first..<end, messages in brackets.
  func text(_ plan: [SPIMessage]) -> String {
    plan.map { message in
      "[" + message.pieces.map { "\($0.segment):\($0.bytes)" }.joined(separator: " ") + "]"
    }.joined()
  }

  static let plans: [([Int], Int, String)] = [
    ([], 4096, ""),
    ([0, 0], 4096, ""),
    ([1], 4096, "[0:0..<1]"),
    ([4096], 4096, "[0:0..<4096]"),
    ([4097], 4096, "[0:0..<4096][0:4096..<4097]"),
    ([1, 2, 3], 4096, "[0:0..<1 1:0..<2 2:0..<3]"),
    ([1, 0, 3], 4096, "[0:0..<1 2:0..<3]"),
    ([1, 4095], 4096, "[0:0..<1 1:0..<4095]"),
    ([1, 4096], 4096, "[0:0..<1 1:0..<4095][1:4095..<4096]"),
    ([4000, 4000, 4000], 4096, "[0:0..<4000 1:0..<96][1:96..<4000 2:0..<192][2:192..<4000]"),
    ([3, 3], 1, "[0:0..<1][0:1..<2][0:2..<3][1:0..<1][1:1..<2][1:2..<3]"),
  ]

  @Test("segments are joined while their sum fits and split where it does not", arguments: plans)
  func plan(_ lengths: [Int], _ limit: Int, _ expected: String) {
    #expect(text(SPIMessage.plan(lengths, limit: limit)) == expected)
  }

  @Test("the 48,000 bytes of an 800 by 480 picture are eleven full messages and one of 2,944")
  func plan_aWholePicture() {
    let plan = SPIMessage.plan([48_000], limit: 4096)
    #expect(plan.map(\.count) == Array(repeating: 4096, count: 11) + [2944])
  }

  @Test("every byte is sent once, in order, in as few messages as there can be", arguments: 1...40)
  func plan_losesNothing(_ limit: Int) {
    let lengths = [0, 7, 1, 0, 31, 2, 2, 2, 64, 5]
    let plan = SPIMessage.plan(lengths, limit: limit)
    let sent = plan.flatMap(\.pieces).flatMap { piece in piece.bytes.map { [piece.segment, $0] } }
    #expect(sent == lengths.enumerated().flatMap { segment, length in (0..<length).map { [segment, $0] } })
    let total = lengths.reduce(0, +)
    #expect(plan.count == (total + limit - 1) / limit)
    #expect(plan.allSatisfy { $0.count == $0.pieces.map(\.bytes.count).reduce(0, +) && $0.count <= limit })
  }
}
