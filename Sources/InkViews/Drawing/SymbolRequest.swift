import Foundation

/// A symbol to draw.
public struct SymbolRequest: Hashable, Sendable {
  /// SF name: "battery.75percent".
  public var name: String
  /// Font size in points that the symbol goes with.
  public var pointSize: CGFloat
  /// 100…900.
  public var weight: Int
  /// 0…1 for symbols that show a level, else nil.
  public var variableValue: Double?

  /// A request.
  public init(name: String, pointSize: CGFloat, weight: Int = 400, variableValue: Double? = nil) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.variableValue = variableValue
  }

  /// What is drawn for a name that is not known: a question mark in a box, of the same size.
  package var standIn: SymbolRequest {
    SymbolRequest(name: "questionmark.square", pointSize: pointSize, weight: weight)
  }

  /// What a reader is told of a name that is not known.
  var unknownProblem: String { "No symbol is called \"\(name)\"; a question mark in a box stands for it" }
}
