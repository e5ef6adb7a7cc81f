import InkErrors
import Testing

@testable import InkBoards

/// A file with a fault, and the message a person reads.
struct BadFile: Sendable, CustomTestStringConvertible {
  var title: String
  var text: String
  var explanation: Explanation
  var testDescription: String { title }

  init(_ title: String, _ text: String, _ whatHappened: String, cause: String, remedy: String) {
    self.title = title
    self.text = text
    explanation = Explanation(whatHappened, cause: cause, remedy: remedy)
  }
}

/// Names for files that are checked against names.
let vocabulary = Vocabulary(
  panels: ["waveshare-2in13-v4", "waveshare-2in7-v2", "gooddisplay-gdey0213b74"],
  gauges: ["max17040", "max17048", "mains"], widgets: ["battery", "clock"],
  timeZones: ["Asia/Tokyo", "Europe/Berlin"])

enum BadBoards {
  static let all = syntax + panel + lines + gauge
}

enum BadDisplays {
  static let all = refresh + widgets + battery + web
}

extension BoardFile {
  /// The error of a board file; nil where it is right.
  static func error(in text: String, vocabulary: Vocabulary = .any) -> BoardError? {
    do {
      _ = try parse(Array(text.utf8), named: "mine", file: "mine.toml", vocabulary: vocabulary)
      return nil
    } catch {
      return error
    }
  }
}

extension DisplayFile {
  /// The error of a display file; nil where it is right.
  static func error(in text: String, vocabulary: Vocabulary = .any) -> SettingsError? {
    do {
      _ = try parse(Array(text.utf8), file: "inkglance.toml", vocabulary: vocabulary)
      return nil
    } catch {
      return error
    }
  }
}
