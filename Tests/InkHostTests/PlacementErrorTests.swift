import InkErrors
import Testing

@testable import InkHost

@Suite("PlacementError")
struct PlacementErrorTests {
  @Test(
    "Each says what happened, why, and what to do",
    arguments: [
      (
        PlacementError.unknownKind("batery", suggestion: "battery"),
        """
        There is no widget of kind "batery".
          likely cause: The kind is misspelt; did you mean "battery"?
          what to do: Write one of the kinds that `inkglance list widgets` shows.
        """
      ),
      (
        .unknownKind("stocks", suggestion: nil),
        """
        There is no widget of kind "stocks".
          likely cause: The kind is misspelt, or belongs to another program.
          what to do: Write one of the kinds that `inkglance list widgets` shows.
        """
      ),
      (
        .unsupportedFamily(
          kind: "clock", family: "systemLarge", supported: ["accessoryInline", "systemSmall"]),
        """
        The widget "clock" cannot be shown as systemLarge.
          likely cause: It supports accessoryInline, systemSmall.
          what to do: Give it another slot or family in the display file.
        """
      ),
      (
        .noSuchSlot("circular.4", kind: "clock", slots: ["inline.1", "circular.1"]),
        """
        The widget "clock" is placed in the slot "circular.4", which this screen does not have.
          likely cause: The screen's size decides which slots there are: inline.1, circular.1.
          what to do: Name one of these, or give the widget a frame = [x, y, width, height] in points.
        """
      ),
      (
        .noFreeSlot(kind: "clock", slots: ["inline.1", "circular.1"]),
        """
        There is no place left for the widget "clock".
          likely cause: Every slot that suits it is taken; this screen has inline.1, circular.1.
          what to do: Take a widget out, or give this one a frame = [x, y, width, height] in points.
        """
      ),
      (
        .noSuchButton("E", board: "mine", buttons: ["A", "B"], suggestion: nil),
        """
        The board "mine" has no button "E".
          likely cause: Its buttons are A, B.
          what to do: Name one of the board's, or say on which `line` this one is, by BCM number.
        """
      ),
      (
        .noSuchButton("lift", board: "mine", buttons: ["left"], suggestion: "left"),
        """
        The board "mine" has no button "lift".
          likely cause: It is misspelt; did you mean "left"?
          what to do: Name one of the board's, or say on which `line` this one is, by BCM number.
        """
      ),
      (
        .noSuchButton("A", board: "mine", buttons: [], suggestion: nil),
        """
        The board "mine" has no button "A".
          likely cause: Its file names no buttons.
          what to do: Name one of the board's, or say on which `line` this one is, by BCM number.
        """
      ),
      (
        .lineTaken("GPIO24", button: "own", by: "the panel's BUSY"),
        """
        The button "own" is on GPIO24, which is the panel's BUSY.
          likely cause: One of the two numbers is wrong.
          what to do: Follow the button's wire and write the BCM number of the pin it ends at.
        """
      ),
    ])
  func texts(error: PlacementError, text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == InkErrors.ExitStatus.configuration)
  }

  @Test("A refused descriptor says which")
  func waitPoint() {
    let failure = WaitPoint.Failure(what: "timer", errno: 24)
    #expect(
      failure.description == """
        The kernel gave no timer descriptor (error 24).
          likely cause: the process has too many files open, or the kernel lacks the call.
          what to do: look at `ulimit -n`, and report this if it is not the limit.
        """)
    #expect(failure.exitStatus == InkErrors.ExitStatus.software)
  }
}
