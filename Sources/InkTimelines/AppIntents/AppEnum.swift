/// A choice of an intent's parameter.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// What the choice is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What its cases are called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// What this case is called; its raw value when it does not say.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: rawValue.description)
  }
}
