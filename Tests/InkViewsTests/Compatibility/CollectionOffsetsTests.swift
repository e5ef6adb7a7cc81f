import Foundation
import Testing

@testable import InkViews

@Suite("Collections by offsets")
struct CollectionOffsetsTests {
  @Test(
    "elements are put before another, in their order",
    arguments: [
      ([0], 3, "bcadef"), ([4], 1, "aebcdf"), ([0, 2, 5], 4, "bdacfe"), ([1], 1, "abcdef"),
      ([5], 0, "fabcde"),
      ([0], 6, "bcdefa"),
    ] as [([Int], Int, String)])
  func move(_ source: [Int], _ destination: Int, _ expected: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test("elements at some places are removed")
  func remove() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 3])
    #expect(String(letters) == "bcef")
  }
}
