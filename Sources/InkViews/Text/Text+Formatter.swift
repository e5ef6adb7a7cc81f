import Foundation

extension Text {
  /// A date written by a formatter.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.words(for: subject) ?? "")
  }

  /// A value written by a formatter; which values it knows is the formatter's affair.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.words(for: subject) ?? "\(subject)")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date written by a formatter.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
}
