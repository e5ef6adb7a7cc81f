import Testing

@testable import InkCommand

struct DurationTextTests {
  @Test(
    "short durations",
    arguments: [
      (Duration.zero, "0 ms"), (.milliseconds(420), "420 ms"), (.milliseconds(999), "999 ms"),
      (.milliseconds(1000), "1.0 s"), (.milliseconds(2149), "2.1 s"), (.seconds(61), "61.0 s"),
    ])
  func short(duration: Duration, text: String) { #expect(duration.shortText == text) }

  @Test(
    "long durations have the two largest units",
    arguments: [
      (Duration.seconds(40), "40 s"), (.seconds(60), "1 min"), (.seconds(12_000), "3 h 20 min"),
      (.seconds(7200), "2 h"), (.seconds(187_200), "2 d 4 h"), (.seconds(172_800), "2 d"),
    ])
  func long(duration: Duration, text: String) { #expect(duration.longText == text) }
}
