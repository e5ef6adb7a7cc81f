import InkTimelines
import Testing

@testable import InkFeeds

@Suite("FeedSettings")
struct FeedSettingsTests {
  static let good: [(WidgetConfigurationValue, FeedSettings)] = [
    (["command": "date"], FeedSettings(CommandSource(shell: "date"), every: .seconds(600))),
    (
      ["command": ["curl", "-s", "x"], "path": "/main/pressure", "every": "30m", "deadline": "20s"],
      FeedSettings(
        CommandSource(["curl", "-s", "x"]), path: JSONPointer("/main/pressure"), every: .seconds(1800),
        deadline: .seconds(20), staleAfter: .seconds(5400))
    ),
    (["file": "/run/x"], FeedSettings(FileSource(path: "/run/x"))),
    (
      ["file": "/run/x", "every": "10m", "stale_after": "1h", "path": ""],
      FeedSettings(
        FileSource(path: "/run/x"), path: JSONPointer(""), every: .seconds(600), staleAfter: .seconds(3600))
    ),
  ]

  @Test("A table names a source, and how it is asked", arguments: good.indices)
  func reads(_ index: Int) throws {
    let (value, expected) = Self.good[index]
    let settings = try FeedSettings(parameter: value, key: "source")
    #expect(settings == expected)
    #expect(settings.hashValue == expected.hashValue)
  }

  @Test("What is not said is the source's own")
  func defaults() throws {
    let command = try FeedSettings(parameter: ["command": "date"], key: "source")
    #expect(command.every == .seconds(600))
    #expect(command.staleAfter == .seconds(1800))
    #expect(command.deadline == .seconds(10))
    let file = try FeedSettings(parameter: ["file": "/run/x"], key: "source")
    #expect(file.every == nil)
    #expect(file.staleAfter == nil)
  }

  static let bad: [(WidgetConfigurationValue, String, String)] = [
    ("date", "source", "The setting “source” of the widget is \"date\"."),
    ([:], "source", "The configuration of the widget lacks the setting “source”."),
    (
      ["comand": "date"], "source.comand",
      "The configuration of the widget has the setting “source.comand”, which there is not."
    ),
    (
      ["command": "date", "file": "/run/x"], "source.file",
      "The setting “source.file” of the widget is `command` and `file`."
    ),
    (["command": 3], "source.command", "The setting “source.command” of the widget is an integer."),
    (["command": " "], "source.command", "The setting “source.command” of the widget is empty."),
    (
      ["command": []], "source.command",
      "The setting “source.command” of the widget is a list without a program."
    ),
    (
      ["command": ["date", 3]], "source.command[1]",
      "The setting “source.command[1]” of the widget is an integer."
    ),
    (["file": "x.json"], "source.file", "The setting “source.file” of the widget is \"x.json\"."),
    (
      ["file": "/run/x", "path": "main.pressure"], "source.path",
      "The setting “source.path” of the widget is \"main.pressure\"."
    ),
    (
      ["command": "date", "every": "0s"], "source.every",
      "The setting “source.every” of the widget is \"0s\"."
    ),
    (
      ["command": "date", "deadline": "1h"], "source.deadline",
      "The setting “source.deadline” of the widget is \"1h\"."
    ),
    (
      ["command": "date", "every": 10], "source.every",
      "The setting “source.every” of the widget is an integer."
    ),
  ]

  @Test("What cannot be used is named by its path", arguments: bad.indices)
  func refuses(_ index: Int) {
    let (value, key, text) = Self.bad[index]
    do throws(WidgetConfigurationError) {
      _ = try FeedSettings(parameter: value, key: "source")
      Issue.record("\(value) was read")
    } catch {
      #expect(error.key == key)
      #expect(error.explanation.whatHappened == text)
    }
  }

  @Test("A path with dots is answered with the pointer that was meant")
  func dottedPath() {
    do throws(WidgetConfigurationError) {
      _ = try FeedSettings(parameter: ["file": "/run/x", "path": "main.pressure"], key: "source")
      Issue.record("the path was read")
    } catch {
      #expect(
        error.explanation.likelyCause
          == "It takes names and numbers from the top, each after a slash, such as \"/main/pressure\".")
    }
  }

  @Test("Keys of sources are unique, in alphabetical order, and none is a key of all feeds")
  func keys() {
    let keys = FeedSources.all.map { $0.key }
    #expect(keys == keys.sorted())
    #expect(Set(keys + ["path", "every", "deadline", "stale_after"]).count == keys.count + 4)
  }

  @Test("Text is trimmed; what is no UTF-8 is refused")
  func text() throws {
    let settings = FeedSettings(FileSource(path: "/x"))
    #expect(try settings.value(of: Array(" 12 hPa\n\n".utf8)) == .text("12 hPa"))
    #expect(throws: FeedError.notText) { try settings.value(of: [0x61, 0xFF]) }
  }
}
