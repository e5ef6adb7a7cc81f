import Foundation

/// The distances a view likes to keep from its neighbours, for each edge.
///
/// A distance is tagged by what kind of neighbour it is meant for. Between two views the greatest sum over the
/// kinds that both facing edges know wins; if they share none, the greatest untagged distance; if there is none,
/// the stack's default.
public struct ViewSpacing: Sendable {
  /// What a distance is measured to.
  enum Category: Hashable, Sendable {
    /// From a text to a text: the lower one's leading.
    case lineToLine
    /// Between texts and what keeps their company, such as symbols.
    case textToText
    case untagged, edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText
  }

  /// Distances of one edge.
  typealias Preferences = [Category: CGFloat]

  var top: Preferences
  var bottom: Preferences
  var leading: Preferences
  var trailing: Preferences

  /// What an ordinary view keeps: nothing, but its distance to text is known to be measured from its edge.
  static let ordinary = ViewSpacing(
    top: [.edgeBelowText: 0], bottom: [.edgeAboveText: 0],
    leading: [.edgeRightText: 0], trailing: [.edgeLeftText: 0])

  /// A view that touches whatever is next to it.
  public static let zero = ViewSpacing(
    top: [.untagged: 0], bottom: [.untagged: 0], leading: [.untagged: 0], trailing: [.untagged: 0])

  /// A view that says nothing about distances.
  static let silent = ViewSpacing(top: [:], bottom: [:], leading: [:], trailing: [:])

  init(top: Preferences, bottom: Preferences, leading: Preferences, trailing: Preferences) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
  }

  /// An ordinary view's.
  public init() { self = .ordinary }

  subscript(edge: Edge) -> Preferences {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes another view's distances on some edges where they are greater.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].merge(other[edge]) { max($0, $1) }
    }
  }

  /// Both views' distances, the greater ones.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// This spacing with an ordinary view's on some edges.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy[edge] = ViewSpacing.ordinary[edge] }
    return copy
  }

  /// The distance to keep before the next view along an axis; 8 points where neither knows better.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, theirs) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var shared: CGFloat?
    for (category, distance) in mine where category != .untagged {
      guard let other = theirs[category] else { continue }
      shared = max(shared ?? -.infinity, distance + other)
    }
    if let shared { return shared }
    switch (mine[.untagged], theirs[.untagged]) {
    case (let a?, let b?): return max(a, b)
    case (let a?, nil): return a
    case (nil, let b?): return b
    case (nil, nil): return 8
    }
  }
}
