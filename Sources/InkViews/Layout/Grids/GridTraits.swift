import Foundation

/// What a view says to the grid it is in.
struct GridTraits {
  /// How many columns it covers.
  var columns = 1
  /// Where it stands in its cell, over the grid's alignment.
  var anchor: UnitPoint?
  /// Axes on which it does not make its column or row larger.
  var unsizedAxes: Axis.Set = []
  /// The alignment of its whole column.
  var columnAlignment: HorizontalAlignment?
}
