import InkBitmap
import InkPictures

/// Why a source gave no value.
public enum FeedError: Error, Equatable, Sendable {
  // A command's.
  /// The program cannot be started; the kernel's error number.
  case notStarted(program: String, errno: Int32)
  /// The program ended with another status than 0; the first line it wrote to standard error.
  case failed(program: String, status: Int32, message: String?)
  /// A signal ended the program.
  case killed(program: String, signal: Int32)
  /// The program took longer than its deadline, and was ended with all it had started.
  case deadline(program: String, after: Duration)
  /// The program wrote nothing.
  case silent(program: String)

  // A file's.
  /// The file cannot be read; the kernel's error number.
  case unreadable(path: String, errno: Int32)
  /// The path leads to a directory, a device or a pipe.
  case notFile(path: String)

  // A web server's.
  case http(HTTPError)
  /// A broker's.
  case mqtt(MQTTError)

  // A machine's own.
  /// The machine has no such figure.
  case noMetric(String)

  // Those of what was given.
  /// There is more than so many bytes.
  case tooLong(limit: Int)
  /// It is not UTF-8.
  case notText
  /// It is not JSON.
  case notJSON(beginning: String)
  /// Lists and tables stand more than so deep in one another.
  case tooDeep(limit: Int)
  /// The path leads to nothing: there is no such member in the value at `way`.
  case noMember(String, in: String, known: [String], suggestion: String?)
  /// The path leads to null.
  case null(at: String)
  /// It is no picture that can be read.
  case picture(PictureError)
  /// It is a portable bitmap that cannot be read.
  case bitmap(PBMError)
  /// It is no calendar that can be read.
  case calendar(CalendarError)
  /// A display's server has no picture for it.
  case trmnl(TRMNLError)

  /// How long the source wants to be left alone; nil where it does not say.
  var pause: Duration? {
    guard case .http(.status(_, _, let pause)) = self else { return nil }
    return pause
  }
}
