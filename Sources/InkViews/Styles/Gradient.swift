import Foundation

/// Colours and where they stand between 0 and 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0…1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  /// Colours at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops with the colours of an environment.
  func numbers(in environment: EnvironmentValues) -> [GradientStop] {
    stops.map { GradientStop($0.color.numbers(in: environment), at: $0.location) }
  }
}

extension Gradient: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: bounds, environment)
  }
}
