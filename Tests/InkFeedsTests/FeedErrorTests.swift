import Glibc
import InkBitmap
import InkErrors
import Testing

@testable import InkFeeds

@Suite("FeedError")
struct FeedErrorTests {
  static let cases: [(FeedError, InkErrors.ExitStatus, String, String, String)] = [
    (
      .notStarted(program: "weather", errno: ENOENT), .inputOutput, "There is no program weather.",
      "It is not installed, or not in a directory of PATH.",
      "Write its whole path; `command -v weather` tells it."
    ),
    (
      .notStarted(program: "weather", errno: EACCES), .inputOutput, "The program weather may not be run.",
      "The file is not executable for this user.", "Run `chmod +x` on it."
    ),
    (
      .notStarted(program: "weather", errno: EAGAIN), .inputOutput,
      "The program weather cannot be started (error 11).",
      "Memory or processes ran out, or the file is for another machine.",
      "Run it by hand; `ulimit -u` tells how many processes there may be."
    ),
    (
      .failed(program: "curl", status: 6, message: "curl: (6) Could not resolve host"), .inputOutput,
      "The command curl ended with status 6: curl: (6) Could not resolve host.",
      "The command failed; its own words are the best hint.",
      "Run the command by hand, as the user that the display runs as."
    ),
    (
      .failed(program: "`wether`", status: 127, message: nil), .inputOutput,
      "The command `wether` ended with status 127 and said nothing.", "The shell knows no such program.",
      "Run the command by hand, as the user that the display runs as."
    ),
    (
      .killed(program: "curl", signal: 9), .inputOutput, "The command curl was ended by signal 9.",
      "Memory ran out, or somebody killed it.", "Run the command by hand, and look at `journalctl -k | tail`."
    ),
    (
      .killed(program: "curl", signal: 11), .inputOutput, "The command curl was ended by signal 11.",
      "The program crashed, or somebody ended it.",
      "Run the command by hand, and look at `journalctl -k | tail`."
    ),
    (
      .deadline(program: "curl", after: .seconds(10)), .inputOutput,
      "The command curl did not end within 10 s; it was killed.",
      "It waits for a network or for input that does not come.",
      "Give it a time limit of its own, or a longer `deadline` in the display file."
    ),
    (
      .silent(program: "curl"), .inputOutput, "The command curl wrote nothing.",
      "It found nothing to say, or writes to a file.",
      "Run the command by hand: what it prints is what the widget gets."
    ),
    (
      .unreadable(path: "/run/x", errno: ENOENT), .inputOutput, "There is no file /run/x.",
      "Nothing has written it yet, or the path is misspelt.",
      "Run `ls -l /run/x`; the widget is drawn as soon as the file is there."
    ),
    (
      .unreadable(path: "/run/x", errno: EACCES), .inputOutput, "This user may not read /run/x.",
      "The file or its directory belongs to another user.",
      "Run `sudo chmod a+r /run/x`, and `namei -l /run/x` to see which directory is closed."
    ),
    (
      .unreadable(path: "/run/x", errno: EIO), .inputOutput, "/run/x cannot be read (error 5).",
      "The disk, the share or the driver behind it fails.",
      "Run `cat /run/x`, and `sudo dmesg | tail` for the kernel's own words."
    ),
    (
      .bitmap(PBMError(.truncated(missing: 3), name: "The picture of /run/x", offset: 9, line: 2)), .badData,
      "The picture of /run/x ends too early in line 2, at byte 9: 3 bytes are missing.",
      "It was not written or copied to its end.", "Copy or write the picture again."
    ),
    (
      .notFile(path: "/run"), .inputOutput, "/run is no regular file.",
      "It is a directory, a pipe or a device.",
      "Write the path of a file; a `command` can read from anything else."
    ),
    (
      .tooLong(limit: 65_536), .badData, "The source gave more than 64 KiB.",
      "It is not the source of one value.",
      "Let a command pick what is needed, such as `curl … | jq .now`."
    ),
    (
      .notText, .badData, "What the source gave is no UTF-8 text.",
      "It is compressed, a picture, or in an older encoding.",
      "Let a command convert it, such as `iconv` or `gunzip -c`."
    ),
    (
      .notJSON(beginning: "<html>"), .badData, "What the source gave is no JSON; it begins with \"<html>\".",
      "The service answered with an error page, or the source gives plain text.",
      "Look at what it gives; for plain text leave `path` out."
    ),
    (
      .tooDeep(limit: 64), .badData, "The JSON has more than 64 lists and tables in one another.",
      "It is broken, or made to do harm.", "Let a command pick what is needed."
    ),
    (
      .noMember("presure", in: "/main", known: ["humidity", "pressure"], suggestion: "pressure"), .badData,
      "The JSON has no \"presure\" at /main.", "There is humidity, pressure.", "Write pressure in `path`."
    ),
    (
      .noMember("9", in: "/", known: [], suggestion: nil), .badData, "The JSON has no \"9\" at its top.",
      "There is neither a table nor a list with members.",
      "Correct `path`: names and numbers from the top, as in \"/main/pressure\"."
    ),
    (
      .null(at: "/main/pressure"), .badData, "The JSON has null at /main/pressure.",
      "The service has no value at the moment.", "Nothing: it is asked again."
    ),
  ]

  @Test("Every error says what happened, why probably, and what to do", arguments: cases.indices)
  func texts(_ index: Int) {
    let (error, status, fact, cause, remedy) = Self.cases[index]
    #expect(error.explanation == Explanation(fact, cause: cause, remedy: remedy))
    #expect(error.exitStatus == status)
  }
}
