import InkDiagnosis
import InkErrors
import InkFeeds

extension Outcome {
  /// What a secret that is not to be had means for `error`, which explains it; `use` is what it is for.
  ///
  /// A file that this user may not read tells nothing about what is in it.
  init(_ error: any ExplainedError, secret: HTTPError, of use: String, in secrets: Secrets) {
    let remedy = Remedy(error.explanation)
    switch secret {
    case .noSecret where !secrets.areReadable:
      self = .skipped("\(use) is a secret that this user may not read; with `sudo` it is looked at")
    case .noSecret(_, let places):
      self = .failed(
        error.explanation.whatHappened,
        Remedy(
          remedy.note,
          commands: places.suffix(1).flatMap { ["sudo nano \($0)", "sudo chmod 600 \($0)"] }))
    case .openSecrets(let path):
      self = .failed(
        error.explanation.whatHappened, Remedy(remedy.note, commands: ["sudo chmod 600 \(path)"]))
    default: self = .failed(error)
    }
  }
}
