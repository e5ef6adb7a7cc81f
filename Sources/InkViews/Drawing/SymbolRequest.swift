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
}
