import Foundation

/// Colours at the points of a grid, which blend between them.
///
/// Ink has no soft blends of many colours: drawn as a gradient from the mean colour of the first row to that of the
/// last.
public struct MeshGradient: ShapeStyle {
  let rows: [[Color]]

  /// A grid of `width` by `height` colours, row by row; where its points lie is not followed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    let width = max(width, 1)
    rows = (0..<max(height, 0)).map { Array(colors.dropFirst($0 * width).prefix(width)) }
      .filter { !$0.isEmpty }
  }
}

extension MeshGradient: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    let means = rows.map { row in
      row.dropFirst().enumerated().reduce(row[0]) { mean, next in
        mean.mix(with: next.element, by: 1 / Double(next.offset + 2))
      }
    }
    return LinearGradient(colors: means.isEmpty ? [.clear] : means, startPoint: .top, endPoint: .bottom)
      .paint(in: bounds, environment)
  }
}

extension MeshGradient: View {
  /// The gradient over all that is proposed.
  public var body: some View { Rectangle().fill(self) }
}
