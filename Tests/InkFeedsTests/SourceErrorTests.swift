import InkErrors
import Testing

@testable import InkFeeds

@Suite("CalendarError and TRMNLError")
struct SourceErrorTests {
  static let cases: [(FeedError, InkErrors.ExitStatus, String, String, String)] = [
    (
      .calendar(.noLibrary), .configuration, "No calendar can be read.", "libical is not installed.",
      "Run `sudo apt install libical3`, or `libical3t64` on Debian 13."
    ),
    (
      .calendar(.notCalendar(name: "example.org", beginning: "<html>")), .badData,
      "What example.org gave is no calendar; it begins with \"<html>\".",
      "The address is that of a page about the calendar, or one that wants a password.",
      "Copy the calendar's own address, which often ends in .ics and gives BEGIN:VCALENDAR."
    ),
    (
      .calendar(.tooDeep(name: "example.org", limit: 8)), .badData,
      "The calendar of example.org has more than 8 parts in one another.",
      "It is broken, or made to do harm.", "Export the calendar again."
    ),
    (
      .calendar(.unbalanced(name: "example.org")), .badData,
      "The calendar of example.org has a part that ends and never began.",
      "It was cut, or two calendars were put together.", "Export the calendar again."
    ),
    (
      .calendar(.tooSlow(name: "example.org", after: .seconds(10))), .badData,
      "The events of example.org could not be worked out within 10 s.",
      "The calendar is very large, or has a rule that never comes to an end.",
      "Give the source a longer `deadline`, or export the months to come only."
    ),
    (
      .trmnl(.noIdentity), .configuration, "The display has no name for its server.",
      "The machine has no network card with an address.",
      "Give one as `id`, such as \"02:00:00:00:00:01\"."
    ),
    (
      .trmnl(.notKnown(server: "trmnl.app", id: "A", message: "no such device")), .configuration,
      "The server trmnl.app does not know the display A: no such device.",
      "The display was not added there, or its key was made anew.",
      "Add a display with this address on the server, or write its key as `key`."
    ),
    (
      .trmnl(.notKnown(server: "trmnl.app", id: "A", message: nil)), .configuration,
      "The server trmnl.app does not know the display A.",
      "The display was not added there, or its key was made anew.",
      "Add a display with this address on the server, or write its key as `key`."
    ),
    (
      .trmnl(.notClaimed(server: "trmnl.app", friendlyID: "917F0B")), .configuration,
      "The server trmnl.app has no pictures for this display yet.", "Nobody has claimed it.",
      "Claim the display 917F0B on the server."
    ),
    (
      .trmnl(.noPicture(server: "trmnl.app", status: 500)), .badData,
      "The server trmnl.app named no picture (status 500).",
      "It has nothing to show, or is no server of TRMNL displays.",
      "Look at the display's playlist on the server."
    ),
    (
      .trmnl(.notKept(path: "/var/lib/inkglance/trmnl", errno: 28)), .inputOutput,
      "The display's key cannot be kept in /var/lib/inkglance/trmnl (error 28).",
      "The directory belongs to another user, or the card is full.",
      "See `ls -ld` of the directory and `df -h`; or write the key as `key`."
    ),
  ]

  @Test("Every error says what happened, why probably, and what to do", arguments: cases.indices)
  func texts(_ index: Int) {
    let (error, status, fact, cause, remedy) = Self.cases[index]
    #expect(error.explanation == Explanation(fact, cause: cause, remedy: remedy))
    #expect(error.exitStatus == status)
  }
}
