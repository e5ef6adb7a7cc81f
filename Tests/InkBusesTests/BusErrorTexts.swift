import InkBuses
import InkErrors
import Testing

/// Every text of `BusError`, word for word.
enum BusErrorTexts {
  /// One failure and the message a person reads.
  struct Row: Sendable, CustomTestStringConvertible {
    var error: BusError
    var status: InkErrors.ExitStatus
    var explanation: Explanation
    var testDescription: String { explanation.whatHappened }

    init(
      _ error: BusError, exit status: InkErrors.ExitStatus, _ whatHappened: String, cause: String,
      remedy: String
    ) {
      self.error = error
      self.status = status
      explanation = Explanation(whatHappened, cause: cause, remedy: remedy)
    }
  }

  static let all = missing + forbidden + held + wire
}
