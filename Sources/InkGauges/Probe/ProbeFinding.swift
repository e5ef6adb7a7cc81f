/// A gauge that may sit at an address.
public struct ProbeFinding: Equatable, Sendable {
  /// How sure it is.
  public enum Certainty: String, Sendable {
    /// The chip says what it is.
    case sure
    /// Several registers hold what this chip has there, and other chips seldom.
    case likely
    /// It answers as this chip would; so may others.
    case possible
  }

  /// A name of the catalogue.
  public var model: String
  public var certainty: Certainty
  /// What it was told by: "VERSION is 0x0012".
  public var evidence: String

  /// A finding.
  public init(_ model: String, _ certainty: Certainty, _ evidence: String) {
    self.model = model
    self.certainty = certainty
    self.evidence = evidence
  }
}
